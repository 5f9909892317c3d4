import type { ApiRoutes } from '../../http/api-routes.ts';
import { defineResponses } from '../../http/responses.ts';
import { listEntities } from './list-entities.ts';
import { loadDraft } from './lock-draft.ts';
import { readEntity } from './read-entity.ts';
import * as schemas from './schemas.ts';

const config = { permission: 'catalogue' } as const;
const success = { status: true as const };

/** Routes that read entities with a draft's changes applied. */
export const entityRoutes: ApiRoutes = async (app, { db }) => {
  app.get(
    '/staff/catalogue/:kind',
    {
      config,
      schema: {
        summary: 'Entities of a kind as a draft leaves them, in the order of the shop',
        params: schemas.KindParams,
        querystring: schemas.ListQuery,
        response: defineResponses(schemas.RowsResponse),
      },
    },
    async ({ params, query: { draft, ...filter } }) => {
      if (draft !== undefined) await loadDraft(db, draft);
      return { ...success, ...(await listEntities(db, params.kind, draft ?? null, filter)) };
    },
  );

  app.get(
    '/staff/catalogue/:kind/:id',
    {
      config,
      schema: {
        summary: 'An entity as a draft leaves it, and what shoppers see',
        params: schemas.EntityParams,
        querystring: schemas.DraftQuery,
        response: defineResponses(schemas.EntityResponse),
      },
    },
    async ({ params: { kind, id }, query: { draft } }) => {
      if (draft !== undefined) await loadDraft(db, draft);
      return { ...success, data: await readEntity(db, kind, id, draft ?? null) };
    },
  );
};
