import type { FastifyBaseLogger } from 'fastify';
import type { ApiContext } from '../http/api-routes.ts';
import { toLogFields } from '../http/to-log-fields.ts';
import { findProviderOf } from './find-provider.ts';
import { fulfilPayment } from './fulfil-payment.ts';
import { listOpenPaymentSessions } from './payment-sessions.ts';

/**
 * Closes the open payment sessions of orders concurrently, so that a stalled provider causes only
 * one timeout. If a session was paid meanwhile, its order becomes paid. Failures are logged, and
 * `sweepPayments` checks those sessions later. A late payment for a cancelled order is marked for
 * refund.
 */
export async function closePayments(
  context: ApiContext,
  orderids: readonly number[],
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  const openSessions = await listOpenPaymentSessions(context.db, orderids);
  const results = await Promise.allSettled(
    openSessions.flatMap(
      ({ id, provider }) => findProviderOf(context, { provider })?.expireSession(id) ?? [],
    ),
  );
  for (const result of results) {
    try {
      if (result.status === 'rejected') throw result.reason;
      await fulfilPayment(context.db, result.value, 'payment page closed');
    } catch (cause) {
      log.warn({ failure: toLogFields(cause) }, 'a payment session could not be closed');
    }
  }
}
