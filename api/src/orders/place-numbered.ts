import type { Db, Tx } from '../db/db.ts';
import { drawNumber, isUnnumbered } from './order-number.ts';
import type { OrderRow } from './store-order.ts';

/**
 * Runs `place` in a transaction; an order that it stored gets its number as that ends. The counter is the one
 * row that all orders of all processes meet at: while this process stands still, it never holds it.
 */
export async function placeNumbered(
  db: Db,
  place: (tx: Tx) => Promise<OrderRow>,
): Promise<OrderRow> {
  const { result, rows } = await db.commitWith(place, ({ id, orderno }) =>
    isUnnumbered(orderno) ? drawNumber(id) : null,
  );
  return { ...result, ...rows[0] };
}
