import { type Page, expect } from '@playwright/test';
import { readPlacedNumber } from './checkout.ts';
import { readConfirmation } from './outbox.ts';
import { type Shopper, readOrders } from './shoppers.ts';

interface ExpectedOrder {
  shop: { url: string; dataDir: string };
  shopper: Shopper;
  email: string;
}

/** Expects that the order on the thank-you page is the shopper's only order. */
export const expectOneOrder = async (page: Page, expected: ExpectedOrder): Promise<void> =>
  expectOnlyOrder(await readPlacedNumber(page), expected);

/**
 * Expects that the shopper has exactly one order, with a total of £981.00, and exactly one
 * confirmation email for it.
 */
export async function expectOnlyOrder(
  orderno: string,
  { shop, shopper, email }: ExpectedOrder,
): Promise<void> {
  expect(await readOrders(shop, shopper)).toMatchObject([
    { orderno, totalamount: 981, state: 'awaiting_collection' },
  ]);
  expect(await readConfirmation(shop.dataDir, orderno, email)).toContain('Total: £981.00');
}
