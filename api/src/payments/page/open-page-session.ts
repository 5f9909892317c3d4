import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { isOutage } from '../../db/outage.ts';
import type { ApiContext } from '../../http/api-routes.ts';
import { conflict, HttpError, notFound } from '../../http/http-error.ts';
import { toLogFields } from '../../http/to-log-fields.ts';
import { lockOrder } from '../../orders/records/find-order.ts';
import { loadOrder, type OrderDetail } from '../../orders/records/load-orders.ts';
import { createAttemptKey, createPartAttempt } from '../attempt-key.ts';
import { findProviderOf, requireProvider } from '../find-provider.ts';
import { fulfilPayment } from '../fulfil-payment.ts';
import type { NamedProvider, NamedSession } from '../limit-provider-time.ts';
import {
  listOpenPaymentSessions,
  listPaymentSessions,
  savePaymentSession,
} from '../payment-sessions.ts';
import { chooseAmount, findPayableAmount } from './choose-amount.ts';
import { createReturnUrls } from './create-return-urls.ts';
import { loadPayableAmounts } from './load-payable-amounts.ts';

/** Largest number of tries, because other devices may open or pay pages of the order meanwhile. */
const MAX_TRIES = 4;

interface PageSessionRequest {
  orderid: number;
  /** Amount in pence, or undefined for all that is due. */
  amount: number | undefined;
  /** URL of the backend with its path prefix. */
  apiBase: string;
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
}

/**
 * Returns the open payment session of a confirmed order for this amount, or opens one. An order has
 * at most one open session, so a session for another amount is closed first. Throws 409 with the
 * reason if the amount cannot be paid now, 503 without a provider, and 502 if it is unreachable.
 */
export async function openPageSession(
  context: ApiContext,
  request: PageSessionRequest,
): Promise<NamedSession> {
  const provider = requireProvider(context);
  try {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const session = await tryToOpen(context, provider, request);
      if (session !== null) return session;
    }
  } catch (cause) {
    if (cause instanceof HttpError || isOutage(cause)) throw cause;
    request.log.error({ failure: toLogFields(cause) }, 'the card payment provider failed');
    throw new HttpError(502, 'provider_failed', PROVIDER_FAILED_MESSAGE);
  }
  throw conflict('This order is being paid on another device. Please try again.', 'busy');
}

/** Resolves to null if another device was faster, or if money came meanwhile. */
async function tryToOpen(
  context: ApiContext,
  provider: NamedProvider,
  { orderid, amount: requestedAmount, apiBase, log }: PageSessionRequest,
): Promise<NamedSession | null> {
  const order = await loadOrder(context.db, orderid);
  if (order === null) throw notFound('There is no such order.');
  const { amount, payable } = await chooseAmount(context.db, order, requestedAmount);
  const current = await findCurrentSession(context, orderid, amount);
  if (current.session !== null || current.hasChanged) return current.session;
  const isRest = amount === payable.due && payable.settled > 0;
  const session = await createSession(context, provider, { order, amount, isRest, apiBase });
  if (await saveSession(context, order, session, requestedAmount)) return session;
  // The session's URL was sent to nobody, so the session cannot be paid.
  await provider.expireSession(session.id).catch((cause: unknown) => {
    log.warn({ failure: toLogFields(cause) }, 'a payment session could not be closed');
  });
  return null;
}

/**
 * Returns the open session for this amount, and closes the others. `hasChanged` means that a session
 * turned out to be paid, so that another amount is due.
 */
async function findCurrentSession(
  context: ApiContext,
  orderid: number,
  amount: number,
): Promise<{ session: NamedSession | null; hasChanged: boolean }> {
  let currentSession = null as NamedSession | null;
  let hasChanged = false;
  for (const stored of await listPaymentSessions(context.db, orderid)) {
    const provider = findProviderOf(context, stored);
    if (stored.status !== 'open' || provider === null) continue;
    const isCandidate: boolean = stored.amount === amount && currentSession === null;
    const session: NamedSession = await (isCandidate
      ? provider.retrieveSession(stored.id)
      : provider.expireSession(stored.id));
    if (isCandidate && session.status === 'open') currentSession = session;
    else await fulfilPayment(context.db, session, 'payment page ended');
    if (session.isPaid) hasChanged = true;
  }
  return { session: hasChanged ? null : currentSession, hasChanged };
}

interface NewSession {
  order: OrderDetail;
  amount: number;
  /** Whether the amount is what is left after an earlier payment. */
  isRest: boolean;
  apiBase: string;
}

async function createSession(
  { db }: ApiContext,
  provider: NamedProvider,
  { order, amount, isRest, apiBase }: NewSession,
): Promise<NamedSession> {
  const { orderno, email } = order;
  return provider.createSession({
    idempotencyKey: createAttemptKey(order, createPartAttempt(`page-${randomUUID()}`, amount)),
    orderno,
    email,
    lines: [
      { name: `${isRest ? 'Rest of' : 'Payment for'} order ${orderno}`, quantity: 1, amount },
    ],
    ...(await createReturnUrls(db, order)),
    apiBase,
  });
}

/**
 * Stores a new session with its order. Resolves to false if another device opened a session
 * meanwhile, or if another amount is due.
 */
async function saveSession(
  context: ApiContext,
  { id }: OrderDetail,
  session: NamedSession,
  requestedAmount: number | undefined,
): Promise<boolean> {
  return context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    if (order === null) return false;
    const payable = await loadPayableAmounts(tx, order);
    if (payable === null || findPayableAmount(payable, requestedAmount) !== session.amount)
      return false;
    const otherSessions = await listOpenPaymentSessions(tx, [id]);
    if (otherSessions.some((other) => findProviderOf(context, other) !== null)) return false;
    await savePaymentSession(tx, id, session);
    return true;
  });
}

const PROVIDER_FAILED_MESSAGE =
  'The card payment could not be started. Nothing was charged. Please try again in a moment.';
