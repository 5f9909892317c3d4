import { randomUUID } from 'node:crypto';
import { and, eq, gte, inArray, isNull, lt, notInArray, or, sql, type SQL, sum } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import { orders } from '../../orders/records/tables.ts';
import { isCompleted } from '../../orders/state/order-states.ts';
import { payments, refunds } from './tables.ts';

export type PaymentRow = typeof payments.$inferSelect;
export type RefundRow = typeof refunds.$inferSelect;

/** Condition of the refunds whose money was given back, or will be. */
const countsAsGivenBack = notInArray(refunds.state, ['failed', 'replaced']);

/**
 * Marks the unmarked payments of an order for refund, without sending a mail. Adds a due refund for
 * each of these payments. Returns the sum of the added refunds, in pence.
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
    .returning();
  return addDueRefunds(tx, markedPayments);
}

/**
 * Adds a due refund for the remaining amount of each marked payment. Returns the sum of these
 * refunds in pence.
 */
export async function addDueRefunds(tx: Tx, markedPayments: readonly PaymentRow[]) {
  const leftByPayment = await loadLeftAmounts(tx, markedPayments);
  const rows = markedPayments.flatMap((payment) => {
    const amount = leftByPayment.get(payment.id) ?? 0;
    return amount > 0 ? [buildDueRefund(payment, amount)] : [];
  });
  if (rows.length > 0) await tx.insert(refunds).values(rows);
  return sumAmounts(rows.map(({ amount }) => amount));
}

const buildDueRefund = ({ id, orderid, refundReason }: PaymentRow, amount: number) => ({
  orderid,
  paymentid: id,
  amount,
  reason: refundReason ?? '',
  key: randomUUID(),
  method: 'provider' as const,
  state: 'due' as const,
});

/**
 * Returns a map from payment id to remaining amount, in pence. The remaining amount is the payment
 * minus its refunds, except failed refunds.
 */
export async function loadLeftAmounts(
  tx: Tx,
  rows: readonly PaymentRow[],
): Promise<Map<number, number>> {
  const ids = rows.map(({ id }) => id);
  const sums = await sumByPayment(tx, and(inArray(refunds.paymentid, ids), countsAsGivenBack));
  return new Map(rows.map(({ id, amount }) => [id, amount - (sums.get(id) ?? 0)]));
}

interface RefundableAmount {
  /** The payment. Null if the order has no payment, or if the order was paid on collection. */
  payment: PaymentRow | null;
  isPaidOnCollection: boolean;
  /** Largest refundable amount, in pence. */
  left: number;
}

/**
 * Returns the payment of an order with the largest remaining amount, and that amount. If no amount
 * remains and the completed order was paid on collection, computes the amount from the order's
 * total.
 */
export async function findRefundableAmount(tx: Tx, orderid: number): Promise<RefundableAmount> {
  const rows = await tx.select().from(payments).where(eq(payments.orderid, orderid));
  const leftByPayment = await loadLeftAmounts(tx, rows);
  const getLeft = ({ id }: PaymentRow) => leftByPayment.get(id) ?? 0;
  const [payment = null] = rows.toSorted((a, b) => getLeft(b) - getLeft(a));
  if (payment !== null && getLeft(payment) > 0)
    return { payment, isPaidOnCollection: false, left: getLeft(payment) };
  const collectedAmount = await loadCollectedAmount(tx, orderid);
  if (collectedAmount === null) return { payment, isPaidOnCollection: false, left: 0 };
  const refundedAmount = await sumRefundsWithoutPayment(tx, orderid);
  return { payment: null, isPaidOnCollection: true, left: collectedAmount - refundedAmount };
}

/**
 * Returns the amount that was paid on collection of an order, in pence. Returns null if the order
 * was not paid on collection.
 */
export async function loadCollectedAmount(tx: Tx, orderid: number): Promise<number | null> {
  const [order] = await tx
    .select({ state: orders.state, paymentMethod: orders.paymentMethod, total: orders.total })
    .from(orders)
    .where(eq(orders.id, orderid));
  if (order === undefined || !isCompleted(order) || order.paymentMethod !== 'offline') return null;
  return order.total;
}

async function sumRefundsWithoutPayment(tx: Tx, orderid: number): Promise<number> {
  const [row] = await tx
    .select({ amount: sum(refunds.amount).mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.orderid, orderid), isNull(refunds.paymentid), countsAsGivenBack));
  return row?.amount ?? 0;
}

/**
 * Returns two amounts of an order in pence. `paidPence` is the remaining amount of the unmarked
 * payments, which a cancellation would refund. `refundDuePence` is the amount of the marked
 * payments minus their completed refunds.
 */
export async function sumPayments(
  tx: Tx,
  orderid: number,
): Promise<{ paidPence: number; refundDuePence: number }> {
  const rows = await tx.select().from(payments).where(eq(payments.orderid, orderid));
  const leftByPayment = await loadLeftAmounts(tx, rows);
  const doneByPayment = await sumByPayment(
    tx,
    and(eq(refunds.orderid, orderid), eq(refunds.state, 'done')),
  );
  const markedPayments = rows.filter(({ refundReason }) => refundReason !== null);
  const unmarkedPayments = rows.filter(({ refundReason }) => refundReason === null);
  return {
    paidPence: sumAmounts(unmarkedPayments.map(({ id }) => leftByPayment.get(id) ?? 0)),
    refundDuePence: sumAmounts(
      markedPayments.map(({ id, amount }) => amount - (doneByPayment.get(id) ?? 0)),
    ),
  };
}

const sumAmounts = (amounts: readonly number[]) =>
  amounts.reduce((total, amount) => total + amount, 0);

async function sumByPayment(tx: Tx, condition: SQL | undefined): Promise<Map<number, number>> {
  const sums = await tx
    .select({ paymentid: refunds.paymentid, amount: sum(refunds.amount).mapWith(Number) })
    .from(refunds)
    .where(condition)
    .groupBy(refunds.paymentid);
  return new Map(sums.flatMap(({ paymentid, amount }) => (paymentid ? [[paymentid, amount]] : [])));
}

/**
 * Returns the sum of the refunds that were completed in a period, in pence. The period includes
 * `from` and excludes `to`. Takings are the payments of a period minus this sum.
 */
export async function sumRefunds(tx: Tx, { from, to }: { from: Date; to: Date }): Promise<number> {
  const [row] = await tx
    .select({ amount: sql<string>`coalesce(sum(${refunds.amount}), 0)` })
    .from(refunds)
    .leftJoin(payments, eq(payments.id, refunds.paymentid))
    .where(
      and(
        eq(refunds.state, 'done'),
        or(isNull(refunds.paymentid), eq(payments.currency, 'gbp')),
        gte(refunds.settledAt, from),
        lt(refunds.settledAt, to),
      ),
    );
  return Number(row?.amount ?? 0);
}
