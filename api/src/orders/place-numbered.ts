import type { SQL } from 'drizzle-orm';
import type { Db, Tx } from '../db/db.ts';
import { drawNumber, isUnnumbered } from './order-number.ts';
import type { OrderRow } from './store-order.ts';

/**
 * Runs `place` in a transaction and numbers the stored order at its end. All orders lock the
 * counter's row, so the number is drawn in the commit message. `place` adds further statements
 * without results to `commitStatements`, which saves their round trips.
 */
export async function placeNumbered(
  db: Db,
  place: (tx: Tx, commitStatements: SQL[]) => Promise<OrderRow>,
): Promise<OrderRow> {
  const commitStatements: SQL[] = [];
  const { result, rows } = await db.commitWith(
    (tx) => place(tx, commitStatements),
    ({ id, orderno }) => (isUnnumbered(orderno) ? [...commitStatements, drawNumber(id)] : []),
  );
  return { ...result, ...rows[0] };
}
