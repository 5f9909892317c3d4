import type { ApiRoutes } from '../../http/api-routes.ts';
import { defineResponses } from '../../http/responses.ts';
import { listPublications, readPublication } from './publications.ts';
import * as schemas from './schemas.ts';
import { undoPublication } from './undo.ts';

const config = { permission: 'catalogue' } as const;
const success = { status: true as const };

/** Endpoints that list publications and undo them. */
export const publicationRoutes: ApiRoutes = async (app, { db }) => {
  app.get(
    '/staff/catalogue/publications',
    {
      config,
      schema: {
        summary: 'Publications, the newest first',
        querystring: schemas.PublicationsQuery,
        response: defineResponses(schemas.PublicationsResponse),
      },
    },
    async ({ query }) => ({ ...success, ...(await listPublications(db, query)) }),
  );

  app.get(
    '/staff/catalogue/publications/:id',
    {
      config,
      schema: {
        summary: 'A publication with its differences',
        params: schemas.IdParams,
        response: defineResponses(schemas.PublicationResponse),
      },
    },
    async ({ params }) => ({ ...success, data: await readPublication(db, params.id) }),
  );

  app.post(
    '/staff/catalogue/publications/:id/undo',
    {
      config,
      schema: {
        summary: 'Returns the shop to its state before a publication',
        params: schemas.IdParams,
        body: schemas.UndoBody,
        response: schemas.changeResponses,
      },
    },
    async ({ params, body, user }) => ({
      ...success,
      data: await undoPublication(db, user, params.id, body),
    }),
  );
};
