import * as calls from 'contract/orders/staff/saved-views';
import { isOrderViewQuery } from 'contract/staff/order-view';
import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/db.ts';
import type { ApiRoutes } from '../../../http/api-routes.ts';
import { notFound } from '../../../http/http-error.ts';
import { invalidField } from '../../../http/invalid-field.ts';
import { type CallBody, serveCall } from '../../../http/serve-call.ts';
import { writeAudit } from '../../../audit/records/write-audit.ts';
import { staffViews } from './tables.ts';

/** Routes of saved views of the order list. */
export const staffViewRoutes: ApiRoutes = async (app, { db }) => {
  serveCall(app, calls.listViews, async ({ user }) => ({ data: await listViews(db, user.id) }));
  serveCall(app, calls.saveView, async ({ user, body }) => {
    await saveView(db, user, body);
    return {};
  });
  serveCall(app, calls.changeView, async ({ user, params, body }) => {
    await changeView(db, user, params.viewid, body);
    return {};
  });
  serveCall(app, calls.deleteView, async ({ user, params }) => {
    await deleteView(db, user, params.viewid);
    return {};
  });
};

async function listViews(db: Db, userid: number): Promise<calls.SavedView[]> {
  const rows = await db
    .select()
    .from(staffViews)
    .where(or(eq(staffViews.userid, userid), eq(staffViews.isShared, true)))
    .orderBy(sql`fold_text(${staffViews.name})`, asc(staffViews.id));
  return rows.map((view) => ({
    id: view.id,
    name: view.name,
    query: view.query,
    shared: view.isShared,
    own: view.userid === userid,
  }));
}

type Author = { id: number };

async function saveView(
  db: Db,
  user: Author,
  { name: viewName, query, shared }: CallBody<typeof calls.saveView>,
): Promise<void> {
  if (!isOrderViewQuery(query)) {
    throw invalidField('query', 'View: it may contain filters and the order only, and no search.');
  }
  await db.transaction(async (tx) => {
    await requireFreeName(tx, user.id, viewName, null);
    const [view] = await tx
      .insert(staffViews)
      .values({ userid: user.id, name: viewName, query, isShared: shared })
      .returning({ id: staffViews.id });
    await auditView(tx, user, 'view.saved', view?.id ?? 0, { after: { name: viewName, shared } });
  });
}

async function changeView(
  db: Db,
  user: Author,
  viewid: number,
  { name: viewName, shared }: CallBody<typeof calls.changeView>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const view = await lockOwnView(tx, user, viewid);
    await requireFreeName(tx, user.id, viewName, viewid);
    await tx
      .update(staffViews)
      .set({ name: viewName, isShared: shared })
      .where(eq(staffViews.id, viewid));
    const before = { name: view.name, shared: view.isShared };
    await auditView(tx, user, 'view.changed', viewid, {
      before,
      after: { name: viewName, shared },
    });
  });
}

async function deleteView(db: Db, user: Author, viewid: number): Promise<void> {
  await db.transaction(async (tx) => {
    const view = await lockOwnView(tx, user, viewid);
    await tx.delete(staffViews).where(eq(staffViews.id, viewid));
    await auditView(tx, user, 'view.deleted', viewid, { before: { name: view.name } });
  });
}

/** Locks a view of the user. Throws 404 for the view of a colleague. */
async function lockOwnView(tx: Tx, user: Author, viewid: number) {
  const [view] = await tx
    .select()
    .from(staffViews)
    .where(and(eq(staffViews.id, viewid), eq(staffViews.userid, user.id)))
    .for('update');
  if (view === undefined) throw notFound('You have no such view.');
  return view;
}

async function requireFreeName(
  tx: Tx,
  userid: number,
  viewName: string,
  ownId: number | null,
): Promise<void> {
  const [viewOfSameName] = await tx
    .select({ id: staffViews.id })
    .from(staffViews)
    .where(
      and(
        eq(staffViews.userid, userid),
        sql`lower(${staffViews.name}) = lower(${viewName})`,
        sql`${staffViews.id} is distinct from ${ownId}::int`,
      ),
    );
  if (viewOfSameName !== undefined)
    throw invalidField('name', 'Name: you have a view of this name already.');
}

const auditView = (
  tx: Tx,
  user: Author,
  action: string,
  id: number,
  values: { before?: Record<string, unknown>; after?: Record<string, unknown> },
) => writeAudit(tx, user, { action, subject: { kind: 'view', id }, ...values });
