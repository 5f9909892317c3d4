import type { SQL } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import { insertPricedOrder } from './insert-priced-order.ts';
import { priceSubmission } from './price-submission.ts';
import type { CheckedSubmission } from './submission.ts';
import type { OrderRow } from '../records/tables.ts';

/**
 * Stores a complete order at catalogue prices, in a transaction of `placeNumberedOrder`, which adds
 * the number. `confirmationSteps` are the SQL steps of `buildConfirmationSteps`, or none. Throws
 * 409 if the total differs from the total on the shopper's page.
 */
export async function storeOrder(
  tx: Tx,
  submission: CheckedSubmission,
  confirmationSteps?: SQL,
): Promise<OrderRow> {
  const pricedOrder = await priceSubmission(tx, submission);
  return insertPricedOrder(tx, submission, pricedOrder, confirmationSteps);
}
