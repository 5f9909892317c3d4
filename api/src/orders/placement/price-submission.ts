import type { Tx } from '../../db/db.ts';
import { conflict } from '../../http/http-error.ts';
import { loadBasketPrices } from '../../pricing/load-basket-prices.ts';
import { priceOrder } from '../../pricing/price-order.ts';
import type { PricedOrder } from '../../pricing/priced-order.ts';
import { type CheckedSubmission, TOTAL_CHANGED_MESSAGE } from './submission.ts';

/**
 * Prices a submission from the catalogue. Throws 409 if the basket cannot be ordered, or if its
 * total differs from the total on the shopper's page.
 */
export async function priceSubmission(
  tx: Tx,
  { basket, method, total }: CheckedSubmission,
): Promise<PricedOrder> {
  const pricedOrder = priceOrder(basket, await loadBasketPrices(tx, basket), method);
  if (pricedOrder.total !== total) throw conflict(TOTAL_CHANGED_MESSAGE, 'total_differs');
  return pricedOrder;
}
