import { eq } from 'drizzle-orm';
import { Type } from 'typebox';
import { requireOwnId } from '../../people/sessions/guards.ts';
import type { ApiRoutes } from '../../http/api-routes.ts';
import { defineResponses } from '../../http/responses.ts';
import { PageQuery, UserIdParams } from '../../http/fields.ts';
import { countOrders, listOrders, loadOrderDetails } from '../records/load-orders.ts';
import { loadDoneRefunds } from '../../payments/refunds/list-refunds.ts';
import { orders } from '../records/tables.ts';
import { ApiOrder, toApiOrder, ApiOrderRow, toApiOrderRows } from '../records/to-api-order.ts';

/** Routes to read orders. Users get their own orders, and staff get pages of all orders. */
export const orderReadRoutes: ApiRoutes = async (app, { db }) => {
  app.get(
    '/users/getorders',
    {
      schema: {
        summary: 'Own orders; for staff a page of all, their number in X-Total-Count',
        querystring: PageQuery,
        response: defineResponses(Type.Array(ApiOrder)),
      },
    },
    async ({ user, query }, reply) => {
      const isStaff = user.role === 'staff';
      const visibleOrders = isStaff ? undefined : eq(orders.userid, user.id);
      if (isStaff) reply.header('x-total-count', await countOrders(db, visibleOrders));
      return (await listOrders(db, visibleOrders, isStaff ? query : null)).map(toApiOrder);
    },
  );

  app.get(
    '/users/getorderproducts/:userid',
    {
      preHandler: requireOwnId('userid'),
      schema: {
        summary: 'Rows of My Orders, the newest order first',
        params: UserIdParams,
        response: defineResponses(Type.Array(ApiOrderRow)),
      },
    },
    async ({ params }) => {
      const ownOrders = await listOrders(db, eq(orders.userid, params.userid), null);
      const refunds = await loadDoneRefunds(
        db,
        ownOrders.map(({ id }) => id),
      );
      return (await loadOrderDetails(db, ownOrders)).flatMap((order) =>
        toApiOrderRows(order).map((row, index) => {
          const orderRefunds = index === 0 ? refunds.get(order.id) : undefined;
          return { ...row, ...(orderRefunds && { refunds: orderRefunds }) };
        }),
      );
    },
  );
};
