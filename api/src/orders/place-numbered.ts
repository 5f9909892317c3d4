import type { SQL } from 'drizzle-orm';
import type { Db, Tx } from '../db/db.ts';
import { drawNumber, isUnnumbered } from './order-number.ts';
import type { OrderRow } from './store-order.ts';

/**
 * Runs `place` in a transaction and numbers the stored order at its end. All orders lock the
 * counter's row, so the number is drawn in the commit message. `place` adds further statements
 * without results to `atEnd`, which saves their round trips.
 */
export async function placeNumbered(
  db: Db,
  place: (tx: Tx, atEnd: SQL[]) => Promise<OrderRow>,
): Promise<OrderRow> {
  const atEnd: SQL[] = [];
  const { result, rows } = await db.commitWith(
    (tx) => place(tx, atEnd),
    ({ id, orderno }) => (isUnnumbered(orderno) ? [...atEnd, drawNumber(id)] : []),
  );
  return { ...result, ...rows[0] };
}
