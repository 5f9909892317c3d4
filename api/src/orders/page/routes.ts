import { OrderNoParams } from '../../http/fields.ts';
import { Type } from 'typebox';
import { readCalendar } from '../../calendar/bookings/open-days.ts';
import { BookingKindCalendar } from '../../calendar/schemas.ts';
import { defineResponses, defineDataResponse, SuccessResponse } from '../../http/responses.ts';
import type { ApiRoutes } from '../../http/api-routes.ts';
import { forbidden } from '../../http/http-error.ts';
import { limitCall, createLimitHook, getVisitorSubjects } from '../../rate-limit/limit-calls.ts';
import { findOwnOrder } from '../records/find-order.ts';
import { assignOrderToAccount } from '../link/order-link.ts';
import { changeRoutes } from './change-routes.ts';
import { findLinkedOrder, TokenBody } from './find-linked-order.ts';
import { OrderPageResponse, loadOrderPage } from './order-page.ts';

/** Routes of an order's page, for its owner and for the holder of its mailed link. */
export const orderPageRoutes: ApiRoutes = async (app, context) => {
  const { db } = context;
  await app.register(changeRoutes, context);

  app.get(
    '/users/orderpage/:orderno',
    {
      schema: {
        summary: 'An own order with everything that its page shows',
        params: OrderNoParams,
        response: defineResponses(OrderPageResponse),
      },
    },
    async ({ params, user }) => {
      const { id } = await findOwnOrder(db, params.orderno, user);
      return { status: true as const, data: await loadOrderPage(db, context, id) };
    },
  );

  await app.register(linkRoutes, context);
};

/** Routes for the holder of an order's mailed link. */
const linkRoutes: ApiRoutes = async (app, context) => {
  const { db } = context;

  app.post(
    '/users/orderbylink',
    {
      config: { public: true },
      schema: {
        summary: "The order that the token of a mail's link opens",
        body: TokenBody,
        response: defineResponses(OrderPageResponse),
      },
    },
    async ({ body, ip }) => {
      await limitCall(context, 'order-link', getVisitorSubjects(ip, ''));
      const orderid = await findLinkedOrder(db, body.token);
      return { status: true as const, data: await loadOrderPage(db, context, orderid) };
    },
  );

  app.post(
    '/users/calendarbylink',
    {
      config: { public: true },
      schema: {
        summary: "The days that can be chosen, for whoever holds the link of an order's mail",
        body: TokenBody,
        response: defineResponses(defineDataResponse(Type.Array(BookingKindCalendar))),
      },
    },
    async ({ body, ip }) => {
      await limitCall(context, 'order-link', getVisitorSubjects(ip, ''));
      await findLinkedOrder(db, body.token);
      return { status: true as const, data: await readCalendar(db) };
    },
  );

  app.post(
    '/users/claimorder',
    {
      preHandler: createLimitHook(context, 'order-link'),
      schema: {
        summary: "Makes the order of a link one of the signed-in customer's, which ends its links",
        body: TokenBody,
        response: defineResponses(SuccessResponse),
      },
    },
    async ({ body, user }) => {
      if (user.role !== 'customer') throw forbidden('Please log in to your account first.');
      await db.transaction(async (tx) => {
        await assignOrderToAccount(tx, await findLinkedOrder(tx, body.token), user.id);
      });
      return { status: true as const };
    },
  );
};
