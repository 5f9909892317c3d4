import type { Tx } from '../../db/db.ts';
import { conflict } from '../../http/http-error.ts';
import { pricesFor } from '../../pricing/load-prices.ts';
import { priceOrder } from '../../pricing/price-order.ts';
import type { PricedOrder } from '../../pricing/priced-order.ts';
import { type CheckedSubmission, OTHER_TOTAL } from './submission.ts';

/**
 * Prices a submission from the catalogue. Throws 409 if it cannot be ordered, or if its total
 * differs from the total on the shopper's page (rule 30).
 */
export async function priceAsShown(
  tx: Tx,
  { basket, method, total }: CheckedSubmission,
): Promise<PricedOrder> {
  const priced = priceOrder(basket, await pricesFor(tx, basket), method);
  if (priced.total !== total) throw conflict(OTHER_TOTAL, 'total_differs');
  return priced;
}
