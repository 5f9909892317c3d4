import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { ProviderRefund } from '../../provider.ts';
import { SANDBOX_SECRET, type SandboxSession, stripeTools } from './sandbox-provider.ts';

/**
 * Pauses before the attempts, in ms. If all attempts fail, a periodic check finds the change later.
 */
const ATTEMPT_DELAYS_MS = [0, 500, 2_000, 8_000];

/** Sends the webhook that Stripe would send for a paid session. */
export const sendPaidEvent = (app: FastifyInstance, session: SandboxSession): Promise<void> =>
  sendEvent(app, 'checkout.session.completed', {
    object: 'checkout.session',
    id: session.id,
    client_reference_id: session.orderno,
    metadata: { orderno: session.orderno, attempt: session.idempotencyKey },
    mode: 'payment',
    status: session.status,
    payment_status: 'paid',
    payment_intent: session.transactionid,
    amount_total: session.amount,
    currency: 'gbp',
    url: null,
  });

/** Sends the webhook that Stripe would send for a refund. */
export const sendRefundEvent = (app: FastifyInstance, refund: ProviderRefund): Promise<void> =>
  sendEvent(app, refund.status === 'failed' ? 'refund.failed' : 'refund.updated', {
    object: 'refund',
    id: refund.id,
    payment_intent: refund.transactionid,
    amount: refund.amount,
    currency: refund.currency,
    metadata: { reference: refund.reference },
    status: refund.status === 'failed' ? 'failed' : 'succeeded',
    ...(refund.failure !== '' && { failure_reason: refund.failure.replaceAll(' ', '_') }),
  });

/**
 * Sends an event with a signature like Stripe's. Retries until an attempt succeeds or all have
 * failed.
 */
async function sendEvent(app: FastifyInstance, type: string, object: object): Promise<void> {
  const payload = JSON.stringify({
    id: `evt_${randomBytes(12).toString('hex')}`,
    object: 'event',
    type,
    created: Math.floor(Date.now() / 1000),
    data: { object },
  });
  for (const delay of ATTEMPT_DELAYS_MS) {
    await pause(delay, undefined, { ref: false });
    const response = await app.inject({
      method: 'POST',
      url: `${app.prefix}/payments/webhook`,
      headers: {
        'content-type': 'application/json',
        'stripe-signature': stripeTools.webhooks.generateTestHeaderString({
          payload,
          secret: SANDBOX_SECRET,
        }),
      },
      payload,
    });
    if (response.statusCode < 300) return;
    app.log.warn({ status: response.statusCode }, 'the sandbox webhook was not accepted');
  }
}
