import * as calendarCalls from 'contract/calendar/shopper-calendar';
import * as calls from 'contract/orders/order-page';
import { readCalendar } from '../../calendar/bookings/open-days.ts';
import type { ApiRoutes } from '../../http/api-routes.ts';
import { forbidden } from '../../http/http-error.ts';
import { serveCall } from '../../http/serve-call.ts';
import { limitCall, createLimitHook, getVisitorSubjects } from '../../rate-limit/limit-calls.ts';
import { findOwnOrder } from '../records/find-order.ts';
import { assignOrderToAccount } from '../link/order-link.ts';
import { changeRoutes } from './change-routes.ts';
import { findLinkedOrder } from './find-linked-order.ts';
import { loadOrderPage } from './order-page.ts';
import { payRoutes } from './pay-routes.ts';

/** Routes of an order's page, for its owner and for the holder of its mailed link. */
export const orderPageRoutes: ApiRoutes = async (app, context) => {
  const { db } = context;
  await app.register(changeRoutes, context);
  await app.register(payRoutes, context);

  serveCall(app, calls.getOrderPage, async ({ params, user }) => {
    const { id } = await findOwnOrder(db, params.orderno, user);
    return { data: await loadOrderPage(db, context, id) };
  });

  serveCall(app, calls.getOrderByLink, async ({ body, ip }) => {
    await limitCall(context, 'order-link', getVisitorSubjects(ip, ''));
    const orderid = await findLinkedOrder(db, body.token);
    return { data: await loadOrderPage(db, context, orderid) };
  });

  serveCall(app, calendarCalls.getCalendarByLink, async ({ body, ip }) => {
    await limitCall(context, 'order-link', getVisitorSubjects(ip, ''));
    await findLinkedOrder(db, body.token);
    return { data: await readCalendar(db) };
  });

  serveCall(
    app,
    calls.claimOrder,
    async ({ body, user }) => {
      if (user.role !== 'customer') throw forbidden('Please log in to your account first.');
      await db.transaction(async (tx) => {
        await assignOrderToAccount(tx, await findLinkedOrder(tx, body.token), user.id);
      });
      return {};
    },
    { preHandler: createLimitHook(context, 'order-link') },
  );
};
