import { requireOwn } from '../../auth/guards.ts';
import { requestOrigin } from 'server/site-origin';
import { answers } from '../../http/answers.ts';
import { badRequest } from '../../http/http-error.ts';
import { tellPaid } from '../../payments/already-paid.ts';
import { needProvider } from '../../payments/choose-provider.ts';
import { openSession } from '../../payments/open-session.ts';
import { limited } from '../../rate-limit/limit-calls.ts';
import { DayFullAnswer } from '../../calendar/schemas.ts';
import { cardOrder } from './card-order.ts';
import type { OrderRoutes } from './order-turns.ts';
import { readSubmission } from './read-submission.ts';
import { replaceOrders } from './replace-orders.ts';
import { SessionAnswer, SessionBody } from './schemas.ts';

/** Route to place an order with card payment. */
export const cardOrderRoutes: OrderRoutes = async (app, { turns, ...context }) => {
  const { config } = context;
  app.post(
    '/users/create-stripe-session',
    {
      config: { isOrder: true },
      preHandler: [requireOwn('userid'), limited(context, 'payment-session')],
      schema: {
        summary: 'Stores an order that awaits payment and opens its payment page',
        body: SessionBody,
        response: { ...answers(SessionAnswer), 409: DayFullAnswer },
      },
    },
    async (request) => {
      needProvider(context);
      const products = request.body.products ?? request.body.cart_items;
      if (products === undefined) throw badRequest('The basket is empty.', 'empty_basket');
      const submission = await readSubmission(context, request, 'online', products);
      const apiBase = `${requestOrigin(config, request)}${app.prefix}`;
      return tellPaid(context.db, submission, async () => {
        const { id, orderno } = await turns.underWay(async () => {
          await replaceOrders(context, submission, request.log);
          return turns.store(() => cardOrder(context, submission));
        });
        // Calls the provider outside the queue, so that a slow provider delays only this shopper.
        const { id: sessionId, url } = await openSession(context, id, apiBase, request.log);
        return { status: true as const, sessionId, url, orderno };
      });
    },
  );
};
