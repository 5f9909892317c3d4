import type { ApiRoutes } from '../http/api-routes.ts';
import { cardOrderRoutes } from './card-routes.ts';
import { orderTurns } from './order-turns.ts';
import { orderPlaceRoutes } from './place-routes.ts';
import { orderStateRoutes } from './state-routes.ts';

/** Routes that place, cancel and complete orders. */
export const checkoutRoutes: ApiRoutes = async (app, context) => {
  const turns = orderTurns();
  app.addHook('onRequest', turns.refuseWhenFull);
  await app.register(orderPlaceRoutes, { ...context, turns });
  await app.register(cardOrderRoutes, { ...context, turns });
  await app.register(orderStateRoutes, context);
};
