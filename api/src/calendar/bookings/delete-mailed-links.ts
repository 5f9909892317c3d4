import { inArray } from 'drizzle-orm';
import { bookingLinks } from './tables.ts';
import type { Tx } from '../../db/db.ts';
import { orderLinks } from '../../orders/link/tables.ts';

/**
 * Deletes the tokens of all links that were mailed for these orders: the links that open an order,
 * and the links that confirm its days.
 */
export async function deleteMailedLinks(tx: Tx, orderIds: readonly number[]): Promise<void> {
  await tx.delete(orderLinks).where(inArray(orderLinks.orderid, [...orderIds]));
  await tx.delete(bookingLinks).where(inArray(bookingLinks.orderid, [...orderIds]));
}
