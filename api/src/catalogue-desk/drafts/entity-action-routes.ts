import type { ApiRoutes } from '../../http/api-routes.ts';
import { copyEntity } from './add-entity.ts';
import { discardChange } from './discard-change.ts';
import * as schemas from './schemas.ts';

const config = { permission: 'catalogue' } as const;
const success = { status: true as const };

/**
 * Endpoints that add a copy of an entity to a draft, or remove the changes of an entity from a
 * draft.
 */
export const entityActionRoutes: ApiRoutes = async (app, { db }) => {
  const response = schemas.changeResponses;

  app.post(
    '/staff/catalogue/:kind/:id/copy',
    {
      config,
      schema: {
        summary: 'Adds a hidden copy of an entity to a draft',
        params: schemas.EntityParams,
        body: schemas.CopyBody,
        response,
      },
    },
    async ({ params, body, user }) => ({
      ...success,
      data: await copyEntity(db, user, params, body),
    }),
  );

  app.post(
    '/staff/catalogue/:kind/:id/discard',
    {
      config,
      schema: {
        summary: 'Takes the changes of an entity out of a draft',
        params: schemas.EntityParams,
        body: schemas.DiscardChangeBody,
        response,
      },
    },
    async ({ params, body, user }) => ({
      ...success,
      data: await discardChange(db, user, params, body),
    }),
  );
};
