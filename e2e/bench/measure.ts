import type { Browser } from '@playwright/test';
import { addToBasket } from './browser/add-to-basket.ts';
import { navigate } from './browser/navigate.ts';
import { openPhone } from './browser/phone.ts';
import { visitTwice } from './browser/visit.ts';
import { keptFor } from './kept-for.ts';
import { PRODUCT, type Route } from './routes.ts';
import type { Figures } from './figures/figures.ts';
import type { Side } from './sides/sides.ts';

/** Measures a route of a variant once. Each part starts with an empty cache. */
export async function measure(browser: Browser, side: Side, route: Route): Promise<Figures> {
  const kept = await keptFor(side, route);
  const onPhone = async (
    work: (phone: Awaited<ReturnType<typeof openPhone>>) => Promise<Figures>,
    options = {},
  ) => {
    const phone = await openPhone(browser, side, kept, options);
    try {
      const figures = await work(phone);
      const [complaint] = phone.complaints;
      if (complaint !== undefined) throw new Error(`${side.name}: ${route.path}: ${complaint}`);
      return figures;
    } finally {
      await phone.close();
    }
  };
  const visited = await onPhone((phone) => visitTwice(phone, side, route));
  if (!side.isAlive) return visited;
  const added =
    route.path === PRODUCT ? await onPhone((phone) => addToBasket(phone, side)) : undefined;
  const gone: Figures[] = [];
  for (const isSlow of [true, false]) {
    for (const isHinted of [false, true]) {
      // A visitor who saves data gets no prefetches.
      const go = onPhone((phone) => navigate(phone, side, route, isHinted, isSlow), {
        savesData: !isHinted,
      });
      gone.push(await go);
    }
  }
  return Object.assign({}, visited, added, ...gone) as Figures;
}
