import type { FastifyBaseLogger } from 'fastify';
import type { ApiContext } from '../http/api-routes.ts';
import { loggable } from '../http/loggable.ts';
import { findProvider } from './choose-provider.ts';
import { fulfil } from './fulfil.ts';
import { sessionsOf } from './sessions.ts';

/**
 * Closes the open payment pages of an order. One that was paid meanwhile pays the order. A provider
 * that cannot be reached is logged: the sweep closes the page later, and money that comes in for a
 * cancelled order is listed for refund.
 */
export async function closePayments(
  context: ApiContext,
  orderid: number,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  const provider = findProvider(context);
  const sessions = await sessionsOf(context.db, orderid);
  for (const { id } of sessions.filter(({ status }) => status === 'open')) {
    try {
      if (provider)
        await fulfil(context.db, await provider.expireSession(id), 'payment page closed');
    } catch (cause) {
      log.warn({ failure: loggable(cause) }, 'a payment page could not be closed');
    }
  }
}
