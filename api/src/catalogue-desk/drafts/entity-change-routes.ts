import type { ApiRoutes } from '../../http/api-routes.ts';
import { addEntity } from './add-entity.ts';
import { editEntity } from './edit-entity.ts';
import * as schemas from './schemas.ts';

const config = { permission: 'catalogue' } as const;
const success = { status: true as const };

/** Endpoints that add an entity to a draft, or change fields of an entity in a draft. */
export const entityChangeRoutes: ApiRoutes = async (app, { db }) => {
  const response = schemas.changeResponses;

  app.post(
    '/staff/catalogue/:kind',
    {
      config,
      schema: {
        summary: 'Adds an entity to a draft',
        params: schemas.KindParams,
        body: schemas.NewEntityBody,
        response,
      },
    },
    async ({ params: { kind }, body, user }) => ({
      ...success,
      data: await addEntity(db, user, kind, body),
    }),
  );

  app.post(
    '/staff/catalogue/:kind/:id',
    {
      config,
      schema: {
        summary: 'Changes fields of an entity in a draft',
        params: schemas.EntityParams,
        body: schemas.EditEntityBody,
        response,
      },
    },
    async ({ params, body, user }) => ({
      ...success,
      data: await editEntity(db, user, params, body),
    }),
  );
};
