import type { SQL } from 'drizzle-orm';
import type { Db, Tx } from '../db/db.ts';
import { drawNumber, isUnnumbered } from './order-number.ts';
import type { OrderRow } from './store-order.ts';

/**
 * Runs `place` in a transaction; an order that it stored gets its number as that ends. All orders of all
 * processes lock the counter's row, so it is drawn in the message that commits. `place` adds to `atEnd`
 * other statements whose results nobody needs: they cost no round trip of their own.
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
