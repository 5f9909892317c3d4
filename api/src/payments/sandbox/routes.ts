import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import type { ApiRoutes } from '../../http/api-routes.ts';
import { typedText } from '../../http/fields.ts';
import { loggable } from '../../http/loggable.ts';
import { endedPage, payPage } from './pay-page.ts';
import { payPageStyle } from './pay-page-style.ts';
import { paySession } from './pay-session.ts';
import { findSandboxSession, type SandboxSession } from './sandbox-provider.ts';
import { sendEvent } from './send-event.ts';
import type { CardComplaint } from './test-card.ts';

const Params = Type.Object({ id: Type.String({ maxLength: 100 }) });
const field = Type.String({ ...typedText('code', 'Card', 40), default: '' });
const Card = Type.Object({ number: field, expiry: field, cvc: field });
const options = { config: { public: true }, schema: { hide: true, params: Params } };

/** Routes of the sandbox's hosted page (rule 38). The unguessable session id authenticates. */
export const sandboxRoutes: ApiRoutes = async (app, { config, db }) => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4_096 },
    (_request, body: string, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
  );

  app.get('/sandbox/pay/:id', options, async ({ params }, reply) =>
    show(reply, await findSandboxSession(db, params.id)),
  );

  app.post(
    '/sandbox/pay/:id',
    { ...options, schema: { ...options.schema, body: Card } },
    async ({ params, body }, reply) => {
      const result = await paySession(db, params.id, body);
      if (result?.isPaidNow) {
        // Sends the webhook after the response. Stripe's page does not wait for its webhook either.
        sendEvent(app, result.session).catch((cause: unknown) =>
          app.log.warn({ failure: loggable(cause) }, 'the sandbox webhook could not be sent'),
        );
      }
      return show(reply, result?.session ?? null, result?.complaints);
    },
  );

  function show(
    reply: FastifyReply,
    session: SandboxSession | null,
    complaints: readonly CardComplaint[] = [],
  ) {
    if (session?.status === 'complete') return reply.redirect(session.successUrl, 303);
    reply.headers(pageHeaders(session)).type('text/html; charset=utf-8');
    if (session?.status !== 'open') {
      return reply.code(session ? 410 : 404).send(endedPage(session, config.shop.brand));
    }
    return reply.send(payPage(session, config.shop.brand, complaints));
  }
};

const styleHash = createHash('sha256').update(payPageStyle).digest('base64');

/**
 * Allows only the page's own style and form. Browsers also check a form's redirect, so the shop's
 * origin is allowed.
 */
function pageHeaders(session: SandboxSession | null) {
  const shop = session ? new URL(session.successUrl).origin : '';
  return {
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self' ${shop}; base-uri 'none'; frame-ancestors 'none'`,
  };
}
