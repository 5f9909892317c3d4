import type { ApiRoutes } from '../../http/api-routes.ts';
import { cardOrderRoutes } from './card-routes.ts';
import { createOrderQueue } from './order-queue.ts';
import { placeOrderRoutes } from './place-routes.ts';

export const placementRoutes: ApiRoutes = async (app, context) => {
  const queue = createOrderQueue();
  app.addHook('onRequest', queue.refuseWhenFull);
  await app.register(placeOrderRoutes, { ...context, queue });
  await app.register(cardOrderRoutes, { ...context, queue });
};
