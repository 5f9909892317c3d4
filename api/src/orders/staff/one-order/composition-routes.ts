import { getOrderComposition } from 'contract/compose/order-composition';
import type { ApiRoutes } from '../../../http/api-routes.ts';
import { serveCall } from '../../../http/serve-call.ts';
import { loadOrderComposition } from './load-order-composition.ts';

/** Route that returns an order as a composition, with which staff begin to change it. */
export const compositionRoutes: ApiRoutes = async (app, { db }) =>
  serveCall(app, getOrderComposition, async ({ params }) => ({
    data: await loadOrderComposition(db, params.orderno),
  }));
