import { getStaffOrder } from 'contract/staff/order-page';
import type { ApiRoutes } from '../../../http/api-routes.ts';
import { serveCall } from '../../../http/serve-call.ts';
import { actionRoutes } from './action-routes.ts';
import { formerPreviewRoute } from './former-preview-route.ts';
import { loadStaffOrder } from './load-staff-order.ts';

export const oneOrderRoutes: ApiRoutes = async (app, context) => {
  const { db } = context;
  serveCall(app, getStaffOrder, async ({ params }) => ({
    data: await loadStaffOrder(db, params.orderno),
  }));
  await app.register(actionRoutes, context);
  await app.register(formerPreviewRoute, context);
};
