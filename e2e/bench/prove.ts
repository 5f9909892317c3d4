import type { Browser } from '@playwright/test';
import { stored } from '../support/flows/kept.ts';
import { addToBasket } from './browser/add-to-basket.ts';
import { openPhone } from './browser/phone.ts';
import { settled } from './browser/settled.ts';
import { keptFor } from './kept-for.ts';
import type { Route } from './routes.ts';
import type { Side } from './sides/sides.ts';

/**
 * Throws if a variant does not work. Its pages must render their content and hydrate without
 * console messages. A product must reach the basket. Pages without scripts must render their
 * content and run no script.
 */
export async function prove(browser: Browser, side: Side, routes: Route[]): Promise<void> {
  for (const route of routes) await proveRoute(browser, side, route);
  if (side.isAlive) await proveBasket(browser, side);
}

async function proveRoute(browser: Browser, side: Side, route: Route): Promise<void> {
  const phone = await openPhone(browser, side, await keptFor(side, route));
  const { page, traffic, complaints } = phone;
  try {
    const answer = await page.goto(route.path);
    await settled(phone, side);
    must(answer?.status() === 200, 'does not respond with 200');
    const isWhole = side.isAlive || route.isServed;
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    if (isWhole) must(await heading.isVisible(), 'has no visible heading');
    must((await page.getByRole('main').innerText()) !== '' || !isWhole, 'has no content');
    const scripts = traffic.asked().filter(({ kind }) => kind === 'Script');
    must(scripts.length > 0 === side.isAlive, `ran ${scripts.length} scripts`);
    must(complaints.length === 0, `logs ${complaints.join('; ')}`);
  } finally {
    await phone.close();
  }

  function must(holds: boolean, what: string): asserts holds {
    if (!holds) throw new Error(`${side.name}: ${route.path} ${what}.`);
  }
}

async function proveBasket(browser: Browser, side: Side): Promise<void> {
  const phone = await openPhone(browser, side, {});
  try {
    await addToBasket(phone, side);
    const { content } = JSON.parse((await stored(phone.page, 'cart')) ?? '{}') as {
      content?: object[];
    };
    const [complaint] = phone.complaints;
    if (content?.length !== 1 || complaint !== undefined)
      throw new Error(`${side.name}: the product is not in the basket. ${complaint ?? ''}`);
  } finally {
    await phone.close();
  }
}
