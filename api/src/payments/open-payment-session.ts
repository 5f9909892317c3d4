import type { FastifyBaseLogger } from 'fastify';
import { isOutage } from '../db/outage.ts';
import type { ApiContext } from '../http/api-routes.ts';
import { conflict, HttpError } from '../http/http-error.ts';
import { toLogFields } from '../http/to-log-fields.ts';
import { lockOrder } from '../orders/records/find-order.ts';
import { loadHistory, loadOrder } from '../orders/records/load-orders.ts';
import { isCancelled, isPaymentFailed, isPending } from '../orders/state/order-states.ts';
import { isPayable } from '../orders/transition/order-transitions.ts';
import { retryPayment, transition } from '../orders/transition/transition.ts';
import { AlreadyPaidError } from './already-paid.ts';
import { findProviderOf, requireProvider } from './find-provider.ts';
import { closePayments } from './close-payments.ts';
import { fulfilPayment } from './fulfil-payment.ts';
import type { NamedSession } from './limit-provider-time.ts';
import { buildSessionRequest } from './build-session-request.ts';
import { savePaymentSession, listPaymentSessions } from './payment-sessions.ts';

type Log = Pick<FastifyBaseLogger, 'error' | 'warn'>;

/**
 * Returns the open payment session of an unpaid order, or creates a new session. If the provider is
 * unreachable, throws 502 and sets the order to `payment_failed`, so that the shopper can try
 * again. If the order was cancelled or paid meanwhile, throws 409 and closes the session.
 */
export async function openPaymentSession(
  context: ApiContext,
  orderid: number,
  apiBase: string,
  log: Log,
): Promise<NamedSession> {
  try {
    // Reads the sessions once. Concurrent requests thus use the same idempotency key and get the
    // same session.
    const sessions = await listPaymentSessions(context.db, orderid);
    const session =
      (await findCurrentSession(context, orderid, sessions)) ??
      (await createSession(context, orderid, sessions.length, apiBase));
    return await savePayableSession(context, orderid, session, log);
  } catch (cause) {
    if (cause instanceof HttpError || isOutage(cause)) throw cause;
    log.error({ failure: toLogFields(cause) }, 'the card payment provider failed');
    await markFailed(context, orderid);
    throw new HttpError(502, 'provider_failed', PROVIDER_FAILED_MESSAGE);
  }
}

/**
 * Asks the provider for the order's open session. Returns null if there is none, if it has ended, or
 * if its provider is no longer configured.
 */
async function findCurrentSession(
  context: ApiContext,
  id: number,
  sessions: PaymentSessions,
): Promise<NamedSession | null> {
  const storedSession = sessions.findLast(({ status }) => status === 'open');
  if (storedSession === undefined) return null;
  const provider = findProviderOf(context, storedSession);
  if (provider === null) return null;
  const session = await provider.retrieveSession(storedSession.id);
  if (session.status === 'open') return session;
  const outcome = await fulfilPayment(context.db, session, 'payment page ended');
  if (outcome === 'paid') throw new AlreadyPaidError({ id, orderno: session.orderno });
  return null;
}

async function createSession(
  context: ApiContext,
  orderid: number,
  earlierSessionCount: number,
  apiBase: string,
) {
  const order = await loadOrder(context.db, orderid);
  if (order === null) throw new Error('The order to pay does not exist.');
  // Providers repeat a failure for the same idempotency key for a day. The key therefore contains
  // the number of failures so far.
  const attempt = `${earlierSessionCount}-${await countFailures(context, orderid)}`;
  return requireProvider(context).createSession(buildSessionRequest(order, attempt, apiBase));
}

/** Stores the session with its order. Throws 409 if the order can no longer be paid. */
async function savePayableSession(
  context: ApiContext,
  orderid: number,
  session: NamedSession,
  log: Log,
): Promise<NamedSession> {
  const order = await context.db.transaction(async (tx) => {
    // Locks the order before its session, in the same order as an incoming payment does, to prevent
    // deadlocks.
    const lockedOrder = await lockOrder(tx, orderid);
    if (lockedOrder === null) throw new Error('The order to pay does not exist.');
    await savePaymentSession(tx, orderid, session);
    if (isPaymentFailed(lockedOrder)) await retryPayment(tx, lockedOrder);
    return lockedOrder;
  });
  if (isPayable(order)) return session;
  await closePayments(context, [orderid], log);
  if (!isCancelled(order)) throw new AlreadyPaidError(order);
  throw conflict(`Order ${order.orderno} was cancelled. Please place it again.`, 'cancelled');
}

type PaymentSessions = Awaited<ReturnType<typeof listPaymentSessions>>;

async function countFailures({ db }: ApiContext, orderid: number): Promise<number> {
  const history = (await loadHistory(db, [orderid])).get(orderid) ?? [];
  return history.filter(isPaymentFailed).length;
}

async function markFailed({ db }: ApiContext, orderid: number): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderid);
    if (order === null || !isPending(order)) return;
    const hasOpenSession = (await listPaymentSessions(tx, orderid)).some(
      ({ status }) => status === 'open',
    );
    if (!hasOpenSession) await transition(tx, order, { name: 'failPayment' }, UNREACHABLE_CAUSE);
  });
}

const UNREACHABLE_CAUSE = {
  by: 'system',
  text: 'the provider could not be reached',
} as const;

const PROVIDER_FAILED_MESSAGE =
  'The card payment could not be started. Please try again in a moment, or choose Collection Only.';
