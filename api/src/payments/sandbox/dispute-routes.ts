import { createHash } from 'node:crypto';
import { programText } from 'contract/calls/wire';
import { formatMoney } from 'contract/values/pence';
import type { FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { ApiRoutes } from '../../http/api-routes.ts';
import { escapeHtml } from '../../http/escape-html.ts';
import { notFound } from '../../http/http-error.ts';
import { buildRequestSchema, toRouteSchema } from '../../http/serve-call.ts';
import { renderDocument } from './pay-page.ts';
import { payPageStyle } from './pay-page-style.ts';
import { buildDispute, findDisputedSession } from './sandbox-dispute.ts';
import type { SandboxSession } from './sandbox-provider.ts';
import { sendDisputeEvent } from './send-event.ts';

const request = { summary: '', params: v.object({ transactionid: programText(100) }) };
const decision = v.object({ status: v.picklist(['won', 'lost', 'under_review']) });

type Params = v.InferOutput<typeof request.params>;
type Decision = v.InferOutput<typeof decision>;

const options = {
  config: { public: true },
  schema: { hide: true, ...buildRequestSchema(request) },
};

/**
 * Routes of the page on which a developer decides a dispute of the sandbox, as the bank would. The
 * routes need no sign-in, because the transaction id cannot be guessed.
 */
export const sandboxDisputeRoutes: ApiRoutes = async (app, { config, db }) => {
  const path = '/sandbox/disputes/:transactionid';

  app.get<{ Params: Params }>(path, options, async ({ params }, reply) =>
    sendDecisionPage(reply, await requireSession(params), ''),
  );

  app.post<{ Params: Params; Body: Decision }>(
    path,
    { ...options, schema: { ...options.schema, body: toRouteSchema(decision) } },
    async ({ params, body: { status } }, reply) => {
      const session = await requireSession(params);
      const dispute = buildDispute(session);
      if (dispute === null) throw notFound('This payment is not disputed.');
      const isDecided = status !== 'under_review';
      await sendDisputeEvent(app, isDecided ? 'charge.dispute.closed' : 'charge.dispute.updated', {
        ...dispute,
        status: dispute.isInquiry && isDecided ? 'closed' : status,
      });
      return sendDecisionPage(reply, session, 'The shop was told.');
    },
  );

  async function requireSession({ transactionid }: Params): Promise<SandboxSession> {
    const session = await findDisputedSession(db, transactionid);
    if (session !== null && buildDispute(session)?.kind === 'dispute') return session;
    throw notFound('This payment is not disputed.');
  }

  function sendDecisionPage(reply: FastifyReply, session: SandboxSession, result: string) {
    const title = `Dispute about order ${session.orderno} – ${config.shop.brand}`;
    return reply
      .headers(pageHeaders)
      .type('text/html; charset=utf-8')
      .send(renderDocument(title, renderDecisions(session, result)));
  }
};

const decisionLabels: Record<Decision['status'], string> = {
  under_review: 'The shop answered',
  won: 'The bank decides for the shop',
  lost: 'The bank decides for the customer',
};

const renderDecisions = ({ orderno, amount }: SandboxSession, result: string) => `<main class="pay">
<h1>Dispute about order ${escapeHtml(orderno)}</h1>
<p>The customer disputed ${formatMoney(amount)}. Decide here as their bank.</p>
${result === '' ? '' : `<p role="status">${escapeHtml(result)}</p>`}
${Object.entries(decisionLabels)
  .map(
    ([status, label]) =>
      `<form method="post"><p><button type="submit" name="status" value="${status}">${label}</button></p></form>`,
  )
  .join('\n')}
</main>`;

const styleHash = createHash('sha256').update(payPageStyle).digest('base64');

const pageHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
};
