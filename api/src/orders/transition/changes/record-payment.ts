import { and, eq, sql } from 'drizzle-orm';
import { formatMoney } from 'contract/values/pence';
import type { RecordedPaymentKind } from 'contract/payments/ledger';
import type { Tx } from '../../../db/db.ts';
import { conflict, notFound } from '../../../http/http-error.ts';
import { invalidField } from '../../../http/invalid-field.ts';
import { findSettlingEvent } from '../../../payments/ledger/find-settling-event.ts';
import { loadMoney } from '../../../payments/ledger/load-money.ts';
import { addExcessRefund, loadRefundable } from '../../../payments/records/refund-payments.ts';
import { recordedPayments } from '../../../payments/records/tables.ts';
import { getLondonToday, toLondonDay } from '../../../schedule/london-day.ts';
import { refreshDailyFigures } from '../../../staff/today/load-daily-figures.ts';
import { enqueueRecordedPaymentMail } from '../../../payments/records/payment-recorded-email.ts';
import type { OrderRow } from '../../records/tables.ts';
import { isUnpaid } from '../../state/order-states.ts';
import { raiseOrderVersion } from '../../records/order-version.ts';
import type { Effect } from '../order-event.ts';
import { requireStaffId } from '../staff-cause.ts';

/**
 * Records money that staff received for an order. Throws 409 for the field `amount` if it is more
 * than due and staff did not accept that, or if the due amount has changed meanwhile. An accepted
 * excess is listed for refund. A repeated call with the same key records nothing.
 */
export const recordPayment: Effect<'recordPayment'> = async ({ tx, order, cause, input }) => {
  const { amount, method, note = '', key } = input;
  if (await isRecorded(tx, key)) return 'unchanged';
  await checkAmount(tx, order, input);
  const receivedAt = toReceivedAt(input.receivedon ?? '');
  const staffid = requireStaffId(cause);
  const entry = { orderid: order.id, method, amount, note, key, staffid };
  const [payment] = await tx
    .insert(recordedPayments)
    .values({ ...entry, ...(receivedAt && { receivedAt }) })
    .returning();
  if (receivedAt) await refreshDailyFigures(tx, toLondonDay(receivedAt));
  await raiseOrderVersion(tx, order.id);
  const excess = await addExcessRefund(tx, order, { method, amount });
  const followUp = await findSettlingEvent(tx, order);
  // The confirmation and the invoice, which follow from these events, tell what is paid, but not
  // what goes back.
  const isTold = followUp === 'pay' || isUnpaid(order);
  if (payment !== undefined && (!isTold || excess > 0)) await mailEntry(tx, order, payment, excess);
  return { after: { payment: amount, method }, followUp };
};

/** Mails the customer about an entry. An erased order has no e-mail. */
async function mailEntry(
  tx: Tx,
  { email }: OrderRow,
  entry: { id: number; orderid: number },
  excess = 0,
): Promise<void> {
  if (email !== '') await enqueueRecordedPaymentMail(tx, entry, excess);
}

const isRecorded = async (tx: Tx, key: string) =>
  (await tx.select().from(recordedPayments).where(eq(recordedPayments.key, key))).length > 0;

async function checkAmount(
  tx: Tx,
  order: OrderRow,
  { amount, due: seenDue, accept = false }: { amount: number; due?: number; accept?: boolean },
): Promise<void> {
  const { due } = await loadMoney(tx, order);
  if (seenDue !== undefined && seenDue !== due)
    throw invalidField(
      'amount',
      `Amount: ${formatMoney(due)} is due now, because a payment or a refund came meanwhile.`,
      'due_changed',
      409,
    );
  if (amount > due && !accept)
    throw invalidField(
      'amount',
      `Amount: ${due === 0 ? 'nothing' : `only ${formatMoney(due)}`} is due. If ${formatMoney(amount)} came all the same, confirm it: what came too much is listed for refund.`,
      'more_than_due',
      409,
    );
}

/** Returns noon of a past day, or null for today. Throws 400 for a day in the future. */
function toReceivedAt(day: string): Date | null {
  const today = getLondonToday();
  if (day > today) throw invalidField('receivedon', 'Received on: this day is in the future.');
  return day === '' || day === today ? null : new Date(`${day}T12:00:00Z`);
}

/**
 * Corrects a recorded payment by an entry with the opposite amount. Throws 404 for a payment of
 * another order. Throws 409 if the payment is corrected already, or if its money was given back.
 */
export const correctPayment: Effect<'correctPayment'> = async ({ tx, order, cause, input }) => {
  const [payment] = await tx
    .select()
    .from(recordedPayments)
    .where(and(eq(recordedPayments.id, input.paymentid), eq(recordedPayments.orderid, order.id)));
  if (payment === undefined) throw notFound('There is no such payment of this order.');
  if (payment.corrects !== null)
    throw conflict('This entry is a correction. Record the payment again instead.', 'correction');
  const corrections = await tx
    .select({ id: recordedPayments.id })
    .from(recordedPayments)
    .where(eq(recordedPayments.corrects, payment.id));
  if (corrections.length > 0) throw conflict('This payment was corrected already.', 'corrected');
  const { outsideLeft } = await loadRefundable(tx, order.id);
  if (outsideLeft < payment.amount)
    throw conflict(
      'Money of this payment was given back, or is listed for refund, so that it cannot be corrected any more.',
      'refunded',
    );
  const correction = {
    orderid: order.id,
    method: payment.method,
    amount: -payment.amount,
    note: input.reason,
    corrects: payment.id,
    key: `corrects-${payment.id}`,
    staffid: requireStaffId(cause),
  };
  const [entry] = await tx.insert(recordedPayments).values(correction).returning();
  if (entry !== undefined) await mailEntry(tx, order, entry);
  await raiseOrderVersion(tx, order.id);
  return {
    before: { payment: payment.amount, method: payment.method },
    after: { payment: 0 },
    followUp: await findSettlingEvent(tx, order),
  };
};

/**
 * Records how the rest of an order was paid when the order is completed. Without that information,
 * the rest of a 'Collection Only' order counts as paid, and the rest of a card order stays due.
 */
export const recordRest: Effect<'complete'> = async ({ tx, order, cause, input }) => {
  // The trigger `order_history_collected` then leaves the payment to this function.
  await tx.execute(sql`select set_config('shop.records_payments', 'on', true)`);
  const isOffline = order.paymentMethod === 'offline';
  const paidBy = input?.paidby ?? (isOffline ? 'unknown' : 'unpaid');
  const { due: amount } = await loadMoney(tx, order);
  if (amount === 0 || paidBy === 'unpaid') return;
  const method: RecordedPaymentKind = paidBy === 'unknown' ? 'cash' : paidBy;
  const note = paidBy === 'unknown' ? 'How it was paid was not recorded.' : '';
  const entry = { orderid: order.id, method, amount, note, key: `completed-${order.id}` };
  await tx.insert(recordedPayments).values({ ...entry, staffid: cause.staffid });
  return { after: { payment: amount, method } };
};
