import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type {
  ProviderDispute,
  ProviderEvent,
  ProviderRefund,
} from 'server/card-providers/payment-provider';
import {
  SANDBOX_SIGNATURE_HEADER,
  type SandboxSession,
  signSandboxEvent,
  toHostedSession,
} from './sandbox-provider.ts';

/**
 * Pauses before the attempts, in ms. If all attempts fail, a periodic check finds the change later.
 */
const ATTEMPT_DELAYS_MS = [0, 500, 2_000, 8_000];

/** Sends the webhook for a paid session. */
export const sendPaidEvent = (app: FastifyInstance, session: SandboxSession): Promise<void> =>
  sendEvent(app, {
    type: 'checkout.session.completed',
    session: toHostedSession(session),
    refunds: [],
  });

/** Sends the webhook for a refund. */
export const sendRefundEvent = (app: FastifyInstance, refund: ProviderRefund): Promise<void> =>
  sendEvent(app, {
    type: refund.status === 'failed' ? 'refund.failed' : 'refund.updated',
    session: null,
    refunds: [refund],
  });

/** Sends the webhook for a dispute, an inquiry or a fraud warning. */
export const sendDisputeEvent = (
  app: FastifyInstance,
  type: string,
  dispute: ProviderDispute,
): Promise<void> => sendEvent(app, { type, session: null, refunds: [], dispute });

/** Sends a signed event. Retries until an attempt succeeds or all have failed. */
async function sendEvent(
  app: FastifyInstance,
  content: Pick<ProviderEvent, 'type' | 'session' | 'refunds'> & Partial<ProviderEvent>,
): Promise<void> {
  const id = `evt_${randomBytes(12).toString('hex')}`;
  const event: ProviderEvent = { id, refundedTransaction: null, dispute: null, ...content };
  const payload = JSON.stringify(event);
  for (const delay of ATTEMPT_DELAYS_MS) {
    await pause(delay, undefined, { ref: false });
    const response = await app.inject({
      method: 'POST',
      url: `${app.prefix}/payments/webhook`,
      headers: {
        'content-type': 'application/json',
        [SANDBOX_SIGNATURE_HEADER]: signSandboxEvent(payload),
      },
      payload,
    });
    if (response.statusCode < 300) return;
    app.log.warn({ status: response.statusCode }, 'the sandbox webhook was not accepted');
  }
}
