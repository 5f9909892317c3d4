import { randomUUID } from 'node:crypto';
import type { PaymentKind } from 'contract/payments/ledger';
import { and, desc, eq, inArray, isNull, notInArray, sql, type SQL, sum } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import { type OrderRow, orders } from '../../orders/records/tables.ts';
import { isCancelled } from '../../orders/state/order-states.ts';
import { loadMoney, type PricedOrder } from '../ledger/load-money.ts';
import { loadDisputedAmounts } from './disputes/disputed-amounts.ts';
import { payments, recordedPayments, refunds } from './tables.ts';

/** Days within which a refund arrives. The terms (section 7) promise this. */
export const REFUND_DAYS = 14;

export type PaymentRow = typeof payments.$inferSelect;
export type RefundRow = typeof refunds.$inferSelect;

/** Condition of the refunds whose money was given back, or will be. */
const countsAsGivenBack = notInArray(refunds.state, ['failed', 'replaced']);

/**
 * Marks the unmarked payments of an order for refund, without sending a mail. Adds a due refund for
 * each of these payments, and one for the money that did not come by card. Returns the sum of the
 * added refunds, in pence.
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
  const outsideLeft = await loadOutsideLeft(tx, orderid);
  if (outsideLeft > 0)
    await tx.insert(refunds).values({
      orderid,
      amount: outsideLeft,
      reason: refundReason,
      key: randomUUID(),
      method: 'outside',
      state: 'due',
    });
  return (await addRefundOfPayments(tx, markedPayments, 'due')) + outsideLeft;
}

/**
 * Adds a refund for the remaining amount of each marked payment. A `due` refund waits for staff, and
 * `sweepRefunds` sends a `pending` one. Returns the sum of these refunds in pence.
 */
export async function addRefundOfPayments(
  tx: Tx,
  markedPayments: readonly PaymentRow[],
  state: 'due' | 'pending',
): Promise<number> {
  const leftByPayment = await loadLeftAmounts(tx, markedPayments);
  const rows = markedPayments.flatMap((payment) => {
    const amount = leftByPayment.get(payment.id) ?? 0;
    return amount > 0 ? [{ ...buildRefund(payment, amount), state }] : [];
  });
  if (rows.length > 0) await tx.insert(refunds).values(rows);
  return sumAmounts(rows.map(({ amount }) => amount));
}

const buildRefund = ({ id, orderid, refundReason }: PaymentRow, amount: number) => ({
  orderid,
  paymentid: id,
  amount,
  reason: refundReason ?? '',
  key: randomUUID(),
  method: 'provider' as const,
});

/**
 * Returns a map from payment id to the amount that can be refunded, in pence. This is the payment
 * minus its refunds, except failed refunds, and minus what is in an open or lost dispute.
 */
export async function loadLeftAmounts(
  tx: Tx,
  rows: readonly PaymentRow[],
): Promise<Map<number, number>> {
  const unrefundedAmounts = await loadUnrefundedAmounts(tx, rows);
  const disputedAmounts = await loadDisputedAmounts(tx, [...unrefundedAmounts.keys()]);
  return new Map(
    [...unrefundedAmounts].map(([id, amount]) => [
      id,
      Math.max(0, amount - (disputedAmounts.get(id) ?? 0)),
    ]),
  );
}

/** Returns a map from payment id to the payment minus its refunds, except failed ones, in pence. */
export async function loadUnrefundedAmounts(
  tx: Tx,
  rows: readonly PaymentRow[],
): Promise<Map<number, number>> {
  const ids = rows.map(({ id }) => id);
  const sums = await sumByPayment(tx, and(inArray(refunds.paymentid, ids), countsAsGivenBack));
  return new Map(rows.map(({ id, amount }) => [id, amount - (sums.get(id) ?? 0)]));
}

/** Card payment with the amount that can still go back to the card, in pence. */
interface RefundableCard {
  payment: PaymentRow;
  left: number;
}

/** Amounts that can still be given back, in pence. */
export interface Refundable {
  /** Payments in pounds from which something is left, newest first. */
  cards: RefundableCard[];
  cardLeft: number;
  /** Rest of the payments that did not come by card. */
  outsideLeft: number;
  left: number;
}

/**
 * Returns what can still be given back of an order. No more goes back to a card than came from it.
 * Money that came by other means is given back outside the shop.
 */
export async function loadRefundable(tx: Tx, orderid: number): Promise<Refundable> {
  const rows = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderid, orderid), eq(payments.currency, 'gbp')))
    .orderBy(desc(payments.receivedAt), desc(payments.id));
  const leftByPayment = await loadLeftAmounts(tx, rows);
  const cards = rows
    .map((payment) => ({ payment, left: leftByPayment.get(payment.id) ?? 0 }))
    .filter(({ left }) => left > 0);
  const cardLeft = sumAmounts(cards.map(({ left }) => left));
  const outsideLeft = await loadOutsideLeft(tx, orderid);
  return { cards, cardLeft, outsideLeft, left: cardLeft + outsideLeft };
}

async function loadOutsideLeft(tx: Tx, orderid: number): Promise<number> {
  const [recorded] = await tx
    .select({ amount: sql<number>`coalesce(sum(${recordedPayments.amount}), 0)::int` })
    .from(recordedPayments)
    .where(eq(recordedPayments.orderid, orderid));
  const [refunded] = await tx
    .select({ amount: sql<number>`coalesce(sum(${refunds.amount}), 0)::int` })
    .from(refunds)
    .where(and(eq(refunds.orderid, orderid), isNull(refunds.paymentid), countsAsGivenBack));
  return Math.max(0, (recorded?.amount ?? 0) - (refunded?.amount ?? 0));
}

