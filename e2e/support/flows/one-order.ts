import { type Page, expect } from '@playwright/test';
import { placedNumber } from './checkout.ts';
import { confirmation } from './outbox.ts';
import { type Shopper, ordersOf } from './shoppers.ts';

interface Ordered {
  shop: { url: string; dataDir: string };
  shopper: Shopper;
  email: string;
}

/** Expects the order on the page to be the shopper's only one. */
export const expectOneOrder = async (page: Page, ordered: Ordered): Promise<void> =>
  expectOnlyOrder(await placedNumber(page), ordered);

/** Expects exactly one order of £981.00 and one confirmation email. */
export async function expectOnlyOrder(
  orderno: string,
  { shop, shopper, email }: Ordered,
): Promise<void> {
  expect(await ordersOf(shop, shopper)).toMatchObject([
    { orderno, totalamount: 981, state: 'awaiting_collection' },
  ]);
  expect(await confirmation(shop.dataDir, orderno, email)).toContain('Total: £981.00');
}
