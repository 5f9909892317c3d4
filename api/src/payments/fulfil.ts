import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../db/db.ts';
import { enqueueMail } from '../mail/queue.ts';
import { lockOrder } from '../orders/records/find-order.ts';
import { isCancelled, isPayable, isPending } from '../orders/state/order-states.ts';
import { transition } from '../orders/transition/transition.ts';
import { type OrderRow, orders } from '../orders/records/tables.ts';
import { isAttemptAt } from './attempt-key.ts';
import type { HostedSession } from './provider.ts';
import { keepSession, sessionsOf } from './sessions.ts';
import { orderMail } from '../orders/records/order-mail.ts';
import { payments, paymentSessions } from './records/tables.ts';

/** Result of a session. 'refund' means that the money must be returned (rule 36). */
export type Outcome = 'unknown' | 'unpaid' | 'paid' | 'refund';

/**
 * Applies the provider's report about a session. Only this function makes orders paid (rule 35).
 */
export function fulfil(db: Db, session: HostedSession, cause: string): Promise<Outcome> {
  return db.transaction((tx) => fulfilIn(tx, session, cause));
}

/**
 * Applies a report like `fulfilPayment`, in an existing transaction. It locks the order, so that
 * webhook, verification and sweep run sequentially. Repeated reports change nothing.
 */
export async function fulfilIn(tx: Tx, session: HostedSession, cause: string): Promise<Outcome> {
  const order = await lockOrderOf(tx, session);
  if (order === null) return 'unknown';
  await keepSession(tx, order.id, session);
  if (!session.paid) {
    await noteFailure(tx, order, session, cause);
    return 'unpaid';
  }
  const refundReason = reasonToRefund(order, session);
  const [payment] = await tx
    .insert(payments)
    .values({ ...moneyOf(session), orderid: order.id, refundReason })
    .onConflictDoNothing({ target: payments.sessionid })
    .returning({ id: payments.id });
  if (payment === undefined) return knownOutcome(tx, session.id);
  if (refundReason === null) await markPaid(tx, order, session, cause);
  else await enqueueMail(tx, orderMail('refund-due', order.id));
  return refundReason === null ? 'paid' : 'refund';
}

/**
 * Locks and returns the order of a session. For an unknown session it finds the order by number and
 * attempt key.
 */
async function lockOrderOf(tx: Tx, session: HostedSession): Promise<OrderRow | null> {
  const [known] = await tx
    .select({ orderid: paymentSessions.orderid })
    .from(paymentSessions)
    .where(eq(paymentSessions.id, session.id));
  if (known) return lockOrder(tx, known.orderid);
  const [order] = await tx
    .select({ id: orders.id, orderno: orders.orderno, createdAt: orders.createdAt })
    .from(orders)
    .where(eq(orders.orderno, session.orderno));
  return order && isAttemptAt(order, session.attempt) ? lockOrder(tx, order.id) : null;
}

/** Returns the reason why a payment does not count for this order, or null if it does. */
function reasonToRefund(order: OrderRow, { amount, currency, mode }: HostedSession): string | null {
  if (isCancelled(order)) return 'The order was cancelled before the payment came.';
  if (!isPayable(order)) return 'The order was paid already.';
  const isRight = amount === order.total && currency === 'gbp' && mode === 'payment';
  return isRight ? null : 'The payment is not the amount of the order.';
}

async function markPaid(
  tx: Tx,
  order: OrderRow,
  { transactionid }: HostedSession,
  cause: string,
): Promise<void> {
  await tx.update(orders).set({ transactionid }).where(eq(orders.id, order.id));
  await transition(tx, order, { name: 'pay' }, { by: 'payment', text: cause });
}

/** Marks the order as failed if its session ended unpaid and no other session is open. */
async function noteFailure(
  tx: Tx,
  order: OrderRow,
  session: HostedSession,
  cause: string,
): Promise<void> {
  const hasFailed = session.status === 'expired' || cause === PAYMENT_FAILED;
  if (!hasFailed || !isPending(order)) return;
  const others = await sessionsOf(tx, order.id);
  if (others.some(({ id, status }) => id !== session.id && status === 'open')) return;
  await transition(tx, order, { name: 'failPayment' }, { by: 'payment', text: cause });
}

/** Stripe's event for a payment that failed after its session was completed. */
const PAYMENT_FAILED = 'checkout.session.async_payment_failed';

async function knownOutcome(tx: Tx, sessionid: string): Promise<Outcome> {
  const [payment] = await tx
    .select({ refundReason: payments.refundReason })
    .from(payments)
    .where(eq(payments.sessionid, sessionid));
  return payment?.refundReason == null ? 'paid' : 'refund';
}

function moneyOf({ id: sessionid, transactionid, amount, currency }: HostedSession) {
  return { sessionid, transactionid, amount, currency };
}
