import type { ApiRoutes } from '../../http/api-routes.ts';
import { reorder, setVisibility } from './reorder.ts';
import * as schemas from './schemas.ts';

const config = { permission: 'catalogue' } as const;
const success = { status: true as const };

/**
 * Endpoints that change several entities of a kind in a draft. Each endpoint returns the draft's id
 * and version.
 */
export const listChangeRoutes: ApiRoutes = async (app, { db }) => {
  const response = schemas.changeResponses;
  const params = schemas.KindParams;

  app.post(
    '/staff/catalogue/:kind/order',
    {
      config,
      schema: {
        summary: 'Puts the entities of a kind into a new order',
        params,
        body: schemas.ReorderBody,
        response,
      },
    },
    async ({ params: { kind }, body, user }) => ({
      ...success,
      data: await reorder(db, user, kind, body),
    }),
  );

  app.post(
    '/staff/catalogue/:kind/visibility',
    {
      config,
      schema: {
        summary: 'Shows, hides or archives entities of a kind',
        params,
        body: schemas.VisibilityBody,
        response,
      },
    },
    async ({ params: { kind }, body, user }) => ({
      ...success,
      data: await setVisibility(db, user, kind, body),
    }),
  );
};
