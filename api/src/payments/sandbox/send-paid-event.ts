import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { SANDBOX_SECRET, type SandboxSession, stripeTools } from './sandbox-provider.ts';

/**
 * Pause before each attempt, in ms. If all attempts fail, `sweepPayments` finds the payment later.
 */
const ATTEMPT_DELAYS_MS = [0, 500, 2_000, 8_000];

/**
 * Sends the webhook that Stripe would send for a paid session, with a signature like Stripe's.
 * Retries until it succeeds or no attempt is left.
 */
export async function sendPaidEvent(app: FastifyInstance, session: SandboxSession): Promise<void> {
  const payload = JSON.stringify(buildPaidEvent(session));
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

function buildPaidEvent(session: SandboxSession) {
  return {
    id: `evt_${randomBytes(12).toString('hex')}`,
    object: 'event',
    type: 'checkout.session.completed',
    created: Math.floor(Date.now() / 1000),
    data: {
      object: {
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
      },
    },
  };
}
