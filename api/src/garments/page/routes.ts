import * as calls from 'contract/orders/order-garments';
import type { ApiRoutes } from '../../http/api-routes.ts';
import { serveCall } from '../../http/serve-call.ts';
import { findOwnOrderId } from '../../orders/page/change-routes.ts';
import { findLinkedOrder } from '../../orders/page/find-linked-order.ts';
import { loadOrderPage } from '../../orders/page/order-page.ts';
import { createLimitHook, getVisitorSubjects, limitCall } from '../../rate-limit/limit-calls.ts';
import { agreeToGarment, replyAboutGarment } from './answer-garment.ts';

/** The customer's answers about garments, for the owner of the order and the holder of its link. */
export const garmentPageRoutes: ApiRoutes = async (app, context) => {
  const { db } = context;
  const limits = { preHandler: createLimitHook(context, 'order-change') };
  const loadPage = async (orderid: number) => ({
    data: await loadOrderPage(db, context, orderid),
  });
  const findLinked = async ({ ip, body }: { ip: string; body: { token: string } }) => {
    await limitCall(context, 'order-change', getVisitorSubjects(ip, ''));
    return findLinkedOrder(db, body.token);
  };

  serveCall(
    app,
    calls.agreeToGarment,
    async (request) => {
      const orderid = await findOwnOrderId(context, request, request.body.orderno);
      await agreeToGarment(db, orderid, request.body);
      return loadPage(orderid);
    },
    limits,
  );

  serveCall(app, calls.agreeToGarmentByLink, async (request) => {
    const orderid = await findLinked(request);
    await agreeToGarment(db, orderid, request.body);
    return loadPage(orderid);
  });

  serveCall(
    app,
    calls.replyAboutGarment,
    async (request) => {
      const orderid = await findOwnOrderId(context, request, request.body.orderno);
      await replyAboutGarment(db, orderid, request.body);
      return loadPage(orderid);
    },
    limits,
  );

  serveCall(app, calls.replyAboutGarmentByLink, async (request) => {
    const orderid = await findLinked(request);
    await replyAboutGarment(db, orderid, request.body);
    return loadPage(orderid);
  });
};
