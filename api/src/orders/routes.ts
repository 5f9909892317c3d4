import type { ApiRoutes } from '../http/api-routes.ts';
import { orderMailRoutes } from './mail-routes.ts';
import { orderProgressRoutes } from './progress/routes.ts';
import { orderReadRoutes } from './read-routes.ts';

/** Routes to read placed orders and to request their mail (specification, section 7). */
export const orderRoutes: ApiRoutes = async (app, context) => {
  await app.register(orderReadRoutes, context);
  await app.register(orderMailRoutes, context);
  await app.register(orderProgressRoutes, context);
};