interface NewMoney {
  /** How the money came, and its payment if it came by card. */
  method: PaymentKind;
  paymentid?: number;
  amount: number;
}

/**
 * Adds a refund of what came too much with a new entry of the ledger. The provider returns it to a
 * card by itself. Other money waits for staff. Returns the amount in pence.
 */
export async function addExcessRefund(
  tx: Tx,
  order: OrderRow,
  { method, paymentid, amount }: NewMoney,
): Promise<number> {
  const { excess } = await loadMoney(tx, order);
  const excessAmount = Math.min(amount, excess);
  if (excessAmount === 0) return 0;
  await tx.insert(refunds).values({
    orderid: order.id,
    amount: excessAmount,
    reason: 'More was paid than was due.',
    key: randomUUID(),
    ...(method === 'card'
      ? { paymentid, method: 'provider', state: 'pending' }
      : { outsideMethod: method, method: 'outside', state: 'due' }),
  });
  return excessAmount;
}

/** Returns the sum of an order's payments that disputes keep from being given back, in pence. */
export async function sumDisputedAmounts(tx: Tx, orderid: number): Promise<number> {
  const rows = await tx.select().from(payments).where(eq(payments.orderid, orderid));
  const unrefundedAmounts = await loadUnrefundedAmounts(tx, rows);
  const leftAmounts = await loadLeftAmounts(tx, rows);
  return [...unrefundedAmounts].reduce(
    (total, [id, amount]) => total + amount - (leftAmounts.get(id) ?? 0),
    0,
  );
}

/** Pence that go back after a change of an order, and what cannot go back now. */
interface ChangeReturn {
  cardReturn: number;
  outsideReturn: number;
  /** Pence that came too much, but are in a dispute. */
  withheld: number;
}

interface ReturnOptions {
  reason: string;
  staffid: number;
  /** Whether the provider returns the cards' part at once. Otherwise it waits for a colleague. */
  isSent: boolean;
}

/**
 * Adds refunds of what an order's new total leaves too much, the newest card first. No more goes back
 * to a card than came from it. Money that came by other means waits for staff, who hand it out.
 */
export async function addReturnOfChange(
  tx: Tx,
  order: PricedOrder,
  { reason, staffid, isSent }: ReturnOptions,
): Promise<ChangeReturn> {
  const { excess } = await loadMoney(tx, order);
  if (excess === 0) return { cardReturn: 0, outsideReturn: 0, withheld: 0 };
  const { cards, cardLeft, outsideLeft } = await loadRefundable(tx, order.id);
  const cardReturn = Math.min(excess, cardLeft);
  const outsideReturn = Math.min(excess - cardReturn, outsideLeft);
  const common = { orderid: order.id, reason, staffid };
  let rest = cardReturn;
  for (const { payment, left } of cards) {
    const amount = Math.min(rest, left);
    if (amount === 0) break;
    rest -= amount;
    await tx.insert(refunds).values({
      ...common,
      paymentid: payment.id,
      amount,
      key: randomUUID(),
      method: 'provider',
      state: isSent ? 'pending' : 'due',
    });
  }
  if (outsideReturn > 0)
    await tx.insert(refunds).values({
      ...common,
      amount: outsideReturn,
      key: randomUUID(),
      method: 'outside',
      state: 'due',
    });
  // The rest beyond the disputes was given back as a favour before.
  const withheld = Math.min(
    excess - cardReturn - outsideReturn,
    await sumDisputedAmounts(tx, order.id),
  );
  return { cardReturn, outsideReturn, withheld };
}

/**
 * Returns the part of a new refund that the customer does not owe again, in pence. What came too
 * much lowers no price. If `isDueAgain` is undefined, a refund lowers the price of a paid order only.
 */
export async function computeWaivedAmount(
  tx: Tx,
  orderid: number,
  amount: number,
  isDueAgain?: boolean,
): Promise<number> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderid));
  if (order === undefined || isCancelled(order)) return 0;
  const { due, excess } = await loadMoney(tx, order);
  return (isDueAgain ?? due > 0) ? 0 : amount - Math.min(amount, excess);
}

/**
 * Returns two amounts of an order in pence. `paidPence` is what a cancellation would give back.
 * `refundDuePence` is what the firm still has to give back.
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
  const disputedByPayment = await loadDisputedAmounts(
    tx,
    rows.map(({ id }) => id),
  );
  const markedPayments = rows.filter(({ refundReason }) => refundReason !== null);
  const unmarkedPayments = rows.filter(({ refundReason }) => refundReason === null);
  const [openRefunds] = await tx
    .select({ amount: sql<number>`coalesce(sum(${refunds.amount}), 0)::int` })
    .from(refunds)
    .leftJoin(payments, eq(payments.id, refunds.paymentid))
    .where(
      and(
        eq(refunds.orderid, orderid),
        isNull(payments.refundReason),
        inArray(refunds.state, ['due', 'pending']),
      ),
    );
  return {
    paidPence:
      sumAmounts(unmarkedPayments.map(({ id }) => leftByPayment.get(id) ?? 0)) +
      (await loadOutsideLeft(tx, orderid)),
    refundDuePence:
      sumAmounts(
        markedPayments.map(({ id, amount }) =>
          Math.max(0, amount - (doneByPayment.get(id) ?? 0) - (disputedByPayment.get(id) ?? 0)),
        ),
      ) + (openRefunds?.amount ?? 0),
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
