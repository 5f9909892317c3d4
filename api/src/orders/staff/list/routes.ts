import { MAX_COUNTED_ORDERS } from 'contract/staff/order-list-row';
import { Type } from 'typebox';
import type { ApiRoutes } from '../../../http/api-routes.ts';
import { defineResponses } from '../../../http/responses.ts';
import { findOrderPage } from './find-order-page.ts';
import { loadListRows, OrderListRow } from './list-row.ts';
import { OrderSearchBody } from './order-filter.ts';
import { printRoutes } from './print-routes.ts';
import { stepRoutes } from './step-routes.ts';

const OrderSearchResponse = Type.Object({
  status: Type.Literal(true),
  data: Type.Array(OrderListRow),
  next: Type.Union([Type.String(), Type.Null()], { description: 'Cursor of the next page.' }),
  total: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()], {
    description: `Number of all matching orders, ${MAX_COUNTED_ORDERS + 1} if there are more, null if it is not known.`,
  }),
});

export const orderListRoutes: ApiRoutes = async (app, context) => {
  await app.register(stepRoutes, context);
  await app.register(printRoutes, context);
  app.post(
    '/staff/orders/search',
    {
      config: { permission: 'orders' },
      schema: {
        summary: 'A page of the orders that match a search and filters',
        description: 'A POST, so that addresses and logs contain no personal data.',
        body: OrderSearchBody,
        response: defineResponses(OrderSearchResponse),
      },
    },
    async ({ body }) => {
      const { ids, next, total } = await findOrderPage(context.db, body);
      const rows = await loadListRows(context.db, ids);
      return { status: true as const, data: rows.map(({ row }) => row), next, total };
    },
  );
};
