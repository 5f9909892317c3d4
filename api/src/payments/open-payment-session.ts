import type { FastifyBaseLogger } from 'fastify';
import { isOutage } from '../db/outage.ts';
import type { ApiContext } from '../http/api-routes.ts';
import { conflict, HttpError } from '../http/http-error.ts';
import { toLogFields } from '../http/to-log-fields.ts';
import { lockOrder } from '../orders/records/find-order.ts';
import { loadHistory, loadOrder, type OrderDetail } from '../orders/records/load-orders.ts';
import { isCancelled, isPaymentFailed, isPending, isUnpaid } from '../orders/state/order-states.ts';
import { retryPayment, transition } from '../orders/transition/transition.ts';
import { AlreadyPaidError } from './already-paid.ts';
import { findProviderOf, requireProvider } from './find-provider.ts';
import { closePayments } from './close-payments.ts';
import { fulfilPayment } from './fulfil-payment.ts';
import type { NamedSession } from './limit-provider-time.ts';
import { hashToken } from '../people/records/session-token.ts';
import { buildSessionRequest, type ReturnUrls } from './build-session-request.ts';
import { fixSessionAmounts, getPageAmount } from './records/session-amounts.ts';
import {
  listOpenPaymentSessions,
  listPaymentSessions,
  savePaymentSession,
} from './payment-sessions.ts';
import type { OrderRow } from '../orders/records/tables.ts';

type Log = Pick<FastifyBaseLogger, 'error' | 'warn'>;

/** Largest number of tries, because other devices may open pages of the order meanwhile. */
const MAX_TRIES = 4;

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
  returnUrls?: ReturnUrls,
): Promise<NamedSession> {
  try {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const session = await tryToOpen(context, orderid, { apiBase, returnUrls, log });
      if (session !== null) return session;
    }
  } catch (cause) {
    if (cause instanceof HttpError || isOutage(cause)) throw cause;
    log.error({ failure: toLogFields(cause) }, 'the card payment provider failed');
    await markFailed(context, orderid);
    throw new HttpError(502, 'provider_failed', PROVIDER_FAILED_MESSAGE);
  }
  throw conflict('This order is being paid on another device. Please try again.', 'busy');
}

interface SessionOptions {
  apiBase: string;
  returnUrls: ReturnUrls | undefined;
  log: Log;
}

/** Resolves to null if another device opened a session meanwhile, because an order has one open page. */
async function tryToOpen(
  context: ApiContext,
  orderid: number,
  options: SessionOptions,
): Promise<NamedSession | null> {
  // Reads the sessions once. Concurrent requests thus use the same idempotency key and get the
  // same session.
  const sessions = await listPaymentSessions(context.db, orderid);
  const order = await loadOrder(context.db, orderid);
  if (order === null) throw new Error('The order to pay does not exist.');
  const session =
    (await findCurrentSession(context, order, sessions)) ??
    (await createSession(context, order, sessions.length, options));
  if (await savePayableSession(context, order, { session, sessions }, options.log)) return session;
  // The session's URL was sent to nobody, so the session cannot be paid.
  await findProviderOf(context, session)?.expireSession(session.id);
  return null;
}

/**
 * Asks the provider for the order's open session. Returns null if there is none, if it has ended, if
 * it is for the amount of the order before a change, or if its provider is no longer configured.
 */
async function findCurrentSession(
  context: ApiContext,
  order: OrderDetail,
  sessions: PaymentSessions,
): Promise<NamedSession | null> {
  const pageAmount = getPageAmount(order);
  const storedSession = sessions.findLast(
    ({ status, amount }) => status === 'open' && (amount ?? pageAmount) === pageAmount,
  );
  if (storedSession === undefined) return null;
  const provider = findProviderOf(context, storedSession);
  if (provider === null) return null;
  const session = await provider.retrieveSession(storedSession.id);
  if (session.status === 'open') return session;
  const outcome = await fulfilPayment(context.db, session, 'payment page ended');
  if (outcome === 'paid') throw new AlreadyPaidError(order);
  return null;
}

async function createSession(
  context: ApiContext,
  order: OrderDetail,
  earlierSessionCount: number,
  { apiBase, returnUrls }: SessionOptions,
) {
  // Providers repeat a failure for the same idempotency key for a day. The key therefore contains
  // the number of failures so far.
  const attempt = `${earlierSessionCount}-${await countFailures(context, order.id)}`;
  // Providers refuse a repeated key with other URLs.
  const urlMark = returnUrls === undefined ? '' : `-${hashToken(returnUrls.successUrl)}`;
  const request = buildSessionRequest(order, `${attempt}${urlMark}`, apiBase, returnUrls);
  return requireProvider(context).createSession(request);
}

/**
 * Stores the session with its order. Resolves to false if another device has stored a session since
 * `sessions` were read. Throws 409 if the order can no longer be paid, or if staff have changed its
 * total since the session was opened.
 */
async function savePayableSession(
  context: ApiContext,
  openedOrder: OrderDetail,
  { session, sessions }: { session: NamedSession; sessions: PaymentSessions },
  log: Log,
): Promise<boolean> {
  const { id: orderid } = openedOrder;
  const knownIds = new Set([session.id, ...sessions.map(({ id }) => id)]);
  const order = await context.db.transaction(async (tx) => {
    // Locks the order before its session, in the same order as an incoming payment does, to prevent
    // deadlocks.
    const lockedOrder = await lockOrder(tx, orderid);
    if (lockedOrder === null) throw new Error('The order to pay does not exist.');
    const openSessions = await listOpenPaymentSessions(tx, [orderid]);
    if (openSessions.some(({ id }) => !knownIds.has(id))) return null;
    await savePaymentSession(tx, orderid, session);
    if (isChanged(lockedOrder)) await fixSessionAmounts(tx, openedOrder);
    if (isPaymentFailed(lockedOrder)) await retryPayment(tx, lockedOrder);
    return lockedOrder;
  });
  if (order === null) return false;
  if (isUnpaid(order) && !isChanged(order)) return true;
  await closePayments(context, [orderid], log);
  if (isUnpaid(order))
    throw conflict(`Order ${order.orderno} was changed. Please try again.`, 'total_differs');
  if (!isCancelled(order)) throw new AlreadyPaidError(order);
  throw conflict(`Order ${order.orderno} was cancelled. Please place it again.`, 'cancelled');

  function isChanged(current: OrderRow): boolean {
    return getPageAmount(current) !== getPageAmount(openedOrder);
  }
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
