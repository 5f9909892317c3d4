import type { Db, Tx } from '../../db/db.ts';
import { applyChanges } from './apply-changes.ts';
import { loadChanges, toEntityChange } from './changes.ts';
import { createProblemsError } from './draft-conflict.ts';
import { loadDraft } from './lock-draft.ts';
import { findProblems } from './problems.ts';

/**
 * Calls `read` on the catalogue as if the draft were published, and returns the result of `read`.
 * Applies the draft's changes in a transaction that is always rolled back, so that nobody else sees
 * the changes. Throws 404 for a published, discarded or unknown draft. Throws 409 with the problems
 * if the draft cannot be published.
 */
export async function readInPreview<Result>(
  db: Db,
  draftid: number,
  read: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const state: { result?: { value: Result } } = {};
  await db
    .transaction(async (tx) => {
      await loadDraft(tx, draftid);
      const changes = (await loadChanges(tx, draftid)).map(toEntityChange);
      const problems = await findProblems(tx, changes);
      if (problems.length > 0) throw createProblemsError(problems);
      await applyChanges(tx, changes);
      state.result = { value: await read(tx) };
      throw new RollbackError();
    })
    .catch((cause: unknown) => {
      if (!(cause instanceof RollbackError)) throw cause;
    });
  if (state.result === undefined) throw new Error('The preview read nothing.');
  return state.result.value;
}

/** Thrown to roll back the transaction of a preview. */
class RollbackError extends Error {}
