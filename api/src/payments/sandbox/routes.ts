import { createHash } from 'node:crypto';
import { programText, typedText } from 'contract/calls/wire';
import type { FastifyReply } from 'fastify';
import type { ProviderRefund } from 'server/card-providers/payment-provider';
import * as v from 'valibot';
import type { ApiRoutes } from '../../http/api-routes.ts';
import { buildRequestSchema, toRouteSchema } from '../../http/serve-call.ts';
import { toLogFields } from '../../http/to-log-fields.ts';
import { renderEndedPage, renderPayPage } from './pay-page.ts';
import { payPageStyle } from './pay-page-style.ts';
import { paySession } from './pay-session.ts';
import { sandboxDisputeRoutes } from './dispute-routes.ts';
import { findClosingDispute, sendOpeningEvents } from './sandbox-dispute.ts';
import { findSandboxSession, type SandboxSession } from './sandbox-provider.ts';
import { listenToSandboxRefunds } from './sandbox-refund.ts';
import { sendDisputeEvent, sendPaidEvent, sendRefundEvent } from './send-event.ts';
import type { CardError } from './test-card.ts';

const request = { summary: '', params: v.object({ id: programText(100) }) };
const cardField = v.optional(typedText('code', 'Card', 40), '');
const card = v.object({ number: cardField, expiry: cardField, cvc: cardField });

type Params = v.InferOutput<typeof request.params>;

const options = {
  config: { public: true },
  schema: { hide: true, ...buildRequestSchema(request) },
};

/**
 * Routes of the sandbox's payment page. The routes need no sign-in, because the session id cannot
 * be guessed.
 */
export const sandboxRoutes: ApiRoutes = async (app, context) => {
  const { config, db } = context;
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4_096 },
    (_request, body: string, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
  );

  app.get<{ Params: Params }>('/sandbox/pay/:id', options, async ({ params }, reply) =>
    sendPage(reply, await findSandboxSession(db, params.id)),
  );

  app.post<{ Params: Params; Body: v.InferOutput<typeof card> }>(
    '/sandbox/pay/:id',
    { ...options, schema: { ...options.schema, body: toRouteSchema(card) } },
    async ({ params, body }, reply) => {
      const result = await paySession(db, params.id, body);
      if (result?.isPaidNow) {
        // Sends the webhook after the response, because a real provider's page does not wait for
        // its webhook either.
        logFailure(sendPaymentEvents(result.session));
      }
      return sendPage(reply, result?.session ?? null, result?.cardErrors);
    },
  );

  await app.register(sandboxDisputeRoutes, context);

  listenToSandboxRefunds(db, (refund) => logFailure(sendRefundEvents(refund)));

  async function sendPaymentEvents(session: SandboxSession) {
    await sendPaidEvent(app, session);
    await sendOpeningEvents(app, session);
  }

  async function sendRefundEvents(refund: ProviderRefund) {
    await sendRefundEvent(app, refund);
    const closing = await findClosingDispute(db, refund);
    if (closing !== null) await sendDisputeEvent(app, closing.type, closing.dispute);
  }

  function logFailure(sendPromise: Promise<void>) {
    sendPromise.catch((cause: unknown) =>
      app.log.warn({ failure: toLogFields(cause) }, 'the sandbox webhook could not be sent'),
    );
  }

  function sendPage(
    reply: FastifyReply,
    session: SandboxSession | null,
    cardErrors: readonly CardError[] = [],
  ) {
    if (session?.status === 'complete') return reply.redirect(session.successUrl, 303);
    reply.headers(buildPageHeaders(session)).type('text/html; charset=utf-8');
    if (session?.status !== 'open') {
      return reply.code(session ? 410 : 404).send(renderEndedPage(session, config.shop.brand));
    }
    return reply.send(renderPayPage(session, config.shop.brand, cardErrors));
  }
};

const styleHash = createHash('sha256').update(payPageStyle).digest('base64');

/**
 * Allows only the page's own style and form. Browsers also check a form's redirect, so the shop's
 * origin is allowed.
 */
function buildPageHeaders(session: SandboxSession | null) {
  const shopOrigin = session ? new URL(session.successUrl).origin : '';
  return {
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self' ${shopOrigin}; base-uri 'none'; frame-ancestors 'none'`,
  };
}
