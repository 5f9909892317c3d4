import { count, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/db.ts';
import { conflict, notFound } from '../../../http/http-error.ts';
import { catalogueChanges, catalogueDrafts } from '../records/tables.ts';

export type DraftRow = typeof catalogueDrafts.$inferSelect;

/** Largest number of changed entities in a draft. */
const MAX_CHANGES = 20_000;

/** Returns a draft. Throws 404 if the draft is unknown, published or discarded. */
export async function loadDraft(tx: Tx, id: number): Promise<DraftRow> {
  const [draft] = await tx.select().from(catalogueDrafts).where(eq(catalogueDrafts.id, id));
  return requireCurrent(draft);
}

/**
 * Locks a draft until the transaction ends. Throws 404 if the draft is unknown, published or
 * discarded.
 */
export async function lockDraft(tx: Tx, id: number): Promise<DraftRow> {
  const [draft] = await tx
    .select()
    .from(catalogueDrafts)
    .where(eq(catalogueDrafts.id, id))
    .for('update');
  return requireCurrent(draft);
}

/**
 * Code of the 404 error for a published, discarded or unknown draft. Pages distinguish this error
 * from the 404 error for a missing entity by the code.
 */
const CLOSED_DRAFT_CODE = 'draft_closed';

function requireCurrent(draft: DraftRow | undefined): DraftRow {
  if (draft === undefined) throw notFound('There is no such draft.', CLOSED_DRAFT_CODE);
  if (draft.state === 'published')
    throw notFound('This draft is published already.', CLOSED_DRAFT_CODE);
  if (draft.state === 'discarded') throw notFound('This draft was discarded.', CLOSED_DRAFT_CODE);
  return draft;
}

/**
 * Locks a draft for a change until the transaction ends. Throws 409 if the draft is scheduled, and
 * 404 like `lockDraft`.
 */
export async function lockEditableDraft(tx: Tx, id: number): Promise<DraftRow> {
  const draft = await lockDraft(tx, id);
  if (draft.state === 'scheduled')
    throw conflict('This draft is scheduled. Take it off the schedule to change it.', 'scheduled');
  return draft;
}

/** Raises the draft's version after a change. Throws 409 if the draft contains too many changes. */
export async function raiseVersion(tx: Tx, draft: DraftRow): Promise<number> {
  const version = draft.version + 1;
  await tx
    .update(catalogueDrafts)
    .set({ version, changedAt: sql`now()` })
    .where(eq(catalogueDrafts.id, draft.id));
  const [row] = await tx
    .select({ changes: count() })
    .from(catalogueChanges)
    .where(eq(catalogueChanges.draftid, draft.id));
  if ((row?.changes ?? 0) > MAX_CHANGES)
    throw conflict(
      `A draft has at most ${MAX_CHANGES.toLocaleString('en-GB')} changes. Publish it first, or begin another.`,
      'draft_full',
    );
  return version;
}

/** Numbers of PostgreSQL advisory locks. Any numbers work that no other lock of the shop uses. */
const lockKeys = { publications: 7_151_971, drafts: 7_151_972 };

/** Waits for an advisory lock and holds it until the transaction ends. */
export async function takeLock(tx: Tx, name: keyof typeof lockKeys): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockKeys[name]})`);
}
