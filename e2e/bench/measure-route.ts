import type { Browser } from '@playwright/test';
import { addToBasket } from './browser/add-to-basket.ts';
import { measureNavigation } from './browser/measure-navigation.ts';
import { openPhone } from './browser/phone.ts';
import { placeOrder } from './browser/place-order.ts';
import { searchOrders } from './browser/search-orders.ts';
import { measureTwoVisits } from './browser/visit.ts';
import { createStoredState } from './create-stored-state.ts';
import { CHECKOUT_PATH, ORDERS_PATH, PRODUCT_PATH, type Route } from './routes.ts';
import type { Figures } from './figures/figures.ts';
import type { Variant } from './variants/variants.ts';

/** Measures one page of a variant. Each part of the measurement begins with an empty cache. */
export async function measureRoute(
  browser: Browser,
  variant: Variant,
  route: Route,
): Promise<Figures> {
  const storedState = await createStoredState(variant, route);
  const withPhone = async (
    measureOnPhone: (phone: Awaited<ReturnType<typeof openPhone>>) => Promise<Figures>,
    options = {},
  ) => {
    const phone = await openPhone(browser, variant, storedState, options);
    try {
      const figures = await measureOnPhone(phone);
      const [consoleError] = phone.consoleErrors;
      if (consoleError !== undefined)
        throw new Error(`${variant.name}: ${route.path}: ${consoleError}`);
      return figures;
    } finally {
      await phone.close();
    }
  };
  const visitFigures = await withPhone((phone) => measureTwoVisits(phone, variant, route));
  if (!variant.isHydrated) return visitFigures;
  const basketFigures =
    route.path === PRODUCT_PATH
      ? await withPhone((phone) => addToBasket(phone, variant))
      : undefined;
  const orderFigures =
    route.path === CHECKOUT_PATH ? await placeOrder(browser, variant) : undefined;
  const searchFigures: Figures = {};
  if (route.path === ORDERS_PATH)
    for (const isSlow of [true, false])
      Object.assign(
        searchFigures,
        await withPhone((phone) => searchOrders(phone, variant, isSlow)),
      );
  const navigationFigures: Figures[] = [];
  for (const isSlow of route.startPath === undefined ? [] : [true, false]) {
    for (const isHinted of [false, true]) {
      // With `savesData`, pages prefetch nothing, so that only the hinted navigation has
      // prefetches.
      const navigation = withPhone(
        (phone) => measureNavigation(phone, variant, route, isHinted, isSlow),
        {
          savesData: !isHinted,
        },
      );
      navigationFigures.push(await navigation);
    }
  }
  return Object.assign(
    {},
    visitFigures,
    basketFigures,
    orderFigures,
    searchFigures,
    ...navigationFigures,
  ) as Figures;
}
