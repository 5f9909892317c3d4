import type { ApiRoutes } from '../../http/api-routes.ts';
import { orderListRoutes } from './list/routes.ts';
import { oneOrderRoutes } from './one-order/routes.ts';
import { staffViewRoutes } from './views/routes.ts';

export const staffOrderRoutes: ApiRoutes = async (app, context) => {
  await app.register(orderListRoutes, context);
  await app.register(oneOrderRoutes, context);
  await app.register(staffViewRoutes, context);
};
