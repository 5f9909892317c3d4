import * as calls from 'contract/orders/staff/order-list';
import type { ApiRoutes } from '../../../http/api-routes.ts';
import { serveCall } from '../../../http/serve-call.ts';
import { findOrderPage } from './find-order-page.ts';
import { loadListRows } from './list-row.ts';
import { printRoutes } from './print-routes.ts';
import { stepRoutes } from './step-routes.ts';

export const orderListRoutes: ApiRoutes = async (app, context) => {
  await app.register(stepRoutes, context);
  await app.register(printRoutes, context);
  serveCall(app, calls.searchOrders, async ({ body }) => {
    const { ids, next, total } = await findOrderPage(context.db, body);
    const rows = await loadListRows(context.db, ids);
    return { data: rows.map(({ row }) => row), next, total };
  });
};
