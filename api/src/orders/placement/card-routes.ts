import { formatDay } from 'contract/calendar/date-texts';
import { describeRestDays } from 'contract/orders/rest-day';
import { createPaymentSession, getDeposit } from 'contract/orders/placement-calls';
import { requireOwnId } from '../../people/sessions/guards.ts';
import { getRequestOrigin } from 'server/site-origin';
import { badRequest } from '../../http/http-error.ts';
import { serveCall } from '../../http/serve-call.ts';
import { recordPaidRefusal } from '../../payments/already-paid.ts';
import { requireProvider } from '../../payments/find-provider.ts';
import { openPaymentSession } from '../../payments/open-payment-session.ts';
import { createLimitHook } from '../../rate-limit/limit-calls.ts';
import { computeDeposit, findRestDay } from '../../pricing/compute-deposit.ts';
import { loadBasketPrices } from '../../pricing/load-basket-prices.ts';
import { priceOrder } from '../../pricing/price-order.ts';
import { getLondonToday } from '../../schedule/london-day.ts';
import { storeCardOrder } from './store-card-order.ts';
import type { OrderRoutes } from './order-queue.ts';
import { readSubmission } from './read-submission.ts';
import { cancelUnpaidOrders } from './cancel-unpaid-orders.ts';

/** Routes to pay an order by card, and to read what may be paid first. */
export const cardOrderRoutes: OrderRoutes = async (app, { queue, ...context }) => {
  const { config } = context;
  serveCall(app, getDeposit, async ({ body }) => {
    const { schedule = null, ...basket } = body;
    const prices = await loadBasketPrices(context.db, basket);
    const today = getLondonToday();
    const deposit = computeDeposit(priceOrder(basket, prices, 'online'), prices, schedule, today);
    if (deposit === null) return { data: null };
    const { amount, restDays } = deposit;
    const restdueon = findRestDay(schedule, restDays);
    const resttime = restdueon === null ? describeRestDays(restDays) : `by ${formatDay(restdueon)}`;
    return { data: { amount, restdueon, resttime } };
  });

  serveCall(
    app,
    createPaymentSession,
    async (request) => {
      requireProvider(context);
      const products = request.body.products ?? request.body.cart_items;
      if (products === undefined) throw badRequest('The basket is empty.', 'empty_basket');
      const submission = await readSubmission(context, request, 'online', products);
      const apiBase = `${getRequestOrigin(config, request)}${app.prefix}`;
      return recordPaidRefusal(context.db, submission, async () => {
        const { id, orderno } = await queue.countInProgress(async () => {
          await cancelUnpaidOrders(context, submission, request.log);
          return queue.store(() => storeCardOrder(context, submission));
        });
        // Calls the payment provider outside the queue, so that a slow provider delays only this
        // shopper.
        const { id: sessionId, url } = await openPaymentSession(context, id, apiBase, request.log);
        return { sessionId, url, orderno };
      });
    },
    {
      config: { isOrder: true },
      preHandler: [requireOwnId('userid'), createLimitHook(context, 'payment-session')],
    },
  );
};
