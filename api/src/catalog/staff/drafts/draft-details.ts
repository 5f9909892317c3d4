import type { DraftDetails } from 'contract/staff/catalogue/draft';
import type { Db } from '../../../db/db.ts';
import { loadChanges, toEntityChange } from '../records/changes.ts';
import { loadComparedChanges } from '../records/compared-change.ts';
import { describeDifference } from '../records/differences.ts';
import { readDraft } from './list-drafts.ts';
import {
  type LivePages,
  findLivePageProblems,
  findLivePageWarnings,
} from '../checks/live-pages.ts';
import { findProblems } from '../checks/problems.ts';
import { loadTitles } from '../records/titles.ts';
import { findWarnings } from '../checks/warnings.ts';

/**
 * Returns a draft with its differences from the published catalogue, and with the warnings and
 * problems of its publication. Throws 404 if the draft is published, discarded or unknown.
 */
export function readDraftDetails(db: Db, id: number, livePages: LivePages): Promise<DraftDetails> {
  return db.transaction(
    async (tx) => {
      const draft = await readDraft(tx, id);
      const changes = (await loadChanges(tx, id)).map(toEntityChange);
      const comparedChanges = await loadComparedChanges(tx, changes);
      const titles = await loadTitles(tx, comparedChanges);
      return {
        ...draft,
        differences: comparedChanges.map((change, index) =>
          describeDifference({ ...change, title: titles[index] ?? '' }),
        ),
        warnings: [
          ...(await findWarnings(tx, id)),
          ...findLivePageWarnings(comparedChanges, livePages),
        ],
        problems: [
          ...(await findProblems(tx, changes)),
          ...findLivePageProblems(comparedChanges, livePages),
        ],
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
