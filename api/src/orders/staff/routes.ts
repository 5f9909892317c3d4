import type { ApiRoutes } from '../../http/api-routes.ts';
import { compositionRoutes } from './one-order/composition-routes.ts';
import { staffViewRoutes } from './views/routes.ts';
import * as calls from 'contract/orders/staff/order-list';
import { serveCall } from '../../http/serve-call.ts';
import { findOrderPage } from './list/find-order-page.ts';
import { loadListRows } from './list/list-row.ts';
import { printRoutes } from './list/print-routes.ts';
import { stepRoutes } from './list/step-routes.ts';
import { getStaffOrder } from 'contract/staff/order-page';
import { actionRoutes } from './one-order/action-routes.ts';
import { formerPreviewRoute } from './one-order/former-preview-route.ts';
import { loadStaffOrder } from './one-order/load-staff-order.ts';

export const staffOrderRoutes: ApiRoutes = async (app, context) => {
  await app.register(orderListRoutes, context);
  await app.register(oneOrderRoutes, context);
  await app.register(staffViewRoutes, context);
};

const orderListRoutes: ApiRoutes = async (app, context) => {
  await app.register(stepRoutes, context);
  await app.register(printRoutes, context);
  serveCall(app, calls.searchOrders, async ({ body }) => {
    const { ids, next, total } = await findOrderPage(context.db, body);
    const rows = await loadListRows(context.db, ids);
    return { data: rows.map(({ row }) => row), next, total };
  });
};

const oneOrderRoutes: ApiRoutes = async (app, context) => {
  const { db } = context;
  serveCall(app, getStaffOrder, async ({ params }) => ({
    data: await loadStaffOrder(db, params.orderno),
  }));
  await app.register(compositionRoutes, context);
  await app.register(actionRoutes, context);
  await app.register(formerPreviewRoute, context);
};
