import { guardRoutes } from './auth/guards.ts';
import { authRoutes } from './auth/routes.ts';
import { healthRoutes } from './health/routes.ts';
import type { ApiRoutes } from './http/api-routes.ts';
import { shapeRequests } from './http/shape-requests.ts';
import { describeApi } from './openapi/describe-api.ts';

/**
 * The backend of specification §7 as a Fastify plugin, under whatever prefix it is registered.
 * Its hooks, parsers and error shape reach nothing outside it.
 */
export const apiPlugin: ApiRoutes = async (app, context) => {
  shapeRequests(app);
  guardRoutes(app, context.db);
  await describeApi(app);
  await app.register(healthRoutes, context);
  await app.register(authRoutes, context);
};
