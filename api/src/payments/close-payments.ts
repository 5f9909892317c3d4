import type { FastifyBaseLogger } from 'fastify';
import type { ApiContext } from '../http/api-routes.ts';
import { loggable } from '../http/loggable.ts';
import { findProvider } from './choose-provider.ts';
import { fulfil } from './fulfil.ts';
import { openSessionsOf } from './sessions.ts';

/**
 * Closes the open payment sessions of orders concurrently, so that a stalled provider costs only
 * one time limit. If a session was paid meanwhile, its order becomes paid. Failures are logged, and
 * the sweep closes those sessions later. A late payment for a cancelled order is marked for refund.
 */
export async function closePayments(
  context: ApiContext,
  orderids: readonly number[],
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  const provider = findProvider(context);
  if (provider === null) return;
  const open = await openSessionsOf(context.db, orderids);
  const closed = await Promise.allSettled(open.map(({ id }) => provider.expireSession(id)));
  for (const answer of closed) {
    try {
      if (answer.status === 'rejected') throw answer.reason;
      await fulfil(context.db, answer.value, 'payment page closed');
    } catch (cause) {
      log.warn({ failure: loggable(cause) }, 'a payment session could not be closed');
    }
  }
}
