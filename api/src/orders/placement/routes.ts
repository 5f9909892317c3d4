import type { ApiRoutes } from '../../http/api-routes.ts';
import { cardOrderRoutes } from './card-routes.ts';
import { orderTurns } from './order-turns.ts';
import { orderPlaceRoutes } from './place-routes.ts';

/** Routes that place orders. */
export const placementRoutes: ApiRoutes = async (app, context) => {
  const turns = orderTurns();
  app.addHook('onRequest', turns.refuseWhenFull);
  await app.register(orderPlaceRoutes, { ...context, turns });
  await app.register(cardOrderRoutes, { ...context, turns });
};
