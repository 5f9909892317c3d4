import type { FindIncompatibilities } from '../automatic-rollback/roll-back-automatically.ts';
import { FIGURES_AUTHOR } from '../automatic-rollback/rollback-candidates.ts';
import { judgeSplit } from './judge-split.ts';
import type { ReleaseFigures } from './release-figures.ts';
import { commitChange } from '../registry/commit-change.ts';
import { type Move, type RegistryDocument, readRegistry } from '../registry/registry.ts';
import type { Change } from '../registry/update.ts';
import type { Releases } from '../releases.ts';

/** Returns whether the time of the decision on a split's promotion has come. */
export const isPromotionDue = (
  registry: Pick<RegistryDocument, 'split'> | null,
  now = Date.now(),
): boolean => {
  const promoteAfter = registry?.split?.promoteAfter;
  return promoteAfter !== undefined && Date.parse(promoteAfter) <= now;
};

/**
 * Promotes the split if its figures are healthy and its types are compatible. Otherwise withdraws
 * the split. Writes with one compare-and-swap, so that two processes cannot both decide. Returns
 * null if the figures are those of another split or leave the decision open, or if the decision is
 * not due yet. Throws `ChangedMeanwhileError` if the registry changes meanwhile.
 */
export async function decidePromotion(
  { store }: Pick<Releases, 'store'>,
  figures: ReleaseFigures,
  findIncompatibilities: FindIncompatibilities,
): Promise<Pick<Move, 'what' | 'why'> | null> {
  const comparedSplit = figures.split;
  const { registry } = await readRegistry(store);
  if (comparedSplit === null || registry.split?.id !== comparedSplit.id) return null;
  const verdict = judgeSplit(comparedSplit);
  if (verdict.decision === 'wait') return null;
  const sentences =
    verdict.decision === 'promote'
      ? await findIncompatibilities({ ...registry, split: null }, registry.split.releases)
      : [];
  const isPromoted = verdict.decision === 'promote' && sentences.length === 0;
  const why = [verdict.reason, ...sentences].join(' ').slice(0, MAX_REASON_LENGTH);
  // The types were checked against this revision, so the change must not be applied to a later
  // revision.
  const expectedRevision = registry.revision;
  const author = { by: FIGURES_AUTHOR, commit: 'unknown', why, expectedRevision };
  let change: Change | null = null;
  await commitChange(store, author, async (currentRegistry) => {
    const { split } = currentRegistry;
    change = null;
    if (split?.id !== comparedSplit.id || !isPromotionDue(currentRegistry)) return null;
    change = isPromoted
      ? { what: 'promote', live: split.releases, split: null }
      : { what: 'withdraw', live: {}, split: null };
    return change;
  });
  return change && { what: isPromoted ? 'promote' : 'withdraw', why };
}

const MAX_REASON_LENGTH = 500;
