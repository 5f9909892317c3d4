import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import type { OrderRow } from '../../orders/records/tables.ts';
import { paymentSessions } from './tables.ts';

/** Returns the pence that the payment page of an unpaid order asks for. */
export const getPageAmount = ({ deposit, total }: Pick<OrderRow, 'deposit' | 'total'>): number =>
  deposit ?? total;

/**
 * Stores the amount of each payment session that was opened for the total of an order, before that
 * total changes. A payment that still comes by such a page then counts with its own amount.
 */
export async function fixSessionAmounts(tx: Tx, order: OrderRow): Promise<void> {
  await tx
    .update(paymentSessions)
    .set({ amount: getPageAmount(order) })
    .where(and(eq(paymentSessions.orderid, order.id), isNull(paymentSessions.amount)));
}
