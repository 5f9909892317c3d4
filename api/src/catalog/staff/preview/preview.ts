import type { Db, Tx } from '../../../db/db.ts';
import { runAndRollBack } from '../../../db/run-and-roll-back.ts';
import { applyChanges } from '../publishing/apply-changes.ts';
import { loadChanges, toEntityChange } from '../records/changes.ts';
import { createProblemsError } from '../drafts/draft-conflict.ts';
import { loadDraft } from '../drafts/lock-draft.ts';
import { findProblems } from '../checks/problems.ts';

/**
 * Calls `read` on the catalogue as if the draft were published, and returns the result of `read`.
 * Applies the draft's changes in a transaction that is always rolled back, so that nobody else sees
 * the changes. Throws 404 for a published, discarded or unknown draft. Throws 409 with the problems
 * if the draft cannot be published.
 */
export function readInPreview<Result>(
  db: Db,
  draftid: number,
  read: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  return runAndRollBack(db, async (tx) => {
    await loadDraft(tx, draftid);
    const changes = (await loadChanges(tx, draftid)).map(toEntityChange);
    const problems = await findProblems(tx, changes);
    if (problems.length > 0) throw createProblemsError(problems);
    await applyChanges(tx, changes);
    return read(tx);
  });
}
