import type { Db, Tx } from '../../../db/db.ts';
import { applyChanges, type AppliedChange } from './apply-changes.ts';
import { lockAtVersion, updateDraft, writeDraftAudit } from '../drafts/change-draft.ts';
import { loadChanges, toEntityChange } from '../records/changes.ts';
import { loadComparedChanges } from '../records/compared-change.ts';
import { createProblemsError, createWarningsError } from '../drafts/draft-conflict.ts';
import { type DraftRow, takeLock } from '../drafts/lock-draft.ts';
import {
  type LivePages,
  findLivePageProblems,
  findLivePageWarnings,
} from '../checks/live-pages.ts';
import { badRequest } from '../../../http/http-error.ts';
import { findProblems } from '../checks/problems.ts';
import { cataloguePublications, publishedChanges } from '../records/tables.ts';
import { findWarnings } from '../checks/warnings.ts';

/**
 * Publishes a draft in one transaction. Throws 400 for an empty draft, and 409 for a stale version,
 * for problems, or for warnings that `confirmed` does not confirm.
 */
export async function publishDraft(
  db: Db,
  user: { id: number },
  id: number,
  { version, confirmed }: { version: number; confirmed: boolean },
  livePages: LivePages,
) {
  return db.transaction(async (tx) => {
    const draft = await lockAtVersion(tx, id, version);
    await requirePublishable(tx, draft, confirmed, livePages);
    const publicationid = await publishLockedDraft(tx, draft, user.id);
    const publishedDraft = await updateDraft(tx, draft, publishedState);
    await writeDraftAudit(tx, user, id, 'draft.published', {
      after: { name: draft.name, publication: publicationid },
    });
    return publishedDraft;
  });
}

export const publishedState = { state: 'published', publishAt: null, failure: '' } as const;

/**
 * Checks whether the draft can be published. Throws 409 for problems or unconfirmed warnings, and
 * 400 for an empty draft. Other publications wait until the caller's transaction ends.
 */
export async function requirePublishable(
  tx: Tx,
  draft: DraftRow,
  isConfirmed: boolean,
  livePages: LivePages,
): Promise<void> {
  await takeLock(tx, 'publications');
  const changes = (await loadChanges(tx, draft.id)).map(toEntityChange);
  if (changes.length === 0) throw badRequest('This draft changes nothing yet.', 'empty_draft');
  const comparedChanges = await loadComparedChanges(tx, changes);
  const problems = [
    ...(await findProblems(tx, changes)),
    ...findLivePageProblems(comparedChanges, livePages),
  ];
  if (problems.length > 0) throw createProblemsError(problems);
  if (isConfirmed) return;
  const warnings = [
    ...(await findWarnings(tx, draft.id)),
    ...findLivePageWarnings(comparedChanges, livePages),
  ];
  if (warnings.length > 0) throw createWarningsError(warnings);
}

/**
 * Applies the changes of a locked draft and records the publication. Returns the publication's id.
 */
export async function publishLockedDraft(
  tx: Tx,
  draft: DraftRow,
  publishedBy: number | null,
): Promise<number> {
  const changes = (await loadChanges(tx, draft.id)).map(toEntityChange);
  const appliedChanges = await applyChanges(tx, changes);
  const { id: draftid, name } = draft;
  return recordPublication(tx, { name, draftid, publishedBy }, appliedChanges);
}

/** Number of rows that one statement inserts. */
const CHUNK_SIZE = 500;

/** Stores a publication and its changes. Returns the publication's id. */
export async function recordPublication(
  tx: Tx,
  publication: typeof cataloguePublications.$inferInsert,
  appliedChanges: readonly AppliedChange[],
): Promise<number> {
  const [row] = await tx
    .insert(cataloguePublications)
    .values(publication)
    .returning({ id: cataloguePublications.id });
  if (row === undefined) throw new Error('The publication was not stored.');
  for (let start = 0; start < appliedChanges.length; start += CHUNK_SIZE)
    await tx
      .insert(publishedChanges)
      .values(
        appliedChanges
          .slice(start, start + CHUNK_SIZE)
          .map((change) => ({ publicationid: row.id, ...change })),
      );
  return row.id;
}
