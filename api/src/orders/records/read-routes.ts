import { eq } from 'drizzle-orm';
import { Type } from 'typebox';
import { requireOwn } from '../../auth/guards.ts';
import type { ApiRoutes } from '../../http/api-routes.ts';
import { answers } from '../../http/answers.ts';
import { PageQuery, UserIdParams } from '../../http/fields.ts';
import { countOrders, listOrders, withLines } from './load-orders.ts';
import { orders } from './tables.ts';
import { OrderOnWire, orderOnWire, OrderProductRow, rowsOnWire } from './wire-order.ts';

/** Routes to read orders: users their own, staff all by pages (rule 27). */
export const orderReadRoutes: ApiRoutes = async (app, { db }) => {
  app.get(
    '/users/getorders',
    {
      schema: {
        summary: 'Own orders; for staff a page of all, their number in X-Total-Count',
        querystring: PageQuery,
        response: answers(Type.Array(OrderOnWire)),
      },
    },
    async ({ user, query }, reply) => {
      const isStaff = user.role === 'staff';
      const where = isStaff ? undefined : eq(orders.userid, user.id);
      if (isStaff) reply.header('x-total-count', await countOrders(db, where));
      return (await listOrders(db, where, isStaff ? query : null)).map(orderOnWire);
    },
  );

  app.get(
    '/users/getorderproducts/:userid',
    {
      preHandler: requireOwn('userid'),
      schema: {
        summary: 'Rows of My Orders, the newest order first',
        params: UserIdParams,
        response: answers(Type.Array(OrderProductRow)),
      },
    },
    async ({ params }) => {
      const own = await listOrders(db, eq(orders.userid, params.userid), null);
      return (await withLines(db, own)).flatMap(rowsOnWire);
    },
  );
};
