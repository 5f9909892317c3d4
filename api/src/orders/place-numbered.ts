import type { SQL } from 'drizzle-orm';
import type { Db, Tx } from '../db/db.ts';
import { drawNumber, isUnnumbered } from './order-number.ts';
import type { OrderRow } from './store-order.ts';

/**
 * Runs `place` in a transaction and gives the stored order its number at the end. All orders of all processes lock
 * the counter's row, so the number is drawn in the message that commits. `place` adds statements without a result
 * to `finalStatements`, which saves their round trips.
 */
export async function placeNumbered(
  db: Db,
  place: (tx: Tx, finalStatements: SQL[]) => Promise<OrderRow>,
): Promise<OrderRow> {
  const finalStatements: SQL[] = [];
  const { result, rows } = await db.commitWith(
    (tx) => place(tx, finalStatements),
    ({ id, orderno }) => (isUnnumbered(orderno) ? [...finalStatements, drawNumber(id)] : []),
  );
  return { ...result, ...rows[0] };
}
