import type { Db, Tx } from '../db/db.ts';
import { findByKey, lockKey } from './find-order.ts';
import { drawNumber, isUnnumbered } from './order-number.ts';
import type { OrderRow } from './store-order.ts';
import type { CheckedSubmission } from './submission.ts';

/**
 * Runs `place` in a transaction that has locked the idempotency key, and numbers the stored order at
 * its end. `place` gets the earlier order of that key. All orders lock the counter's row, so the
 * number is drawn in the commit message.
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
