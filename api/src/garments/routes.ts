import type { ApiRoutes } from '../http/api-routes.ts';
import { garmentPageRoutes } from './page/routes.ts';
import { staffGarmentRoutes } from './staff/routes.ts';

/** All routes of garments. Search engines do not list their responses. */
export const garmentRoutes: ApiRoutes = async (app, context) => {
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('x-robots-tag', 'noindex');
  });
  await app.register(staffGarmentRoutes, context);
  await app.register(garmentPageRoutes, context);
};
