import type { Move, RegistryDocument, Split } from './registry.ts';
import type { RegisteredRelease } from '../builds/release.ts';

export type Made = Pick<Move, 'id' | 'at' | 'by' | 'token' | 'commit' | 'why' | 'seen'>;

/** The requested split. */
export type GivenSplit = Pick<Split, 'share' | 'releases'>;

/** Returns the split after a change: unchanged, with another share, new, or null. */
export function nextSplit(
  { split: present }: RegistryDocument,
  split: GivenSplit | null | undefined,
  { id, at, by }: Made,
): Split | null {
  if (split === undefined) return present;
  if (split === null) return null;
  if (present && present.releases === split.releases) return { ...present, share: split.share };
  const releases = Object.entries(split.releases).map(([name, release]) => {
    const live = { since: at, by, until: null };
    return [name, { ...release, extras: { ...release.extras, live } }];
  });
  return {
    id,
    share: split.share,
    releases: Object.fromEntries(releases) as Split['releases'],
    since: at,
    by,
  };
}

type ByName = Record<string, RegisteredRelease>;

/**
 * Returns the live release of each package after a change, followed by its retained releases. It
 * omits releases of the next split.
 */
export function nextReleases(
  { microFrontends, split: before }: RegistryDocument,
  { live, aside = {} }: { live: ByName; aside?: ByName },
  split: Split | null,
  made: Made,
): RegistryDocument['microFrontends'] {
  const given = { ...before?.releases, ...split?.releases, ...aside };
  const lists = Object.keys({ ...microFrontends, ...given, ...live }).map((name) => {
    const [present, ...kept] = microFrontends[name] ?? [];
    const next = live[name];
    if (!next && !given[name]) return [name, microFrontends[name] ?? []];
    const first = next ? lively(next, made) : present;
    const placed = [first, split?.releases[name]].filter((one) => one !== undefined);
    const others = [aside[name], before?.releases[name], ...(next ? [present] : []), ...kept]
      .filter((one) => one !== undefined)
      .filter(
        (one, at, all) => ![...placed, ...all.slice(0, at)].some((other) => isSame(one, other)),
      );
    return [name, [...(first ? [first] : []), ...others.map((one) => resting(one, made))]];
  });
  return Object.fromEntries(lists) as RegistryDocument['microFrontends'];
}

const isSame = (one: RegisteredRelease, other: RegisteredRelease) =>
  one.extras.folder === other.extras.folder;

const lively = (release: RegisteredRelease, { at, by }: Made): RegisteredRelease => ({
  ...release,
  deployment: { traffic: 100, default: true },
  extras: { ...release.extras, live: { since: at, by, until: null } },
});

/** Marks a release as retained: no new page uses it. */
const resting = (release: RegisteredRelease, { at }: Made): RegisteredRelease => ({
  ...release,
  deployment: { traffic: 0, default: false },
  extras: {
    ...release.extras,
    live: { ...release.extras.live, until: release.extras.live.until ?? at },
  },
});
