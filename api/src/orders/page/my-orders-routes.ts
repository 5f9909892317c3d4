import * as calls from 'contract/orders/own-order-calls';
import { eq } from 'drizzle-orm';
import type { ApiRoutes } from '../../http/api-routes.ts';
import { serveBareCall } from '../../http/serve-call.ts';
import { loadDoneRefunds } from '../../payments/refunds/list-refunds.ts';
import { hasPermission, requireOwnId } from '../../people/sessions/guards.ts';
import { countOrders, listOrders, loadOrderDetails } from '../records/load-orders.ts';
import { orders } from '../records/tables.ts';
import { toApiOrder, toApiOrderRows } from '../records/to-api-order.ts';

/** Routes to read orders. Users get their own orders, and staff get pages of all orders. */
export const orderReadRoutes: ApiRoutes = async (app, { db }) => {
  serveBareCall(app, calls.getOrders, async ({ user, query }, reply) => {
    const isStaff = hasPermission(user, 'orders');
    const visibleOrders = isStaff ? undefined : eq(orders.userid, user.id);
    if (isStaff) reply.header('x-total-count', await countOrders(db, visibleOrders));
    return (await listOrders(db, visibleOrders, isStaff ? query : null)).map(toApiOrder);
  });

  serveBareCall(
    app,
    calls.getOrderRows,
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
    { preHandler: requireOwnId('userid') },
  );
};
