import { getPaymentLabel } from 'contract/orders/order-texts/order-texts';
import { and, eq } from 'drizzle-orm';
import { lacksAnyBooking, loadMissingBookingKinds } from '../../calendar/unbooked-orders.ts';
import type { Db } from '../../db/db.ts';
import type { ApiRoutes } from '../../http/api-routes.ts';
import { defineResponses } from '../../http/responses.ts';
import {
  countOrders,
  listOrders,
  loadHistory,
  getOrderOutline,
  type PageRequest,
  loadOrderDetails,
} from '../records/load-orders.ts';
import { historyText } from '../records/history-text.ts';
import { toApiWorkDayTitles } from '../records/day-texts.ts';
import { loadProgressRows, buildProgress } from '../progress/load-progress.ts';
import { toApiProgressHistory, toApiProgress } from '../progress/to-api-progress.ts';
import { oneOrderRoutes } from './one-order/routes.ts';
import { orderListRoutes } from './list/routes.ts';
import { orderStateRoutes } from './state-routes.ts';
import { StaffOrdersResponse, StaffOrdersQuery } from './schemas.ts';
import type { OrderState } from 'contract/orders/order-state';
import { staffMoves } from '../state/order-states.ts';
import { orders } from '../records/tables.ts';
import { toApiOrder, toApiOrderRows, toApiStateLabel } from '../records/to-api-order.ts';

export const staffOrderRoutes: ApiRoutes = async (app, context) => {
  const { db } = context;
  await app.register(orderListRoutes, context);
  await app.register(orderStateRoutes, context);
  await app.register(oneOrderRoutes, context);

  app.get(
    '/staff/orders',
    {
      config: { permission: 'orders' },
      schema: {
        summary: 'A page of the orders, the newest first',
        querystring: StaffOrdersQuery,
        response: defineResponses(StaffOrdersResponse),
      },
    },
    ({ query }) => listStaffOrders(db, query),
  );
};

type StaffOrderFilter = PageRequest & { state?: OrderState; undated?: boolean };

async function listStaffOrders(db: Db, { state, undated, ...page }: StaffOrderFilter) {
  const where = and(state && eq(orders.state, state), undated ? lacksAnyBooking(db) : undefined);
  const orderDetails = await loadOrderDetails(db, await listOrders(db, where, page));
  const ids = orderDetails.map(({ id }) => id);
  const history = await loadHistory(db, ids);
  const progressByOrder = await loadProgressRows(db, ids);
  const undatedByOrder = await loadMissingBookingKinds(db, ids);
  const data = orderDetails.map((order) => {
    const progressRows = progressByOrder.get(order.id) ?? [];
    const { name, lastName: last_name, address, mobile, city, postalcode, email } = order;
    return {
      ...toApiOrder(order),
      customer: { name, last_name, address, mobile, city, postalcode, email },
      lines: toApiOrderRows(order),
      payment: getPaymentLabel(getOrderOutline(order), order.state),
      schedule: order.schedule,
      daytitles: toApiWorkDayTitles(order),
      undated: undatedByOrder.get(order.id) ?? [],
      moves: staffMoves(order.state),
      ...toApiProgress(buildProgress(order, progressRows)),
      stepmoves: toApiProgressHistory(progressRows, getOrderOutline(order)),
      history: (history.get(order.id) ?? []).map((entry) => ({
        state: entry.state,
        ...toApiStateLabel(order, entry.state),
        cause: historyText(entry),
        at: entry.at.toISOString(),
      })),
    };
  });
  return { status: true as const, data, total: await countOrders(db, where) };
}
