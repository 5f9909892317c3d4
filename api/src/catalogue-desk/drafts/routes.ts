import type { ApiRoutes } from '../../http/api-routes.ts';
import { draftRoutes } from './draft-routes.ts';
import { entityActionRoutes } from './entity-action-routes.ts';
import { entityChangeRoutes } from './entity-change-routes.ts';
import { entityRoutes } from './entity-routes.ts';
import { listChangeRoutes } from './list-change-routes.ts';
import { publicationRoutes } from './publication-routes.ts';
import { scheduleRoutes } from './schedule-routes.ts';

/** Endpoints of the staff pages that edit the catalogue. */
export const catalogueDeskRoutes: ApiRoutes = async (app, context) => {
  for (const routes of [
    ...[entityRoutes, entityChangeRoutes, entityActionRoutes, listChangeRoutes],
    ...[draftRoutes, scheduleRoutes, publicationRoutes],
  ])
    await app.register(routes, context);
};
