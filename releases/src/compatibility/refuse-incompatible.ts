import { findRuntimeIncompatibilities } from './runtime-incompatibilities.ts';
import { createCheckCache } from './check-cache.ts';
import { findContractErrors } from './contract-errors.ts';
import type { LocalRelease } from './release-contract.ts';
import { DamagedError, IncompatibleError } from '../errors.ts';
import { isCompatibleReleaseSet } from '../registry/compatible-release-set.ts';
import type { Change } from '../registry/update.ts';
import { type RegistryDocument, listServedReleases } from '../registry/registry.ts';
import type { ReleaseFiles } from '../builds/release-files.ts';
import type { RegisteredRelease } from '../builds/release.ts';
import type { Releases } from '../releases.ts';
import { END_SPLIT_HINT, describeSplit, withSplitLive } from '../registry/split.ts';

type ReleaseStorage = Pick<Releases, 'store' | 'files'>;

/**
 * Throws an `IncompatibleError` for incompatible releases. Skips the check of sets that were live
 * together before.
 */
export async function refuseIncompatible(
  releases: ReleaseStorage,
  registry: RegistryDocument,
  live: Change['live'],
): Promise<void> {
  const problems = await findIncompatibilities(releases, registry, live);
  if (problems.length > 0)
    throw new IncompatibleError(`Nothing was released. ${problems.join(' ')}`);
  const { split } = registry;
  const splitProblems = await findSplitIncompatibilities(releases, registry, live);
  if (!split || splitProblems.length === 0) return;
  throw new IncompatibleError(
    `Nothing was released. ${describeSplit(split)}, and what they get would not fit: ${splitProblems.join(' ')} ${END_SPLIT_HINT}`,
  );
}

export async function findAllIncompatibilities(
  releases: ReleaseStorage,
  registry: RegistryDocument,
  live: Change['live'],
): Promise<string[]> {
  const nextProblems = await findIncompatibilities(releases, registry, live);
  return nextProblems.length > 0
    ? nextProblems
    : findSplitIncompatibilities(releases, registry, live);
}

async function findSplitIncompatibilities(
  releases: ReleaseStorage,
  registry: RegistryDocument,
  live: Change['live'],
): Promise<string[]> {
  if (!registry.split) return [];
  // Passes no history, because the history does not record which releases a split combined.
  return findIncompatibilities(releases, { ...withSplitLive(registry), history: [] }, live);
}

async function findIncompatibilities(
  { store, files }: ReleaseStorage,
  registry: RegistryDocument,
  live: Change['live'],
): Promise<string[]> {
  const microFrontends = {
    ...registry.microFrontends,
    ...Object.fromEntries(Object.entries(live).map(([name, release]) => [name, [release]])),
  };
  if (!microFrontends['shell']) return [];
  const readLocal = readLocalReleases.bind(null, files);
  const nextReleases = listFirstReleases(microFrontends);
  const hasAllFiles = async () => (await readLocal(nextReleases)).length === nextReleases.length;
  if (isCompatibleReleaseSet(registry, microFrontends) && (await hasAllFiles())) return [];
  const nextProblems = await findRuntimeIncompatibilities(files, { ...registry, microFrontends });
  // Loads the live builds only if there are problems, because that starts a process.
  const liveProblems =
    nextProblems.length > 0 && registry.microFrontends['shell']
      ? await findRuntimeIncompatibilities(files, registry)
      : [];
  const servedReleases = listServedReleases(registry);
  return [
    ...nextProblems.filter((problem) => !liveProblems.includes(problem)),
    ...(await findContractErrors(
      createCheckCache(store),
      await readLocal(listFirstReleases(registry.microFrontends)),
      await readLocal(nextReleases),
      () => readLocal(servedReleases.filter((release) => !nextReleases.includes(release))),
    )),
  ];
}

const listFirstReleases = (microFrontends: RegistryDocument['microFrontends']) =>
  Object.values(microFrontends).flatMap((releases) => releases.slice(0, 1));

/** Omits damaged releases, because another check reports such releases. */
async function readLocalReleases(
  files: ReleaseFiles,
  releases: RegisteredRelease[],
): Promise<LocalRelease[]> {
  const foundReleases = await Promise.all(
    releases.map(async (release) => {
      try {
        const folder = await files.verifyFolder(release);
        const { name, version } = await files.record(release);
        return [{ name, version, folder }];
      } catch (cause) {
        if (cause instanceof DamagedError) return [];
        throw cause;
      }
    }),
  );
  return foundReleases.flat();
}
