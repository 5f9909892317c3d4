import * as draftCalls from 'contract/staff/catalogue/draft';
import * as entityCalls from 'contract/staff/catalogue/entity';
import { catalogueKinds, getCatalogueKinds } from 'contract/staff/catalogue/kinds';
import * as publicationCalls from 'contract/staff/catalogue/publication';
import type { ApiRoutes } from '../../http/api-routes.ts';
import { serveCall } from '../../http/serve-call.ts';
import { addEntity, copyEntity } from './entities/add-entity.ts';
import { createDraft, discardDraft, renameDraft } from './drafts/change-draft.ts';
import { discardChange } from './entities/discard-change.ts';
import { readDraftDetails } from './drafts/draft-details.ts';
import { editEntity } from './entities/edit-entity.ts';
import { listDrafts } from './drafts/list-drafts.ts';
import { listEntities } from './entities/list-entities.ts';
import { LivePagesReader } from './checks/live-pages.ts';
import { loadDraft } from './drafts/lock-draft.ts';
import { listPublications, readPublication } from './publishing/publications.ts';
import { publishDraft } from './publishing/publish.ts';
import { readEntity } from './entities/read-entity.ts';
import { reorder, setVisibility } from './entities/reorder.ts';
import { scheduleDraft, unscheduleDraft } from './publishing/schedule.ts';
import { undoPublication } from './publishing/undo.ts';

/** Routes of the staff pages that edit the catalogue. */
export const catalogueDeskRoutes: ApiRoutes = async (app, context) => {
  for (const routes of [entityRoutes, entityChangeRoutes, draftRoutes, publicationRoutes])
    await app.register(routes, context);
};

/** Routes that read entities with a draft's changes applied. */
const entityRoutes: ApiRoutes = async (app, { db }) => {
  serveCall(app, getCatalogueKinds, async () => ({ data: catalogueKinds }));
  serveCall(app, entityCalls.listEntities, async ({ params, query: { draft, ...filter } }) => {
    if (draft !== undefined) await loadDraft(db, draft);
    return listEntities(db, params.kind, draft ?? null, filter);
  });
  serveCall(app, entityCalls.getEntity, async ({ params: { kind, id }, query: { draft } }) => {
    if (draft !== undefined) await loadDraft(db, draft);
    return { data: await readEntity(db, kind, id, draft ?? null) };
  });
};

/** Routes that change entities in a draft. */
const entityChangeRoutes: ApiRoutes = async (app, { db }) => {
  serveCall(app, entityCalls.addEntity, async ({ params: { kind }, body, user }) => ({
    data: await addEntity(db, user, kind, body),
  }));
  serveCall(app, entityCalls.changeEntity, async ({ params, body, user }) => ({
    data: await editEntity(db, user, params, body),
  }));
  serveCall(app, entityCalls.copyEntity, async ({ params, body, user }) => ({
    data: await copyEntity(db, user, params, body),
  }));
  serveCall(app, entityCalls.discardChange, async ({ params, body, user }) => ({
    data: await discardChange(db, user, params, body),
  }));
  serveCall(app, entityCalls.reorder, async ({ params: { kind }, body, user }) => ({
    data: await reorder(db, user, kind, body),
  }));
  serveCall(app, entityCalls.setVisibility, async ({ params: { kind }, body, user }) => ({
    data: await setVisibility(db, user, kind, body),
  }));
};

const draftRoutes: ApiRoutes = async (app, { config, db }) => {
  const livePages = new LivePagesReader(config, app.log);
  serveCall(app, draftCalls.listDrafts, async () => ({ data: await listDrafts(db) }));
  serveCall(app, draftCalls.getDraft, async ({ params: { id } }) => ({
    data: await readDraftDetails(db, id, await livePages.read()),
  }));
  serveCall(app, draftCalls.createDraft, async ({ body, user }) => ({
    data: await createDraft(db, user, body),
  }));
  serveCall(app, draftCalls.renameDraft, async ({ params: { id }, body, user }) => ({
    data: await renameDraft(db, user, id, body),
  }));
  serveCall(app, draftCalls.discardDraft, async ({ params: { id }, body, user }) => ({
    data: await discardDraft(db, user, id, body),
  }));
  serveCall(app, draftCalls.publishDraft, async ({ params: { id }, body, user }) => ({
    data: await publishDraft(db, user, id, body, await livePages.read()),
  }));
  serveCall(app, draftCalls.scheduleDraft, async ({ params: { id }, body, user }) => ({
    data: await scheduleDraft(db, user, id, body, await livePages.read()),
  }));
  serveCall(app, draftCalls.unscheduleDraft, async ({ params: { id }, body, user }) => ({
    data: await unscheduleDraft(db, user, id, body),
  }));
};

const publicationRoutes: ApiRoutes = async (app, { db }) => {
  serveCall(app, publicationCalls.listPublications, ({ query }) => listPublications(db, query));
  serveCall(app, publicationCalls.getPublication, async ({ params: { id } }) => ({
    data: await readPublication(db, id),
  }));
  serveCall(app, publicationCalls.undoPublication, async ({ params: { id }, body, user }) => ({
    data: await undoPublication(db, user, id, body),
  }));
};
