import type { ApiRoutes } from '../http/api-routes.ts';
import { orderMailRoutes } from './emails/mail-routes.ts';
import { orderPageRoutes } from './page/routes.ts';
import { placementRoutes } from './placement/routes.ts';
import { orderReadRoutes } from './page/my-orders-routes.ts';
import { staffOrderRoutes } from './staff/routes.ts';

export const orderRoutes: ApiRoutes = async (app, context) => {
  await app.register(orderReadRoutes, context);
  await app.register(orderMailRoutes, context);
  await app.register(placementRoutes, context);
  await app.register(orderPageRoutes, context);
  await app.register(staffOrderRoutes, context);
};
