import { type GivenSplit, type Made, nextReleases, nextSplit } from './next-releases.ts';
import { changesLive } from './changes-live.ts';
import { keptReleases } from './retention.ts';
import { type Leaving, type Move, type RegistryDocument, foldersOf } from './registry.ts';
import type { RegisteredRelease } from '../builds/release.ts';

/** Number of changes of each package in the history. */
const REMEMBERED = 50;

/** Time for which the registry still lists a deleted version, in ms. */
const GONE_MS = 86_400_000;

/** A change of the registry. */
export interface Change {
  what: Move['what'];
  /** Releases that go live, by package name. */
  live: Record<string, RegisteredRelease>;
  /** New releases that are stored without going live. */
  aside?: Record<string, RegisteredRelease>;
  /** The next split, or null to end it. If undefined, the split stays. */
  split?: GivenSplit | null;
  /** Unreferenced folders that may be deleted. */
  unused?: string[];
}

/**
 * Returns the registry after a change. Releases that are no longer needed are marked for deletion.
 */
export function nextRegistry(
  registry: RegistryDocument,
  change: Change,
  made: Made,
): RegistryDocument {
  const now = Date.parse(made.at);
  const revision = registry.revision + 1;
  const split = nextSplit(registry, change.split, made);
  const all = nextReleases(registry, change, split, made);
  const history = remembered([...registry.history, moveOf(registry, change, made, revision)]);
  const kept = Object.fromEntries(
    Object.entries(all).map(([name, releases]) => [
      name,
      keptReleases(name, releases, history, now),
    ]),
  );
  const inUse = new Set(foldersOf({ microFrontends: kept, split }));
  const unneeded = [
    ...foldersOf({ microFrontends: all, split: registry.split }),
    ...(change.unused ?? []),
  ].filter((one) => !inUse.has(one));
  return {
    ...registry,
    revision,
    microFrontends: kept,
    split,
    history,
    leaving: [
      ...registry.leaving.filter((one) => !isOver(one, now) && !inUse.has(one.folder)),
      ...unneeded
        .filter((folder) => !registry.leaving.some((one) => one.folder === folder))
        .map((folder) => ({ folder, since: made.at, move: made.id, gone: null })),
    ],
  };
}

const isOver = ({ since, gone }: Leaving, now: number) =>
  gone !== null && Date.parse(since) < now - GONE_MS;

/** Returns the releases that a change affects, by package name. */
export function changedBy({ split }: RegistryDocument, change: Change): Change['live'] {
  if (change.what === 'withdraw') return split?.releases ?? {};
  return change.split?.releases ?? change.aside ?? change.live;
}

function moveOf(registry: RegistryDocument, change: Change, made: Made, revision: number): Move {
  const liveNow = (name: string) => registry.microFrontends[name]?.[0]?.metadata.version ?? null;
  const { what } = change;
  const moves = Object.entries(changedBy(registry, change)).map(([name, { metadata }]) =>
    what === 'withdraw'
      ? { name, from: metadata.version, to: liveNow(name) ?? metadata.version }
      : { name, from: liveNow(name), to: metadata.version },
  );
  return { ...made, revision, what, ...(change.split && { share: change.split.share }), moves };
}

/**
 * Returns the latest changes of each package. Changes of live releases are counted separately from
 * splits and previews.
 */
function remembered(history: Move[]): Move[] {
  const count = new Map<string, number>();
  return history
    .toReversed()
    .filter((move) => {
      const kinds = move.moves.map(({ name }) => `${name} ${changesLive(move)}`);
      for (const kind of kinds) count.set(kind, (count.get(kind) ?? 0) + 1);
      return kinds.some((kind) => (count.get(kind) ?? 0) <= REMEMBERED);
    })
    .toReversed();
}
