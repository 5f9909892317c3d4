import type { Db, Tx } from '../../db/db.ts';
import { findByKey, lockKey } from '../records/find-order.ts';
import { drawNumber, isUnnumbered } from './order-number.ts';
import type { CheckedSubmission } from './submission.ts';
import type { OrderRow } from '../records/tables.ts';

/**
 * Runs `placeOrder` in a transaction that has locked the idempotency key, and then gives a new
 * order its number. `placeOrder` gets the earlier order with that key, or null. The number is
 * assigned together with the commit, because every order locks the counter's row.
 */
export async function placeNumbered(
  db: Db,
  { userid, idempotencyKey }: Pick<CheckedSubmission, 'userid' | 'idempotencyKey'>,
  place: (tx: Tx, placed: OrderRow | null) => Promise<OrderRow>,
): Promise<OrderRow> {
  const { result, rows } = await db.commitWith(
    lockKey(userid, idempotencyKey),
    async (tx) => place(tx, await findByKey(tx, userid, idempotencyKey)),
    ({ id, orderno }) => (isUnnumbered(orderno) ? [drawNumber(id)] : []),
  );
  return { ...result, ...rows[0] };
}
