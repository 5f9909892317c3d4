import type { ApiRoutes } from '../../http/api-routes.ts';
import { draftRoutes } from './draft-routes.ts';
import { entityChangeRoutes } from './entity-change-routes.ts';
import { entityRoutes } from './entity-routes.ts';

/** Calls of the catalogue desk. */
export const catalogueDeskRoutes: ApiRoutes = async (app, context) => {
  for (const routes of [entityRoutes, entityChangeRoutes, draftRoutes])
    await app.register(routes, context);
};
