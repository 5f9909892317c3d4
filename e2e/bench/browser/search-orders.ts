import { placeSmallOrder } from '../../support/flows/place-small-order.ts';
import { createGuest } from '../../support/flows/shoppers.ts';
import type { Figures } from '../figures/figures.ts';
import { ORDERS_PATH } from '../routes.ts';
import type { Variant } from '../variants/variants.ts';
import type { Phone } from './phone.ts';
import { waitUntilSettled } from './wait-until-settled.ts';

const ORDER_COUNT = 100;
/** The customer of one order. Nobody else's data contains this text. */
const SEARCHED_EMAIL = 'searched-for@example.com';

/** Places the orders that the desk lists. */
export async function placeListedOrders(variant: Variant): Promise<void> {
  const customer = await createGuest(variant, 'many-orders@example.com');
  for (let count = 1; count < ORDER_COUNT; count += 1) await placeSmallOrder(variant, customer);
  await placeSmallOrder(variant, await createGuest(variant, SEARCHED_EMAIL));
}

/**
 * Measures the time in ms from the last letter of a search until the order that it finds is painted.
 */
export async function searchOrders(
  phone: Phone,
  variant: Variant,
  isSlow: boolean,
): Promise<Figures> {
  const { page } = phone;
  await phone.setSlow(isSlow);
  await page.goto(ORDERS_PATH);
  await page.getByRole('link', { name: /^SLR/ }).nth(1).waitFor();
  await waitUntilSettled(phone, variant);
  await page.evaluate(() => {
    const found = new Promise<number>((resolve) =>
      addEventListener(
        'input',
        ({ timeStamp }) => {
          const checkPainted = () => {
            const orders = document.querySelectorAll('main a[href*="/admin/orders/SLR"]');
            if (orders.length !== 1) return void requestAnimationFrame(checkPainted);
            // The timer runs after the frame is painted.
            setTimeout(() => resolve(performance.now() - timeStamp));
          };
          checkPainted();
        },
        { once: true, capture: true },
      ),
    );
    Object.assign(globalThis, { orderFound: found });
  });
  await page.getByRole('searchbox').fill(SEARCHED_EMAIL);
  const ms = await page.evaluate(
    () => (globalThis as unknown as { orderFound: Promise<number> }).orderFound,
  );
  return { [isSlow ? 'searchSlow' : 'searchFast']: ms };
}
