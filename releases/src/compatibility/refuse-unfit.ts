import { incompatibilities } from './compatibility.ts';
import { contractAnswers } from './contract-answers.ts';
import { contractErrors } from './contract-errors.ts';
import type { Placed } from './contract-said.ts';
import { DamagedError, IncompatibleError } from '../errors.ts';
import { wereLiveTogether } from '../registry/live-together.ts';
import type { Change } from '../registry/next-registry.ts';
import { type RegistryDocument, servedReleases } from '../registry/registry.ts';
import type { ReleaseFiles } from '../builds/release-files.ts';
import type { RegisteredRelease } from '../builds/release.ts';
import type { Releases } from '../releases.ts';
import { HOW_TO_END, splitInWords, withSplitLive } from '../registry/split.ts';

type Places = Pick<Releases, 'store' | 'files'>;

/**
 * Throws an `IncompatibleError` if a change would break the live releases or those of a split.
 * Releases that were live together before pass at once, unless files are damaged.
 */
export async function refuseUnfit(
  releases: Places,
  registry: RegistryDocument,
  live: Change['live'],
): Promise<void> {
  const found = await misfits(releases, registry, live);
  if (found.length > 0) throw new IncompatibleError(`Nothing was released. ${found.join(' ')}`);
  const { split } = registry;
  const beside = await splitMisfits(releases, registry, live);
  if (!split || beside.length === 0) return;
  throw new IncompatibleError(
    `Nothing was released. ${splitInWords(split)}, and what they get would not fit: ${beside.join(' ')} ${HOW_TO_END}`,
  );
}

/**
 * Returns a sentence for each incompatibility that would arise if these releases went live, for all
 * visitors and for those of the split.
 */
export async function allMisfits(
  releases: Places,
  registry: RegistryDocument,
  live: Change['live'],
): Promise<string[]> {
  const found = await misfits(releases, registry, live);
  return found.length > 0 ? found : splitMisfits(releases, registry, live);
}

/** Returns the incompatibilities for the visitors of the split. Without a split there are none. */
async function splitMisfits(
  releases: Places,
  registry: RegistryDocument,
  live: Change['live'],
): Promise<string[]> {
  if (!registry.split) return [];
  // The history is left out, because it does not record which releases a split combined.
  return misfits(releases, { ...withSplitLive(registry), history: [] }, live);
}

/** Returns a sentence for each incompatibility that would arise if these releases went live. */
async function misfits(
  { store, files }: Places,
  registry: RegistryDocument,
  live: Change['live'],
): Promise<string[]> {
  const microFrontends = {
    ...registry.microFrontends,
    ...Object.fromEntries(Object.entries(live).map(([name, release]) => [name, [release]])),
  };
  if (!microFrontends['shell']) return [];
  const place = placed.bind(null, files);
  const next = firstOf(microFrontends);
  const isWhole = async () => (await place(next)).length === next.length;
  if (wereLiveTogether(registry, microFrontends) && (await isWhole())) return [];
  const known = registry.microFrontends['shell'] ? await incompatibilities(files, registry) : [];
  const found = await incompatibilities(files, { ...registry, microFrontends });
  const kept = servedReleases(registry);
  return [
    ...found.filter((one) => !known.includes(one)),
    ...(await contractErrors(
      contractAnswers(store),
      await place(firstOf(registry.microFrontends)),
      await place(next),
      () => place(kept.filter((one) => !next.includes(one))),
    )),
  ];
}

const firstOf = (microFrontends: RegistryDocument['microFrontends']) =>
  Object.values(microFrontends).flatMap((releases) => releases.slice(0, 1));

/**
 * Downloads and verifies releases, and returns their folders. It omits damaged releases, because
 * another check reports them.
 */
async function placed(files: ReleaseFiles, releases: RegisteredRelease[]): Promise<Placed[]> {
  const found = await Promise.all(
    releases.map(async (release) => {
      try {
        const folder = await files.folderOf(release);
        const { name, version } = await files.record(release);
        return [{ name, version, folder }];
      } catch (cause) {
        if (cause instanceof DamagedError) return [];
        throw cause;
      }
    }),
  );
  return found.flat();
}
