import { DamagedError } from '../errors.ts';
import { hasFailedInBrowsers, readFailureReports } from './failing-releases.ts';
import { commitChange } from '../registry/commit-change.ts';
import type { Change } from '../registry/update.ts';
import { isCompatibleReleaseSet } from '../registry/compatible-release-set.ts';
import type { Move, RegistryDocument } from '../registry/registry.ts';
import type { Releases } from '../releases.ts';
import { withSplitLive } from '../registry/split.ts';
import {
  AUTOMATIC_AUTHOR,
  listRollbackCandidates,
  wasLastChangeAutomatic,
} from './rollback-candidates.ts';

/** A failing release that is live for all visitors or in a split. */
export interface Suspect {
  name: string;
  release: string;
  why: string;
}

export type Outcome =
  | { what: 'rollback' | 'withdraw'; moves: Move['moves'] }
  /** A person or another process has already replaced the release. */
  | { what: 'gone' }
  /** The package's last change was an automatic rollback, so only a person may change it. */
  | { what: 'held' }
  | { what: 'nothing good' }
  | { what: 'not confirmed' };

export type ConfirmRollback = (
  currentRegistry: RegistryDocument,
  nextRegistry: RegistryDocument,
  change: 'withdraw' | 'rollback',
) => Promise<boolean>;

export type FindIncompatibilities = (
  registry: RegistryDocument,
  live: Change['live'],
) => Promise<string[]>;

/**
 * Withdraws the split if `confirm` accepts the withdrawal. Otherwise rolls the package back if the
 * release is live for all visitors. Never makes a release live that is marked as failing in browsers.
 * Writes with one compare-and-swap, so that two processes cannot both roll back.
 */
export async function rollBackAutomatically(
  releases: Releases,
  suspect: Suspect,
  confirm: ConfirmRollback,
  findIncompatibilities: FindIncompatibilities,
): Promise<Outcome> {
  const { name, release, why } = suspect;
  let outcome: Outcome = { what: 'gone' };
  let isSplitIncompatible = false;
  const author = { by: AUTOMATIC_AUTHOR, commit: 'unknown', why };
  const { registry, id } = await commitChange(releases.store, author, async (currentRegistry) => {
    isSplitIncompatible = false;
    const { split } = currentRegistry;
    const isLive = currentRegistry.microFrontends[name]?.[0]?.extras.folder === release;
    outcome = { what: 'gone' };
    if (!isLive && split?.releases[name]?.extras.folder !== release) return null;
    outcome = { what: 'not confirmed' };
    if (split && (await confirm(withSplitLive(currentRegistry), currentRegistry, 'withdraw')))
      return WITHDRAW_CHANGE;
    return isLive ? findRollback(currentRegistry) : null;
  });
  if (id === null) return outcome;
  // The older release is incompatible with the split, so the first change only withdrew the split.
  // Now calls this function again to roll the release back.
  if (isSplitIncompatible)
    return rollBackAutomatically(releases, suspect, confirm, findIncompatibilities);
  const { what, moves } = registry.history.find((move) => move.id === id) ?? MISSING_MOVE;
  return { what: what === 'withdraw' ? what : 'rollback', moves };

  async function findRollback(currentRegistry: RegistryDocument): Promise<Change | null> {
    outcome = { what: 'held' };
    if (wasLastChangeAutomatic(currentRegistry, name)) return null;
    const findReport = await readFailureReports(releases.store);
    const candidates = listRollbackCandidates(currentRegistry, name, (candidate) => {
      const report = findReport(candidate);
      return report !== null && hasFailedInBrowsers(report);
    });
    for (const split of currentRegistry.split ? [currentRegistry.split, null] : [null]) {
      for (const candidate of candidates) {
        if (
          !(await isCompatible(
            releases,
            { ...currentRegistry, split },
            candidate,
            findIncompatibilities,
          ))
        )
          continue;
        outcome = { what: 'not confirmed' };
        if (!(await confirm(currentRegistry, withLive(currentRegistry, candidate), 'rollback')))
          return null;
        isSplitIncompatible = split !== currentRegistry.split;
        return isSplitIncompatible ? WITHDRAW_CHANGE : { what: 'rollback', live: candidate };
      }
    }
    outcome = { what: 'nothing good' };
    return null;
  }
}

const WITHDRAW_CHANGE: Change = { what: 'withdraw', live: {}, split: null };

/**
 * This value exists only for the type checker. The history always contains the change that was just
 * written.
 */
const MISSING_MOVE: Pick<Move, 'what' | 'moves'> = { what: 'rollback', moves: [] };

async function isCompatible(
  releases: Releases,
  registry: RegistryDocument,
  live: Change['live'],
  findIncompatibilities: FindIncompatibilities,
): Promise<boolean> {
  try {
    for (const release of Object.values(live)) await releases.files.verifyFolder(release);
  } catch (cause) {
    if (cause instanceof DamagedError) return false;
    throw cause;
  }
  const { microFrontends } = withLive(registry, live);
  if (registry.split === null && isCompatibleReleaseSet(registry, microFrontends)) return true;
  return (await findIncompatibilities(registry, live)).length === 0;
}

const withLive = (registry: RegistryDocument, live: Change['live']): RegistryDocument => ({
  ...registry,
  microFrontends: {
    ...registry.microFrontends,
    ...Object.fromEntries(Object.entries(live).map(([name, release]) => [name, [release]])),
  },
});
