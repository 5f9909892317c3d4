import type { Move, RegistryDocument, Split } from './registry.ts';
import type { RegisteredRelease } from '../builds/release.ts';

export type ChangeInfo = Pick<Move, 'id' | 'at' | 'by' | 'token' | 'commit' | 'why' | 'seen'>;

export type SplitRequest = Pick<Split, 'share' | 'releases' | 'promoteAfter'>;

export function updateSplit(
  { split: currentSplit }: RegistryDocument,
  splitRequest: SplitRequest | null | undefined,
  { id, at, by }: ChangeInfo,
): Split | null {
  if (splitRequest === undefined) return currentSplit;
  if (splitRequest === null) return null;
  if (currentSplit && currentSplit.releases === splitRequest.releases)
    return {
      ...currentSplit,
      share: splitRequest.share,
      promoteAfter: splitRequest.promoteAfter ?? currentSplit.promoteAfter,
    };
  const releases = Object.entries(splitRequest.releases).map(([name, release]) => {
    const live = { since: at, by, until: null };
    return [name, { ...release, extras: { ...release.extras, live } }];
  });
  return {
    id,
    share: splitRequest.share,
    releases: Object.fromEntries(releases) as Split['releases'],
    since: at,
    by,
  };
}

type ReleasesByName = Record<string, RegisteredRelease>;

/** Returns the releases of each package after a change. The first release is live. */
export function updateReleases(
  { microFrontends, split: formerSplit }: RegistryDocument,
  { live, previewReleases = {} }: { live: ReleasesByName; previewReleases?: ReleasesByName },
  split: Split | null,
  changeInfo: ChangeInfo,
): RegistryDocument['microFrontends'] {
  const otherReleases = { ...formerSplit?.releases, ...split?.releases, ...previewReleases };
  const lists = Object.keys({ ...microFrontends, ...otherReleases, ...live }).map((name) => {
    const [currentRelease, ...retained] = microFrontends[name] ?? [];
    const nextRelease = live[name];
    if (!nextRelease && !otherReleases[name]) return [name, microFrontends[name] ?? []];
    const liveRelease = nextRelease ? markLive(nextRelease, changeInfo) : currentRelease;
    const activeReleases = [liveRelease, split?.releases[name]].filter(
      (release) => release !== undefined,
    );
    const retainedCandidates = [
      previewReleases[name],
      formerSplit?.releases[name],
      ...(nextRelease ? [currentRelease] : []),
      ...retained,
    ]
      .filter((release) => release !== undefined)
      .filter(
        (candidate, index, all) =>
          ![...activeReleases, ...all.slice(0, index)].some((activeRelease) =>
            hasSameFolder(candidate, activeRelease),
          ),
      );
    return [
      name,
      [
        ...(liveRelease ? [liveRelease] : []),
        ...retainedCandidates.map((release) => markRetained(release, changeInfo)),
      ],
    ];
  });
  return Object.fromEntries(lists) as RegistryDocument['microFrontends'];
}

const hasSameFolder = (first: RegisteredRelease, second: RegisteredRelease) =>
  first.extras.folder === second.extras.folder;

const markLive = (release: RegisteredRelease, { at, by }: ChangeInfo): RegisteredRelease => ({
  ...release,
  deployment: { traffic: 100, default: true },
  extras: { ...release.extras, live: { since: at, by, until: null } },
});

const markRetained = (release: RegisteredRelease, { at }: ChangeInfo): RegisteredRelease => ({
  ...release,
  deployment: { traffic: 0, default: false },
  extras: {
    ...release.extras,
    live: { ...release.extras.live, until: release.extras.live.until ?? at },
  },
});
