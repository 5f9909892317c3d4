import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../db/db.ts';
import { lockOrder } from '../orders/records/find-order.ts';
import { isCancelled, isPending, isUnpaid } from '../orders/state/order-states.ts';
import { transition } from '../orders/transition/transition.ts';
import { type OrderRow, orders } from '../orders/records/tables.ts';
import { isAttemptForOrder } from './attempt-key.ts';
import type { NamedSession } from './limit-provider-time.ts';
import { savePaymentSession, listPaymentSessions } from './payment-sessions.ts';
import { linkDisputes } from './disputes/handle-dispute-report.ts';
import { loadMoney } from './ledger/load-money.ts';
import { enqueueReceipt } from './payment-received-email.ts';
import { enqueueReturnMail } from './refund-email.ts';
import { settleOrder } from './settle-order.ts';
import { isAskedByMail } from './records/payment-request.ts';
import { addExcessRefund, addRefundOfPayments } from './records/refund-payments.ts';
import { payments, paymentSessions } from './records/tables.ts';
import { type UnwantedPaymentCause, unwantedPayments } from './unwanted-payments.ts';

/**
 * Outcome of a payment session. 'unknown' means that no order belongs to the session, 'refund' that
 * the money goes back.
 */
export type PaymentOutcome = 'unknown' | 'unpaid' | 'paid' | 'refund';

/** Applies the provider's report about a payment session. No other function makes an order paid. */
export function fulfilPayment(
  db: Db,
  session: NamedSession,
  cause: string,
): Promise<PaymentOutcome> {
  return db.transaction((tx) => fulfilPaymentInTransaction(tx, session, cause));
}

/**
 * Applies a report like `fulfilPayment`, in an existing transaction. Locks the order, so that
 * concurrent reports are applied one after another. Reports come from the webhook, `verifyPayment`
 * and `sweepPayments`. Repeated reports change nothing.
 */
export async function fulfilPaymentInTransaction(
  tx: Tx,
  session: NamedSession,
  cause: string,
): Promise<PaymentOutcome> {
  const order = await lockSessionOrder(tx, session);
  if (order === null) return 'unknown';
  await savePaymentSession(tx, order.id, session);
  if (!session.isPaid) {
    await recordFailure(tx, order, session, cause);
    return 'unpaid';
  }
  const unwantedCause = await findUnwantedCause(tx, order, session);
  const refundReason = unwantedCause && unwantedPayments[unwantedCause].reason;
  const [payment] = await tx
    .insert(payments)
    .values({ ...toPaymentFields(session), orderid: order.id, refundReason })
    .onConflictDoNothing({ target: payments.sessionid })
    .returning();
  if (payment === undefined) return loadOutcome(tx, session.id);
  if (unwantedCause !== null) {
    await addRefundOfPayments(tx, [payment], unwantedPayments[unwantedCause].refundState);
    await enqueueReturnMail(tx, payment, unwantedCause);
    await linkDisputes(tx, payment);
    return 'refund';
  }
  const { id: paymentid, amount } = payment;
  const excess = await addExcessRefund(tx, order, { method: 'card', paymentid, amount });
  // The confirmation of the order is the receipt of its first payment.
  if (!isUnpaid(order)) await enqueueReceipt(tx, payment, excess);
  await applyPayment(tx, order, session, cause);
  await linkDisputes(tx, payment);
  return 'paid';
}

/**
 * Locks and returns the order of a session. If the session is unknown, finds the order by its
 * number and the attempt key.
 */
async function lockSessionOrder(tx: Tx, session: NamedSession): Promise<OrderRow | null> {
  const [knownSession] = await tx
    .select({ orderid: paymentSessions.orderid, provider: paymentSessions.provider })
    .from(paymentSessions)
    .where(eq(paymentSessions.id, session.id));
  if (knownSession) {
    // A provider reports its own sessions only, whatever ids it sends.
    const isOwn = ['', session.provider].includes(knownSession.provider);
    return isOwn ? lockOrder(tx, knownSession.orderid) : null;
  }
  const [order] = await tx
    .select({ id: orders.id, orderno: orders.orderno, createdAt: orders.createdAt })
    .from(orders)
    .where(eq(orders.orderno, session.orderno));
  return order && isAttemptForOrder(order, session.attempt) ? lockOrder(tx, order.id) : null;
}

/** Returns the cause why a payment does not count for this order, or null if the payment counts. */
async function findUnwantedCause(
  tx: Tx,
  order: OrderRow,
  { id, amount, currency, mode }: NamedSession,
): Promise<UnwantedPaymentCause | null> {
  const [session] = await tx
    .select({ amount: paymentSessions.amount })
    .from(paymentSessions)
    .where(eq(paymentSessions.id, id));
  const expectedAmount = session?.amount ?? order.total;
  const isExpectedPayment = amount === expectedAmount && currency === 'gbp' && mode === 'payment';
  if (!isExpectedPayment) return 'amount';
  if (isCancelled(order)) return 'cancelled';
  return (await loadMoney(tx, order)).due === 0 ? 'paid' : null;
}

/** Gives the order the state that follows from its payments. */
async function applyPayment(
  tx: Tx,
  order: OrderRow,
  { transactionid }: NamedSession,
  text: string,
): Promise<void> {
  if (isUnpaid(order))
    await tx.update(orders).set({ transactionid }).where(eq(orders.id, order.id));
  await settleOrder(tx, order.id, { text });
}

/**
 * Marks the order as failed if its session ended unpaid and no other session is open. An order that
 * is paid by a mailed link waits for the next try.
 */
async function recordFailure(
  tx: Tx,
  order: OrderRow,
  session: NamedSession,
  cause: string,
): Promise<void> {
  const hasFailed = session.status === 'expired' || session.hasPaymentFailed === true;
  if (!hasFailed || !isPending(order) || (await isAskedByMail(tx, order.id))) return;
  const orderSessions = await listPaymentSessions(tx, order.id);
  if (orderSessions.some(({ id, status }) => id !== session.id && status === 'open')) return;
  await transition(tx, order, { name: 'failPayment' }, { by: 'payment', text: cause });
}

async function loadOutcome(tx: Tx, sessionid: string): Promise<PaymentOutcome> {
  const [payment] = await tx
    .select({ refundReason: payments.refundReason })
    .from(payments)
    .where(eq(payments.sessionid, sessionid));
  return payment?.refundReason == null ? 'paid' : 'refund';
}

function toPaymentFields(session: NamedSession) {
  const { id: sessionid, provider, transactionid, amount, currency } = session;
  return { sessionid, provider, transactionid, amount, currency };
}
