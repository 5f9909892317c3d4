import { DamagedError } from '../errors.ts';
import { moveRegistry } from '../registry/move-registry.ts';
import type { Change } from '../registry/next-registry.ts';
import { wereLiveTogether } from '../registry/live-together.ts';
import type { Move, RegistryDocument } from '../registry/registry.ts';
import type { Releases } from '../releases.ts';
import { withSplitLive } from '../registry/split.ts';
import { AUTOMATIC, isHeld, waysBack } from './ways-back.ts';

/** A release that fails, live or in a split. */
export interface Suspect {
  /** Name of the remote, or 'shell'. */
  name: string;
  /** The release's folder, like 'catalog/1.0.0-3f9c2a1b'. */
  release: string;
  /** The evidence, for the registry and the log. */
  why: string;
}

/** Result of a check. */
export type Outcome =
  | { what: 'rollback' | 'withdraw'; moves: Move['moves'] }
  /** The release is no longer in use, because a person or another process has replaced it. */
  | { what: 'gone' }
  /** The package was rolled back before and not released since. */
  | { what: 'held' }
  /** No former release is good, undamaged and compatible. */
  | { what: 'nothing good' }
  /** The check did not confirm that the release is at fault. */
  | { what: 'not confirmed' };

/** Resolves to whether the page fails with the current registry and renders with the next one. */
export type Confirm = (
  present: RegistryDocument,
  better: RegistryDocument,
  what: 'withdraw' | 'rollback',
) => Promise<boolean>;

/** Resolves to a sentence for each incompatibility that would arise if these releases went live. */
export type FindMisfits = (registry: RegistryDocument, live: Change['live']) => Promise<string[]>;

/**
 * Ends the split if that helps, else rolls the package back to its last good release. It uses one
 * compare-and-swap of the registry, so that concurrent checks change it only once. `findMisfits` is
 * called only for releases that were never live together. Throws a `StoreUnavailableError` if the
 * store is unavailable.
 */
export async function takeBack(
  releases: Releases,
  suspect: Suspect,
  confirm: Confirm,
  findMisfits: FindMisfits,
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
  // The split was ended, because no former release was compatible with it. Now retry the rollback.
  if (isInTheWay) return takeBack(releases, suspect, confirm, findMisfits);
  const { what, moves } = registry.history.find((move) => move.id === id) ?? NO_MOVE;
  return { what: what === 'withdraw' ? what : 'rollback', moves };

  async function goodWay(present: RegistryDocument): Promise<Change | null> {
    outcome = { what: 'held' };
    if (isHeld(present, name)) return null;
    const ways = waysBack(present, name);
    for (const split of present.split ? [present.split, null] : [null]) {
      for (const live of ways) {
        if (!(await fits(releases, { ...present, split }, live, findMisfits))) continue;
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

/** Never used in practice, because the history keeps a change long after it was written. */
const NO_MOVE: Pick<Move, 'what' | 'moves'> = { what: 'rollback', moves: [] };

async function fits(
  releases: Releases,
  registry: RegistryDocument,
  live: Change['live'],
  findMisfits: FindMisfits,
): Promise<boolean> {
  try {
    for (const one of Object.values(live)) await releases.files.folderOf(one);
  } catch (cause) {
    if (cause instanceof DamagedError) return false;
    throw cause;
  }
  const { microFrontends } = withLive(registry, live);
  if (registry.split === null && wereLiveTogether(registry, microFrontends)) return true;
  return (await findMisfits(registry, live)).length === 0;
}

const withLive = (registry: RegistryDocument, live: Change['live']): RegistryDocument => ({
  ...registry,
  microFrontends: {
    ...registry.microFrontends,
    ...Object.fromEntries(Object.entries(live).map(([name, release]) => [name, [release]])),
  },
});
