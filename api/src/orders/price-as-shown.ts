import type { Tx } from '../db/db.ts';
import { conflict } from '../http/http-error.ts';
import { pricesFor } from '../pricing/load-prices.ts';
import { priceOrder } from '../pricing/price-order.ts';
import type { PricedOrder } from '../pricing/priced-order.ts';
import { type CheckedSubmission, OTHER_TOTAL } from './submission.ts';

/**
 * What was submitted, at the catalogue's present prices. Throws 409 for what cannot be ordered like
 * this, and when the total that the shopper was shown is not ours (decision 30).
 */
export async function priceAsShown(
  tx: Tx,
  { basket, method, total }: CheckedSubmission,
): Promise<PricedOrder> {
  const priced = priceOrder(basket, await pricesFor(tx, basket), method);
  if (priced.total !== total) throw conflict(OTHER_TOTAL, 'total_differs');
  return priced;
}
