import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { DateBody, DayFullResponse } from '../../calendar/schemas.ts';
import { defineResponses } from '../../http/responses.ts';
import type { ApiContext, ApiRoutes } from '../../http/api-routes.ts';
import { forbidden } from '../../http/http-error.ts';
import { findOwnOrder } from '../records/find-order.ts';
import { limitCall, createLimitHook, getVisitorSubjects } from '../../rate-limit/limit-calls.ts';
import { cancelOrder } from './cancel-order.ts';
import { changeDay } from './change-day.ts';
import { findLinkedOrder, tokenFields } from './find-linked-order.ts';
import { OrderPageResponse, loadOrderPage } from './order-page.ts';

const orderNumberFields = { orderno: Type.String({ maxLength: 100 }) };

/**
 * Routes that change an order on its page. The owner of the order and the holder of its mailed link
 * may use these routes.
 */
export const changeRoutes: ApiRoutes = async (app, context) => {
  await app.register(cancelRoutes, context);
  await app.register(dayRoutes, context);
};

const cancelRoutes: ApiRoutes = async (app, context) => {
  const preHandler = createLimitHook(context, 'order-change');
  const createCancelSchema = (summary: string) => ({
    summary,
    response: defineResponses(OrderPageResponse),
  });

  app.post(
    '/users/cancelorder',
    {
      preHandler,
      schema: {
        ...createCancelSchema('Cancels an own order'),
        body: Type.Object(orderNumberFields),
      },
    },
    async (request) => {
      const orderid = await findOwnOrderId(context, request, request.body.orderno);
      await cancelOrder(context, orderid, 'by the customer', request.log);
      return loadChangedOrderPage(context, orderid);
    },
  );

  app.post(
    '/users/cancelorderbylink',
    {
      config: { public: true },
      schema: {
        ...createCancelSchema("Cancels the order of a mail's link"),
        body: Type.Object(tokenFields),
      },
    },
    async (request) => {
      const orderid = await resolveOrderLink(context, request, request.body.token);
      await cancelOrder(context, orderid, "by the customer, with a mail's link", request.log);
      return loadChangedOrderPage(context, orderid);
    },
  );
};

const dayRoutes: ApiRoutes = async (app, context) => {
  const preHandler = createLimitHook(context, 'order-change');
  const createDateSchema = (summary: string) => ({
    summary,
    response: { ...defineResponses(OrderPageResponse), 409: DayFullResponse },
  });
  const dateFields = DateBody.properties;

  app.post(
    '/users/changedate',
    {
      preHandler,
      schema: {
        ...createDateSchema('Gives an own order another day'),
        body: Type.Object({ ...orderNumberFields, ...dateFields }),
      },
    },
    async (request) => {
      const { orderno, trade, date: day, half } = request.body;
      const orderid = await findOwnOrderId(context, request, orderno);
      const requester = { ip: request.ip, hasOrderLink: false };
      await changeDay(context, orderid, { trade, day, half }, requester);
      return loadChangedOrderPage(context, orderid);
    },
  );

  app.post(
    '/users/changedatebylink',
    {
      config: { public: true },
      schema: {
        ...createDateSchema("Gives the order of a mail's link another day"),
        body: Type.Object({ ...tokenFields, ...dateFields }),
      },
    },
    async (request) => {
      const { token, trade, date: day, half } = request.body;
      const orderid = await resolveOrderLink(context, request, token);
      const requester = { ip: request.ip, hasOrderLink: true };
      await changeDay(context, orderid, { trade, day, half }, requester);
      return loadChangedOrderPage(context, orderid);
    },
  );
};

/**
 * Returns the id of the user's own order. Also throws 403 for staff, who use the staff area to
 * change orders.
 */
async function findOwnOrderId({ db }: ApiContext, { user }: FastifyRequest, orderno: string) {
  const { id, userid } = await findOwnOrder(db, orderno, user);
  if (userid !== user.id) throw forbidden('There is no such order of yours.');
  return id;
}

async function resolveOrderLink(context: ApiContext, { ip }: FastifyRequest, token: string) {
  await limitCall(context, 'order-change', getVisitorSubjects(ip, ''));
  return findLinkedOrder(context.db, token);
}

const loadChangedOrderPage = async (context: ApiContext, orderid: number) => ({
  status: true as const,
  data: await loadOrderPage(context.db, context, orderid),
});
