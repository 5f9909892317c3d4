import { unconfirmedMailbox } from '../auth/confirmed-users.ts';
import { requireOwn, requireRole } from '../auth/guards.ts';
import { ownerOf } from '../auth/owner.ts';
import type { ApiRoutes } from '../http/api-routes.ts';
import { answers } from '../http/answers.ts';
import { badRequest } from '../http/http-error.ts';
import { requestOrigin, siteOrigin } from '../http/site-origin.ts';
import { checkSubmission } from '../orders/submission.ts';
import { limitCall, limited } from '../rate-limit/limit-calls.ts';
import { tellPaid } from './already-paid.ts';
import { cardOrder } from './card-order.ts';
import { needProvider, usesSandbox } from './choose-provider.ts';
import { openSession } from './open-session.ts';
import { listRefunds } from './refund-payments.ts';
import { replaceOrders } from './replace-orders.ts';
import { sandboxRoutes } from './sandbox/routes.ts';
import {
  RefundsAnswer,
  SessionAnswer,
  SessionBody,
  SessionParams,
  VerifyAnswer,
} from './schemas.ts';
import { verifyPayment } from './verify-payment.ts';
import { webhookRoutes } from './webhook-routes.ts';

/** Paying by card (specification §7, decisions 34 to 38). */
export const paymentRoutes: ApiRoutes = async (app, context) => {
  const { config, db } = context;
  await app.register(webhookRoutes, context);
  if (usesSandbox(config)) await app.register(sandboxRoutes, context);

  app.post(
    '/users/create-stripe-session',
    {
      preHandler: [requireOwn('userid'), limited(context, 'payment-session')],
      schema: {
        summary: 'Stores an order that awaits payment and opens its payment page',
        body: SessionBody,
        response: answers(SessionAnswer),
      },
    },
    async (request) => {
      needProvider(context);
      const { packages, personalised, customerid, ...body } = request.body;
      const products = body.products ?? body.cart_items;
      if (products === undefined) throw badRequest('The basket is empty.', 'empty_basket');
      const userid = await ownerOf(db, request);
      const recipient = (await unconfirmedMailbox(db, userid)) ?? '';
      await limitCall(context, 'payment-session', { recipient });
      const submission = await checkSubmission(db, {
        userid,
        customerid: customerid ?? null,
        basket: { products, packages, personalised },
        method: 'online',
        totalamount: body.totalamount,
        idempotencyKey: body.idempotencyKey || null,
        site: siteOrigin(config, request),
      });
      const apiBase = `${requestOrigin(request)}${app.prefix}`;
      return tellPaid(db, submission, async () => {
        await replaceOrders(context, submission, request.log);
        const { id, orderno } = await cardOrder(db, submission);
        const { id: sessionId, url } = await openSession(context, id, apiBase, request.log);
        return { status: true as const, sessionId, url, orderno };
      });
    },
  );

  app.get(
    '/users/verify-payment/:sessionId',
    {
      schema: {
        summary: 'Whether a payment page of an own order is paid',
        params: SessionParams,
        response: answers(VerifyAnswer),
      },
    },
    (request) => verifyPayment(context, request.params.sessionId, request),
  );

  app.get(
    '/staff/refunds',
    {
      preHandler: requireRole('staff'),
      schema: { summary: 'Payments to give back', response: answers(RefundsAnswer) },
    },
    async () => ({ status: true as const, data: await listRefunds(db) }),
  );
};
