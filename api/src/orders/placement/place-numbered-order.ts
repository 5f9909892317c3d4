import type { Db, Tx } from '../../db/db.ts';
import { findOrderByKey, buildKeyLock } from '../records/find-order.ts';
import { buildNumberAssignment, isPlaceholderNumber } from './order-number.ts';
import type { CheckedSubmission } from './submission.ts';
import type { OrderRow } from '../records/tables.ts';

/**
 * Runs `placeOrder` in a transaction that has locked the idempotency key. `placeOrder` gets the
 * earlier order with that key, or null. The statement that gives a new order its number is sent in
 * the same round trip to the database as the commit. This statement locks a counter that all orders
 * share, so the lock must be short.
 */
export async function placeNumberedOrder(
  db: Db,
  { userid, idempotencyKey }: Pick<CheckedSubmission, 'userid' | 'idempotencyKey'>,
  placeOrder: (tx: Tx, existingOrder: OrderRow | null) => Promise<OrderRow>,
): Promise<OrderRow> {
  const { result, rows } = await db.commitWith(
    buildKeyLock(userid, idempotencyKey),
    async (tx) => placeOrder(tx, await findOrderByKey(tx, userid, idempotencyKey)),
    ({ id, orderno }) => (isPlaceholderNumber(orderno) ? [buildNumberAssignment(id)] : []),
  );
  return { ...result, ...rows[0] };
}
