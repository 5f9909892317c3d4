import * as calls from 'contract/orders/order-page';
import type { FastifyRequest } from 'fastify';
import type { ApiContext, ApiRoutes } from '../../http/api-routes.ts';
import { forbidden } from '../../http/http-error.ts';
import { serveCall } from '../../http/serve-call.ts';
import { findOwnOrder } from '../records/find-order.ts';
import { limitCall, createLimitHook, getVisitorSubjects } from '../../rate-limit/limit-calls.ts';
import { cancelOrder } from './cancel-order.ts';
import { changeDay } from './change-day.ts';
import { findLinkedOrder } from './find-linked-order.ts';
import { loadOrderPage } from './order-page.ts';

/**
 * Routes that change an order on its page. The owner of the order and the holder of its mailed link
 * may use these routes.
 */
export const changeRoutes: ApiRoutes = async (app, context) => {
  const limits = { preHandler: createLimitHook(context, 'order-change') };

  serveCall(
    app,
    calls.cancelOrder,
    async (request) => {
      const orderid = await findOwnOrderId(context, request, request.body.orderno);
      await cancelOrder(context, orderid, 'by the customer', request.log);
      return loadChangedOrderPage(context, orderid);
    },
    limits,
  );

  serveCall(app, calls.cancelOrderByLink, async (request) => {
    const orderid = await resolveOrderLink(context, request, request.body.token);
    await cancelOrder(context, orderid, "by the customer, with a mail's link", request.log);
    return loadChangedOrderPage(context, orderid);
  });

  serveCall(
    app,
    calls.changeDate,
    async (request) => {
      const { orderno, trade, date: day, half } = request.body;
      const orderid = await findOwnOrderId(context, request, orderno);
      const requester = { ip: request.ip, hasOrderLink: false };
      await changeDay(context, orderid, { trade, day, half }, requester);
      return loadChangedOrderPage(context, orderid);
    },
    limits,
  );

  serveCall(app, calls.changeDateByLink, async (request) => {
    const { token, trade, date: day, half } = request.body;
    const orderid = await resolveOrderLink(context, request, token);
    const requester = { ip: request.ip, hasOrderLink: true };
    await changeDay(context, orderid, { trade, day, half }, requester);
    return loadChangedOrderPage(context, orderid);
  });
};

/**
 * Returns the id of the user's own order. Also throws 403 for staff, who use the staff area to
 * change orders.
 */
export async function findOwnOrderId(
  { db }: ApiContext,
  { user }: Pick<FastifyRequest, 'user'>,
  orderno: string,
) {
  const { id, userid } = await findOwnOrder(db, orderno, user);
  if (userid !== user.id) throw forbidden('There is no such order of yours.');
  return id;
}

async function resolveOrderLink(
  context: ApiContext,
  { ip }: Pick<FastifyRequest, 'ip'>,
  token: string,
) {
  await limitCall(context, 'order-change', getVisitorSubjects(ip, ''));
  return findLinkedOrder(context.db, token);
}

const loadChangedOrderPage = async (context: ApiContext, orderid: number) => ({
  data: await loadOrderPage(context.db, context, orderid),
});
