import { RegistryError } from '../errors.ts';
import type { Change } from '../registry/update.ts';
import { refuseIncompatible } from '../compatibility/refuse-incompatible.ts';
import { type RegistryDocument, listServedFolders } from '../registry/registry.ts';
import type { RegisteredRelease } from '../builds/release.ts';
import type { Releases } from '../releases.ts';
import { END_SPLIT_HINT, describeSplit } from '../registry/split.ts';

type ReleasesByName = Record<string, RegisteredRelease>;

/**
 * Creates the change that makes the versions live. Returns null if the versions are live already.
 * Throws a `RegistryError` for a package in a split.
 */
export async function createReleaseChange(
  releaseStorage: Pick<Releases, 'store' | 'files'>,
  registry: RegistryDocument,
  storedReleases: ReleasesByName,
): Promise<Change | null> {
  const live = omitLiveReleases(registry, storedReleases);
  if (Object.keys(live).length === 0) return null;
  const { split } = registry;
  if (split && Object.keys(live).some((name) => split.releases[name]))
    throw createRegistryError(`${describeSplit(split)}. ${END_SPLIT_HINT}`);
  await refuseIncompatible(releaseStorage, registry, live);
  return { what: 'release', live };
}

/**
 * Creates the change that begins a split or changes its share. Returns null if the same split
 * exists.
 */
export async function createSplitChange(
  releaseStorage: Pick<Releases, 'store' | 'files'>,
  registry: RegistryDocument,
  storedReleases: ReleasesByName,
  share: number,
): Promise<Change | null> {
  if (!(share > 0 && share < 1)) throw createRegistryError('A share is above 0% and below 100%.');
  const releases = omitLiveReleases(registry, storedReleases);
  if (Object.keys(releases).length === 0)
    throw createRegistryError('What you name is live already.');
  refuseUnknownPackages(registry, releases);
  const { split } = registry;
  if (!split) {
    await refuseIncompatible(releaseStorage, registry, releases);
    return { what: 'split', live: {}, split: { share, releases } };
  }
  if (!hasSameFolders(split.releases, releases))
    throw createRegistryError(`${describeSplit(split)}. ${END_SPLIT_HINT}`);
  return split.share === share
    ? null
    : { what: 'split', live: {}, split: { share, releases: split.releases } };
}

export async function createPreviewChange(
  releaseStorage: Pick<Releases, 'store' | 'files'>,
  registry: RegistryDocument,
  storedReleases: ReleasesByName,
): Promise<Change | null> {
  const servedFolders = listServedFolders(registry);
  const previewReleases = Object.fromEntries(
    Object.entries(storedReleases).filter(
      ([, { extras }]) => !servedFolders.includes(extras.folder),
    ),
  );
  if (Object.keys(previewReleases).length === 0) return null;
  refuseUnknownPackages(registry, previewReleases);
  await refuseIncompatible(
    releaseStorage,
    { ...registry, split: null },
    omitLiveReleases(registry, storedReleases),
  );
  return { what: 'preview', live: {}, previewReleases };
}

function refuseUnknownPackages(
  { microFrontends }: RegistryDocument,
  releases: ReleasesByName,
): void {
  const unknownName = Object.keys(releases).find((name) => !microFrontends[name]?.[0]);
  if (unknownName !== undefined)
    throw createRegistryError(
      `Nothing of '${unknownName}' is live for the other visitors: release it to all.`,
    );
}

const createRegistryError = (reason: string) =>
  new RegistryError(`Nothing was released. ${reason}`);

const omitLiveReleases = (
  { microFrontends }: RegistryDocument,
  storedReleases: ReleasesByName,
): ReleasesByName =>
  Object.fromEntries(
    Object.entries(storedReleases).filter(([name, { extras }]) => {
      const live = microFrontends[name]?.[0]?.extras;
      // A repaired version has a new record, so it must go live again.
      return live?.folder !== extras.folder || live.record !== extras.record;
    }),
  );

const hasSameFolders = (first: ReleasesByName, second: ReleasesByName) =>
  sortFolders(first).join() === sortFolders(second).join();

const sortFolders = (releases: ReleasesByName) =>
  Object.values(releases)
    .map(({ extras }) => extras.folder)
    .sort();
