import type { FastifyBaseLogger } from 'fastify';
import { isOutage } from '../db/outage.ts';
import type { ApiContext } from '../http/api-routes.ts';
import { HttpError } from '../http/http-error.ts';
import { loggable } from '../http/loggable.ts';
import { lockOrder } from '../orders/find-order.ts';
import { loadHistory, loadOrder, type OrderDetail } from '../orders/load-orders.ts';
import { moveOrder } from '../orders/move-order.ts';
import { AlreadyPaidError } from './already-paid.ts';
import { attemptKey } from './attempt-key.ts';
import { needProvider } from './choose-provider.ts';
import { fulfil } from './fulfil.ts';
import type { HostedSession, SessionRequest } from './provider.ts';
import { keepSession, sessionsOf } from './sessions.ts';

/**
 * The payment page of an order that awaits payment: the open one, else a new one. Throws 502 when
 * the provider cannot be reached; the order then waits for another try as `payment_failed`.
 */
export async function openSession(
  context: ApiContext,
  orderid: number,
  apiBase: string,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<HostedSession> {
  try {
    // Read once: requests that come together must make the same try, and so get the same page.
    const pages = await sessionsOf(context.db, orderid);
    return (
      (await currentSession(context, orderid, pages)) ??
      (await newSession(context, orderid, pages.length, apiBase))
    );
  } catch (cause) {
    if (cause instanceof HttpError || isOutage(cause)) throw cause;
    log.error({ failure: loggable(cause) }, 'the card payment provider failed');
    await markFailed(context, orderid);
    throw new HttpError(502, 'provider_failed', PROVIDER_FAILED);
  }
}

/** The provider's own word counts for whether a page is still open. */
async function currentSession(
  context: ApiContext,
  id: number,
  pages: Pages,
): Promise<HostedSession | null> {
  const open = pages.findLast(({ status }) => status === 'open');
  if (open === undefined) return null;
  const session = await needProvider(context).retrieveSession(open.id);
  if (session.status === 'open') return session;
  const outcome = await fulfil(context.db, session, 'payment page ended');
  if (outcome === 'paid') throw new AlreadyPaidError({ id, orderno: session.orderno });
  return null;
}

async function newSession(
  context: ApiContext,
  orderid: number,
  pagesBefore: number,
  apiBase: string,
) {
  const order = await loadOrder(context.db, orderid);
  if (order === null) throw new Error('The order to pay does not exist.');
  // A provider repeats what failed under a key for a day: failures before this try are named too.
  const attempt = `${pagesBefore}-${await failuresOf(context, orderid)}`;
  const session = await needProvider(context).createSession(requestFor(order, attempt, apiBase));
  await context.db.transaction(async (tx) => {
    await keepSession(tx, orderid, session);
    const now = await lockOrder(tx, orderid);
    if (now?.state === 'payment_failed')
      await moveOrder(tx, now, 'awaiting_payment', 'tried again');
  });
  return session;
}

type Pages = Awaited<ReturnType<typeof sessionsOf>>;

async function failuresOf({ db }: ApiContext, orderid: number): Promise<number> {
  const history = (await loadHistory(db, [orderid])).get(orderid) ?? [];
  return history.filter(({ state }) => state === 'payment_failed').length;
}

function requestFor(order: OrderDetail, attempt: string, apiBase: string): SessionRequest {
  const { orderno, email, site, deliveryCharge, deliveryName } = order;
  const goods = order.lines.flatMap((line) => [
    { name: line.name, quantity: line.quantity, amount: line.price },
    ...line.addons.map((addon) => ({
      name: addon.option === 'personalised' ? `${addon.name} – Personalised` : addon.name,
      quantity: addon.quantity,
      amount: addon.price,
    })),
  ]);
  const delivery = { name: deliveryName || 'Delivery', quantity: 1, amount: deliveryCharge };
  const lines = deliveryCharge > 0 ? [...goods, delivery] : goods;
  const whole = [{ name: `Order ${orderno}`, quantity: 1, amount: order.total }];
  const query = `order_id=${encodeURIComponent(orderno)}`;
  return {
    idempotencyKey: attemptKey(order, attempt),
    orderno,
    email,
    lines: lines.length > MOST_LINES ? whole : lines,
    successUrl: `${site}/payment-success?session_id={CHECKOUT_SESSION_ID}&${query}`,
    cancelUrl: `${site}/payment-cancelled?${query}`,
    apiBase,
  };
}

/** As many lines as a hosted page shows; a longer order is one line. */
const MOST_LINES = 100;

async function markFailed({ db }: ApiContext, orderid: number): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderid);
    if (order?.state !== 'awaiting_payment') return;
    const hasOpen = (await sessionsOf(tx, orderid)).some(({ status }) => status === 'open');
    if (!hasOpen) await moveOrder(tx, order, 'payment_failed', 'the provider could not be reached');
  });
}

const PROVIDER_FAILED =
  'The card payment could not be started. Please try again in a moment, or choose Collection Only.';
