import { DamagedError, IncompatibleError } from '../releases/errors.ts';
import { moveRegistry } from '../releases/move-registry.ts';
import type { Change } from '../releases/next-registry.ts';
import { refuseUnfit } from '../releases/refuse-unfit.ts';
import type { Move, RegistryDocument } from '../releases/registry.ts';
import type { Releases } from '../releases/releases.ts';
import { withSplitLive } from '../releases/split.ts';
import { AUTOMATIC, isHeld, waysBack } from './ways-back.ts';

/** A release that fails, live or split. */
export interface Suspect {
  /** The room, or 'shell'. */
  name: string;
  /** The release's folder, like 'catalog/1.0.0-3f9c2a1b'. */
  release: string;
  /** What is known against it, for the record and the log. */
  why: string;
}

/** What became of a suspicion. */
export type Outcome =
  | { what: 'rollback' | 'withdraw'; moves: Move['moves'] }
  /** Nobody gets it any more: another process, or a person, was quicker. */
  | { what: 'gone' }
  /** The package was taken back already, and nobody has released it since. */
  | { what: 'held' }
  /** There is no release to go back to that is good, whole and fits. */
  | { what: 'nothing good' }
  /** It is not the release's fault, as far as can be told. */
  | { what: 'not confirmed' };

/** Whether what `better` makes live does better than what `present` does, the split withdrawn or releases set back. */
export type Confirm = (
  present: RegistryDocument,
  better: RegistryDocument,
  what: 'withdraw' | 'rollback',
) => Promise<boolean>;

/**
 * Withdraws the split, if that does better; else sets the release's package back to the last good release.
 * By one compare-and-swap of the registry: of several who decide so at once, one moves it. Throws a
 * `StoreAwayError` when nobody can.
 */
export async function takeBack(
  releases: Releases,
  suspect: Suspect,
  confirm: Confirm,
): Promise<Outcome> {
  const { name, release, why } = suspect;
  let outcome: Outcome = { what: 'gone' };
  let isInTheWay = false;
  const author = { by: AUTOMATIC, commit: 'unknown', why };
  const { registry, id } = await moveRegistry(releases.store, author, async (present) => {
    isInTheWay = false;
    const { split } = present;
    const isLive = present.microFrontends[name]?.[0]?.extras.folder === release;
    outcome = { what: 'gone' };
    if (!isLive && split?.releases[name]?.extras.folder !== release) return null;
    outcome = { what: 'not confirmed' };
    if (split && (await confirm(withSplitLive(present), present, 'withdraw'))) return WITHDRAWAL;
    return isLive ? goodWay(present) : null;
  });
  if (id === null) return outcome;
  // Nothing fitted beside the split.
  if (isInTheWay) return takeBack(releases, suspect, confirm);
  const { what, moves } = registry.history.find((move) => move.id === id) ?? NO_MOVE;
  return { what: what === 'withdraw' ? what : 'rollback', moves };

  async function goodWay(present: RegistryDocument): Promise<Change | null> {
    outcome = { what: 'held' };
    if (isHeld(present, name)) return null;
    const ways = waysBack(present, name);
    for (const split of present.split ? [present.split, null] : [null]) {
      for (const live of ways) {
        if (!(await fits(releases, { ...present, split }, live))) continue;
        outcome = { what: 'not confirmed' };
        if (!(await confirm(present, withLive(present, live), 'rollback'))) return null;
        isInTheWay = split !== present.split;
        return isInTheWay ? WITHDRAWAL : { what: 'rollback', live };
      }
    }
    outcome = { what: 'nothing good' };
    return null;
  }
}

const WITHDRAWAL: Change = { what: 'withdraw', live: {}, split: null };

/** The history remembers more moves than can come between writing one and reading it. */
const NO_MOVE: Pick<Move, 'what' | 'moves'> = { what: 'rollback', moves: [] };

async function fits(
  releases: Releases,
  registry: RegistryDocument,
  live: Change['live'],
): Promise<boolean> {
  try {
    for (const one of Object.values(live)) await releases.files.folderOf(one);
    await refuseUnfit(releases, registry, live);
    return true;
  } catch (cause) {
    if (cause instanceof IncompatibleError || cause instanceof DamagedError) return false;
    throw cause;
  }
}

const withLive = (registry: RegistryDocument, live: Change['live']): RegistryDocument => ({
  ...registry,
  microFrontends: {
    ...registry.microFrontends,
    ...Object.fromEntries(Object.entries(live).map(([name, release]) => [name, [release]])),
  },
});
