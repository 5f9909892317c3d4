import * as calls from 'contract/orders/order-page';
import type { FastifyRequest } from 'fastify';
import { getRequestOrigin } from 'server/site-origin';
import type { ApiRoutes } from '../../http/api-routes.ts';
import { serveCall } from '../../http/serve-call.ts';
import { checkPagePayment } from '../../payments/page/check-page-payment.ts';
import { openPageSession } from '../../payments/page/open-page-session.ts';
import { createLimitHook, getVisitorSubjects, limitCall } from '../../rate-limit/limit-calls.ts';
import { findOwnOrderId } from './change-routes.ts';
import { findLinkedOrder } from './find-linked-order.ts';
import { loadOrderPage } from './order-page.ts';

/**
 * Routes that pay what is due of an order on its page. The owner of the order and the holder of its
 * mailed link may use these routes.
 */
export const payRoutes: ApiRoutes = async (app, context) => {
  const { config, db } = context;

  serveCall(
    app,
    calls.payOrder,
    async (request) => {
      const { orderno, amount } = request.body;
      return openPage(request, await findOwnOrderId(context, request, orderno), amount);
    },
    { preHandler: createLimitHook(context, 'payment-session') },
  );

  serveCall(app, calls.payOrderByLink, async (request) => {
    await limitCall(context, 'payment-session', getVisitorSubjects(request.ip, ''));
    const { token, amount } = request.body;
    return openPage(request, await findLinkedOrder(db, token), amount);
  });

  serveCall(
    app,
    calls.checkOrderPayment,
    async (request) => {
      const { orderno, sessionid } = request.body;
      return check(request, await findOwnOrderId(context, request, orderno), sessionid);
    },
    { preHandler: createLimitHook(context, 'payment-check') },
  );

  serveCall(app, calls.checkOrderPaymentByLink, async (request) => {
    await limitCall(context, 'payment-check', getVisitorSubjects(request.ip, ''));
    const { token, sessionid } = request.body;
    return check(request, await findLinkedOrder(db, token), sessionid);
  });

  async function openPage(request: FastifyRequest, orderid: number, amount: number | undefined) {
    const apiBase = `${getRequestOrigin(config, request)}${app.prefix}`;
    const { log } = request;
    const { id, url } = await openPageSession(context, { orderid, amount, apiBase, log });
    return { sessionId: id, url };
  }

  async function check({ log }: FastifyRequest, orderid: number, sessionid: string | undefined) {
    const checked = await checkPagePayment(context, { orderid, sessionid, log });
    const page = await loadOrderPage(db, context, orderid);
    return { data: { ...page, ...(checked !== null && { checked }) } };
  }
};
