import { count, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/db.ts';
import { conflict } from '../../../http/http-error.ts';
import { writeAudit } from '../../../audit/records/write-audit.ts';
import { createChangedError } from './draft-conflict.ts';
import { currentStates, readDraft } from './list-drafts.ts';
import { type DraftRow, lockDraft, takeLock } from './lock-draft.ts';
import { catalogueDrafts } from '../records/tables.ts';

/** Largest number of drafts that are neither published nor discarded. */
const MAX_DRAFTS = 50;

/**
 * Creates a draft. A repeated call with the same key returns the existing draft. Throws 409 for too
 * many drafts.
 */
export async function createDraft(
  db: Db,
  user: { id: number },
  { name, key }: { name: string; key: string },
) {
  return db.transaction(async (tx) => {
    await takeLock(tx, 'drafts');
    const [existing] = await tx.select().from(catalogueDrafts).where(eq(catalogueDrafts.key, key));
    if (existing !== undefined) return { id: existing.id, version: existing.version };
    const [row] = await tx
      .select({ drafts: count() })
      .from(catalogueDrafts)
      .where(inArray(catalogueDrafts.state, [...currentStates]));
    if ((row?.drafts ?? 0) >= MAX_DRAFTS)
      throw conflict(
        `There are ${MAX_DRAFTS} drafts already. Publish or discard one first.`,
        'too_many_drafts',
      );
    const [draft] = await tx
      .insert(catalogueDrafts)
      .values({ name, key, createdBy: user.id })
      .returning({ id: catalogueDrafts.id, version: catalogueDrafts.version });
    if (draft === undefined) throw new Error('The draft was not stored.');
    await writeDraftAudit(tx, user, draft.id, 'draft.created', { after: { name } });
    return draft;
  });
}

/** Renames a draft. Throws 409 for a stale version. */
export async function renameDraft(
  db: Db,
  user: { id: number },
  id: number,
  { name, version }: { name: string; version: number },
) {
  return db.transaction(async (tx) => {
    const draft = await lockAtVersion(tx, id, version);
    if (draft.name === name) return { id, version };
    await writeDraftAudit(tx, user, id, 'draft.renamed', {
      before: { name: draft.name },
      after: { name },
    });
    return updateDraft(tx, draft, { name });
  });
}

/**
 * Marks a draft as discarded, so that its changes are never published. Throws 409 for a stale
 * version.
 */
export async function discardDraft(
  db: Db,
  user: { id: number },
  id: number,
  { version }: { version: number },
) {
  return db.transaction(async (tx) => {
    const draft = await lockAtVersion(tx, id, version);
    await writeDraftAudit(tx, user, id, 'draft.discarded', { before: { name: draft.name } });
    return updateDraft(tx, draft, { state: 'discarded', publishAt: null });
  });
}

/**
 * Locks a draft until the transaction ends. Throws 409 with the present draft if a colleague has
 * changed the draft since `version`. Throws 404 like `lockDraft`.
 */
export async function lockAtVersion(tx: Tx, id: number, version: number): Promise<DraftRow> {
  const draft = await lockDraft(tx, id);
  if (draft.version === version) return draft;
  const currentDraft = await readDraft(tx, id);
  throw createChangedError('this draft', { current: currentDraft, by: '', at: currentDraft.at });
}

/** Changes a locked draft and raises the draft's version. Returns the id and the new version. */
export async function updateDraft(
  tx: Tx,
  draft: DraftRow,
  changes: Partial<Pick<DraftRow, 'name' | 'state' | 'publishAt' | 'failure'>>,
) {
  const version = draft.version + 1;
  await tx
    .update(catalogueDrafts)
    .set({ ...changes, version, changedAt: sql`now()` })
    .where(eq(catalogueDrafts.id, draft.id));
  return { id: draft.id, version };
}

export const writeDraftAudit = (
  tx: Tx,
  user: { id: number },
  id: number,
  action: string,
  values: { before?: Record<string, unknown>; after?: Record<string, unknown>; reason?: string },
) => writeAudit(tx, user, { action, subject: { kind: 'draft', id }, ...values });
