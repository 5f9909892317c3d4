import type { ApiRoutes } from '../../../http/api-routes.ts';
import { OrderNoParams } from '../../../http/fields.ts';
import { defineResponses } from '../../../http/responses.ts';
import { actionRoutes } from './action-routes.ts';
import { formerPreviewRoute } from './former-preview-route.ts';
import { loadStaffOrder } from './load-staff-order.ts';
import { StaffOrderPageResponse } from './staff-order-page.ts';

export const oneOrderRoutes: ApiRoutes = async (app, context) => {
  const { db } = context;
  app.get(
    '/staff/orders/:orderno',
    {
      config: { permission: 'orders' },
      schema: {
        summary: 'One order with everything that happened to it, and the actions of staff',
        params: OrderNoParams,
        response: defineResponses(StaffOrderPageResponse),
      },
    },
    async ({ params }) => ({
      status: true as const,
      data: await loadStaffOrder(db, params.orderno),
    }),
  );
  await app.register(actionRoutes, context);
  await app.register(formerPreviewRoute, context);
};
