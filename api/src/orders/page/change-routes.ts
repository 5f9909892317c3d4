import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { DayFullAnswer } from '../../calendar/schemas.ts';
import { DateBody } from '../../calendar/staff/schemas.ts';
import { answers } from '../../http/answers.ts';
import type { ApiContext, ApiRoutes } from '../../http/api-routes.ts';
import { forbidden } from '../../http/http-error.ts';
import { findOwnOrder } from '../records/find-order.ts';
import { limitCall, limited, visitorOf } from '../../rate-limit/limit-calls.ts';
import { cancelOrder } from './cancel-order.ts';
import { changeDay } from './change-day.ts';
import { linkedOrder, tokenFields } from './linked-order.ts';
import { OrderPageAnswer, orderPage } from './order-page.ts';

const ownFields = { orderno: Type.String({ maxLength: 100 }) };

/**
 * Routes that change an order on its page, for its owner and for the holder of its emailed link.
 */
export const changeRoutes: ApiRoutes = async (app, context) => {
  await app.register(cancelRoutes, context);
  await app.register(dayRoutes, context);
};

const cancelRoutes: ApiRoutes = async (app, context) => {
  const preHandler = limited(context, 'order-change');
  const cancelling = (summary: string) => ({ summary, response: answers(OrderPageAnswer) });

  app.post(
    '/users/cancelorder',
    {
      preHandler,
      schema: { ...cancelling('Cancels an own order'), body: Type.Object(ownFields) },
    },
    async (request) => {
      const orderid = await ownOrder(context, request, request.body.orderno);
      await cancelOrder(context, orderid, 'by the customer', request.log);
      return changedOrder(context, orderid);
    },
  );

  app.post(
    '/users/cancelorderbylink',
    {
      config: { public: true },
      schema: {
        ...cancelling("Cancels the order of a mail's link"),
        body: Type.Object(tokenFields),
      },
    },
    async (request) => {
      const orderid = await orderOfLink(context, request, request.body.token);
      await cancelOrder(context, orderid, "by the customer, with a mail's link", request.log);
      return changedOrder(context, orderid);
    },
  );
};

const dayRoutes: ApiRoutes = async (app, context) => {
  const preHandler = limited(context, 'order-change');
  const moving = (summary: string) => ({
    summary,
    response: { ...answers(OrderPageAnswer), 409: DayFullAnswer },
  });
  const dateFields = DateBody.properties;

  app.post(
    '/users/changedate',
    {
      preHandler,
      schema: {
        ...moving('Gives an own order another day'),
        body: Type.Object({ ...ownFields, ...dateFields }),
      },
    },
    async (request) => {
      const { orderno, trade, date: day, half } = request.body;
      const orderid = await ownOrder(context, request, orderno);
      const asker = { ip: request.ip, isByLink: false };
      await changeDay(context, orderid, { trade, day, half }, asker);
      return changedOrder(context, orderid);
    },
  );

  app.post(
    '/users/changedatebylink',
    {
      config: { public: true },
      schema: {
        ...moving("Gives the order of a mail's link another day"),
        body: Type.Object({ ...tokenFields, ...dateFields }),
      },
    },
    async (request) => {
      const { token, trade, date: day, half } = request.body;
      const orderid = await orderOfLink(context, request, token);
      const asker = { ip: request.ip, isByLink: true };
      await changeDay(context, orderid, { trade, day, half }, asker);
      return changedOrder(context, orderid);
    },
  );
};

/**
 * Returns the id of the user's own order. Throws 403 for staff too, who change other orders in the
 * staff area.
 */
async function ownOrder({ db }: ApiContext, { user }: FastifyRequest, orderno: string) {
  const { id, userid } = await findOwnOrder(db, orderno, user);
  if (userid !== user.id) throw forbidden('There is no such order of yours.');
  return id;
}

async function orderOfLink(context: ApiContext, { ip }: FastifyRequest, token: string) {
  await limitCall(context, 'order-change', visitorOf(ip, ''));
  return linkedOrder(context.db, token);
}

const changedOrder = async (context: ApiContext, orderid: number) => ({
  status: true as const,
  data: await orderPage(context.db, context, orderid),
});
