import type { ApiRoutes } from '../../http/api-routes.ts';
import { defineResponses } from '../../http/responses.ts';
import { createDraft, discardDraft, renameDraft } from './change-draft.ts';
import { listDrafts } from './list-drafts.ts';
import { LivePagesReader } from './live-pages.ts';
import { readDraftDetails } from './draft-details.ts';
import * as schemas from './schemas.ts';

const config = { permission: 'catalogue' } as const;
const success = { status: true as const };

/** Endpoints that list, create, rename and discard drafts. */
export const draftRoutes: ApiRoutes = async (app, { config: settings, db }) => {
  const livePages = new LivePagesReader(settings, app.log);
  const response = schemas.changeResponses;

  app.get(
    '/staff/catalogue/drafts',
    {
      config,
      schema: {
        summary: 'Drafts that are open, scheduled or failed, the newest first',
        response: defineResponses(schemas.DraftsResponse),
      },
    },
    async () => ({ ...success, data: await listDrafts(db) }),
  );

  app.get(
    '/staff/catalogue/drafts/:id',
    {
      config,
      schema: {
        summary: 'A draft with its differences, warnings and problems',
        params: schemas.IdParams,
        response: defineResponses(schemas.DraftResponse),
      },
    },
    async ({ params }) => ({
      ...success,
      data: await readDraftDetails(db, params.id, await livePages.read()),
    }),
  );

  app.post(
    '/staff/catalogue/drafts',
    { config, schema: { summary: 'Creates a draft', body: schemas.NewDraftBody, response } },
    async ({ body, user }) => ({ ...success, data: await createDraft(db, user, body) }),
  );

  const params = schemas.IdParams;
  app.post(
    '/staff/catalogue/drafts/:id/rename',
    { config, schema: { summary: 'Renames a draft', params, body: schemas.RenameBody, response } },
    async ({ params: { id }, body, user }) => ({
      ...success,
      data: await renameDraft(db, user, id, body),
    }),
  );

  app.post(
    '/staff/catalogue/drafts/:id/discard',
    {
      config,
      schema: { summary: 'Discards a draft', params, body: schemas.VersionBody, response },
    },
    async ({ params: { id }, body, user }) => ({
      ...success,
      data: await discardDraft(db, user, id, body),
    }),
  );
};
