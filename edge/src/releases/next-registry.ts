import { isKept } from './retention.ts';
import { type Leaving, type Move, type RegistryDocument, foldersOf } from './registry.ts';
import type { RegisteredRelease } from './release.ts';

/** How many moves of each package the history remembers. */
const REMEMBERED = 50;

/** How long it is remembered that a version has been removed, in ms. */
const GONE_MS = 86_400_000;

type Made = Pick<Move, 'id' | 'at' | 'by' | 'commit' | 'why'>;

/** What is to change; everything in it goes live in one step. */
export interface Change {
  what: Move['what'];
  /** Releases that go live, by their packages' names. */
  live: Record<string, RegisteredRelease>;
  /** Folders that nothing refers to and that may be removed. */
  unused?: string[];
}

/** The registry after a change. What nobody needs any more is left out and said to be leaving. */
export function nextRegistry(
  registry: RegistryDocument,
  change: Change,
  made: Made,
): RegistryDocument {
  const now = Date.parse(made.at);
  const revision = registry.revision + 1;
  const moved = Object.entries(change.live).map(([name, release]) => {
    const others = (registry.microFrontends[name] ?? []).filter((one) => !isSame(one, release));
    return [name, [lively(release, made), ...others.map((one) => resting(one, made))]];
  });
  const all: RegistryDocument['microFrontends'] = {
    ...registry.microFrontends,
    ...Object.fromEntries(moved),
  };
  const kept = Object.fromEntries(
    Object.entries(all).map(([name, releases]) => [name, releases.filter(isKept(now))]),
  );
  const inUse = new Set(foldersOf(kept));
  const unneeded = [...foldersOf(all), ...(change.unused ?? [])].filter((one) => !inUse.has(one));
  return {
    ...registry,
    revision,
    microFrontends: kept,
    history: remembered([...registry.history, moveOf(registry, change, made, revision)]),
    leaving: [
      ...registry.leaving.filter((one) => !isOver(one, now) && !inUse.has(one.folder)),
      ...unneeded
        .filter((folder) => !registry.leaving.some((one) => one.folder === folder))
        .map((folder) => ({ folder, since: made.at, move: made.id, gone: null })),
    ],
  };
}

const isSame = (one: RegisteredRelease, other: RegisteredRelease) =>
  one.extras.folder === other.extras.folder;

const lively = (release: RegisteredRelease, { at, by }: Made): RegisteredRelease => ({
  ...release,
  deployment: { traffic: 100, default: true },
  extras: { ...release.extras, live: { since: at, by, until: null } },
});

/** A release that no new page gets. */
const resting = (release: RegisteredRelease, { at }: Made): RegisteredRelease => ({
  ...release,
  deployment: { traffic: 0, default: false },
  extras: {
    ...release.extras,
    live: { ...release.extras.live, until: release.extras.live.until ?? at },
  },
});

const isOver = ({ since, gone }: Leaving, now: number) =>
  gone !== null && Date.parse(since) < now - GONE_MS;

const moveOf = (
  registry: RegistryDocument,
  change: Change,
  made: Made,
  revision: number,
): Move => ({
  ...made,
  revision,
  what: change.what,
  moves: Object.entries(change.live).map(([name, { metadata }]) => ({
    name,
    from: registry.microFrontends[name]?.[0]?.metadata.version ?? null,
    to: metadata.version,
  })),
});

/** Of each package the latest moves. */
function remembered(history: Move[]): Move[] {
  const count = new Map<string, number>();
  return history
    .toReversed()
    .filter(({ moves }) => {
      for (const { name } of moves) count.set(name, (count.get(name) ?? 0) + 1);
      return moves.some(({ name }) => (count.get(name) ?? 0) <= REMEMBERED);
    })
    .toReversed();
}
