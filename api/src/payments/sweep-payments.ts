import { and, eq, inArray, lt, notExists, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { type Db, queryRows } from '../db/db.ts';
import type { ApiContext } from '../http/api-routes.ts';
import { toLogFields } from '../http/to-log-fields.ts';
import { lockOrder } from '../orders/records/find-order.ts';
import { orders } from '../orders/records/tables.ts';
import { isCancelled, isPending, listStatesWith } from '../orders/state/order-states.ts';
import type { OrderState } from 'contract/orders/order-state';
import { transition } from '../orders/transition/transition.ts';
import { findProviderOf, listProviders } from './find-provider.ts';
import { fulfilPayment } from './fulfil-payment.ts';
import { paymentRequests, paymentSessions } from './records/tables.ts';

/** Largest number of sessions that one run checks, and of orders that one run marks as failed. */
const BATCH_SIZE = 50;

/**
 * Asks the provider about open payment sessions, so that a lost webhook loses no order.
 * `minAgeSeconds` is the smallest age of a session at its first check. The pauses between later
 * checks of the session grow. A run ends early when `signal` aborts, and the next run continues.
 */
export async function sweepPayments(
  context: ApiContext,
  log: Pick<FastifyBaseLogger, 'warn'>,
  { minAgeSeconds = 120, signal }: { minAgeSeconds?: number; signal?: AbortSignal } = {},
): Promise<void> {
  for (const { id, state, provider: name } of await claimDueSessions(context.db, minAgeSeconds)) {
    if (signal?.aborted) return;
    const provider = findProviderOf(context, { provider: name });
    if (provider === null) continue;
    try {
      const providerCall = isCancelled({ state }) ? 'expireSession' : 'retrieveSession';
      await fulfilPayment(context.db, await provider[providerCall](id, signal), 'swept');
    } catch (cause) {
      if (signal?.aborted) return;
      log.warn({ failure: toLogFields(cause) }, 'a payment session could not be checked');
    }
  }
  if (listProviders(context).length > 0) await failAbandonedOrders(context.db);
}

/** Marks due sessions as checked and returns them. Concurrent processes skip these sessions. */
function claimDueSessions(
  db: Db,
  minAgeSeconds: number,
): Promise<{ id: string; state: OrderState; provider: string }[]> {
  return queryRows(
    db,
    sql`
    update ${paymentSessions} set checked_at = now()
    from ${orders}
    where ${orders.id} = ${paymentSessions.orderid} and ${paymentSessions.id} in (
      select id from ${paymentSessions}
      where status = 'open'
        and checked_at < now() - greatest(make_interval(secs => ${minAgeSeconds}), checked_at - created_at)
      order by checked_at limit ${BATCH_SIZE} for update skip locked)
    returning ${paymentSessions.id} as id, ${paymentSessions.provider} as provider, ${orders.state} as state`,
  );
}

/**
 * Marks pending orders as failed that were placed more than an hour ago and have no payment
 * session. The process that stored such an order crashed before it created the session. Orders that
 * are paid by a mailed link have no session until the customer opens it.
 */
async function failAbandonedOrders(db: Db): Promise<void> {
  const sessions = db
    .select({ id: paymentSessions.id })
    .from(paymentSessions)
    .where(eq(paymentSessions.orderid, orders.id));
  const requests = db
    .select({ id: paymentRequests.id })
    .from(paymentRequests)
    .where(eq(paymentRequests.orderid, orders.id));
  const abandonedOrders = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        inArray(orders.state, listStatesWith('pending')),
        lt(orders.createdAt, sql`now() - interval '1 hour'`),
        notExists(sessions),
        notExists(requests),
      ),
    )
    .limit(BATCH_SIZE);
  for (const { id } of abandonedOrders) {
    await db.transaction(async (tx) => {
      const order = await lockOrder(tx, id);
      if (order !== null && isPending(order)) {
        await transition(tx, order, { name: 'failPayment' }, NO_PAGE_CAUSE);
      }
    });
  }
}

const NO_PAGE_CAUSE = { by: 'system', text: 'no payment page was opened' } as const;
