import { requireOwn } from '../auth/guards.ts';
import { ownerOf } from '../auth/owner.ts';
import type { ApiRoutes } from '../http/api-routes.ts';
import { answers } from '../http/answers.ts';
import { badRequest } from '../http/http-error.ts';
import { requestOrigin, siteOrigin } from '../http/site-origin.ts';
import { checkSubmission } from '../orders/submission.ts';
import { tellPaid } from '../payments/already-paid.ts';
import { needProvider } from '../payments/choose-provider.ts';
import { openSession } from '../payments/open-session.ts';
import { limited } from '../rate-limit/limit-calls.ts';
import { cardOrder } from './card-order.ts';
import { replaceOrders } from './replace-orders.ts';
import { SessionAnswer, SessionBody } from './schemas.ts';

/** Placing an order that a card pays (specification §7, decision 34). */
export const cardOrderRoutes: ApiRoutes = async (app, context) => {
  const { config, db } = context;

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
      const submission = await checkSubmission(db, {
        userid: await ownerOf(db, request),
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
};
