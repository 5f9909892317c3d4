import { toPounds } from 'contract/values/pence';
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../db/db.ts';
import { orders } from '../../orders/records/tables.ts';
import { payments } from './tables.ts';

/**
 * Marks those payments of an order for refund that are not marked yet, and sends no mail. Returns
 * their sum in pence.
 */
export async function markForRefund(
  tx: Tx,
  orderid: number,
  refundReason: string,
): Promise<number> {
  const markedPayments = await tx
    .update(payments)
    .set({ refundReason })
    .where(and(eq(payments.orderid, orderid), isNull(payments.refundReason)))
    .returning({ amount: payments.amount });
  return sumAmounts(markedPayments);
}

/**
 * Returns the sum of an order's payments without a refund mark, and the sum of those with one, in
 * pence.
 */
export async function sumPayments(
  tx: Tx,
  orderid: number,
): Promise<{ paidPence: number; refundDuePence: number }> {
  const rows = await tx.select().from(payments).where(eq(payments.orderid, orderid));
  return {
    paidPence: sumAmounts(rows.filter(({ refundReason }) => refundReason === null)),
    refundDuePence: sumAmounts(rows.filter(({ refundReason }) => refundReason !== null)),
  };
}

const sumAmounts = (rows: readonly { amount: number }[]) =>
  rows.reduce((sum, { amount }) => sum + amount, 0);

/** Returns the payments that staff must return at the provider, the oldest first (rule 36). */
export async function listRefunds(db: Db) {
  const rows = await db
    .select()
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderid))
    .where(isNotNull(payments.refundReason))
    .orderBy(asc(payments.id));
  return rows.map(({ payments: payment, orders: { orderno, email } }) => ({
    id: payment.id,
    orderno,
    email,
    transactionid: payment.transactionid,
    amount: toPounds(payment.amount),
    currency: payment.currency,
    reason: payment.refundReason ?? '',
    receivedat: payment.receivedAt.toISOString(),
  }));
}
