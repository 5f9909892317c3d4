import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../db/db.ts';
import { enqueueMail } from '../mail/queue/queue.ts';
import { lockOrder } from '../orders/records/find-order.ts';
import { isCancelled, isPending } from '../orders/state/order-states.ts';
import { isPayable } from '../orders/transition/order-transitions.ts';
import { transition } from '../orders/transition/transition.ts';
import { type OrderRow, orders } from '../orders/records/tables.ts';
import { isAttemptForOrder } from './attempt-key.ts';
import type { NamedSession } from './limit-provider-time.ts';
import { savePaymentSession, listPaymentSessions } from './payment-sessions.ts';
import { createOrderMail } from '../orders/records/order-mail.ts';
import { addDueRefunds } from './records/refund-payments.ts';
import { payments, paymentSessions } from './records/tables.ts';

/**
 * Outcome of a payment session. 'unknown' means that no order belongs to the session, 'refund' that
 * the firm must return the money.
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
  const refundReason = findRefundReason(order, session);
  const [payment] = await tx
    .insert(payments)
    .values({ ...toPaymentFields(session), orderid: order.id, refundReason })
    .onConflictDoNothing({ target: payments.sessionid })
    .returning();
  if (payment === undefined) return loadOutcome(tx, session.id);
  if (refundReason === null) await markPaid(tx, order, session, cause);
  else {
    await addDueRefunds(tx, [payment]);
    await enqueueMail(tx, createOrderMail('refund-due', order.id));
  }
  return refundReason === null ? 'paid' : 'refund';
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

/**
 * Returns the reason why a payment does not count for this order, or null if the payment counts.
 */
function findRefundReason(
  order: OrderRow,
  { amount, currency, mode }: NamedSession,
): string | null {
  if (isCancelled(order)) return 'The order was cancelled before the payment came.';
  if (!isPayable(order)) return 'The order was paid already.';
  const isExpectedPayment = amount === order.total && currency === 'gbp' && mode === 'payment';
  return isExpectedPayment ? null : 'The payment is not the amount of the order.';
}

async function markPaid(
  tx: Tx,
  order: OrderRow,
  { transactionid }: NamedSession,
  cause: string,
): Promise<void> {
  await tx.update(orders).set({ transactionid }).where(eq(orders.id, order.id));
  await transition(tx, order, { name: 'pay' }, { by: 'payment', text: cause });
}

/** Marks the order as failed if its session ended unpaid and no other session is open. */
async function recordFailure(
  tx: Tx,
  order: OrderRow,
  session: NamedSession,
  cause: string,
): Promise<void> {
  const hasFailed = session.status === 'expired' || session.hasPaymentFailed === true;
  if (!hasFailed || !isPending(order)) return;
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
