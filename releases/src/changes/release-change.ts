import { RegistryError } from '../errors.ts';
import type { Change } from '../registry/next-registry.ts';
import { refuseUnfit } from '../compatibility/refuse-unfit.ts';
import { type RegistryDocument, foldersOf } from '../registry/registry.ts';
import type { RegisteredRelease } from '../builds/release.ts';
import type { Releases } from '../releases.ts';
import { HOW_TO_END, splitInWords } from '../registry/split.ts';

type ByName = Record<string, RegisteredRelease>;

/**
 * Returns the change that makes stored versions live, or null if they are live already. Throws a
 * `RegistryError` for a package in a split, and an `IncompatibleError` for incompatible releases.
 */
export async function releaseChange(
  places: Pick<Releases, 'store' | 'files'>,
  registry: RegistryDocument,
  placed: ByName,
): Promise<Change | null> {
  const live = notLive(registry, placed);
  if (Object.keys(live).length === 0) return null;
  const { split } = registry;
  if (split && Object.keys(live).some((name) => split.releases[name]))
    throw refused(`${splitInWords(split)}. ${HOW_TO_END}`);
  await refuseUnfit(places, registry, live);
  return { what: 'release', live };
}

/**
 * Returns the change that splits traffic: a share of the visitors (above 0, below 1) gets the
 * stored versions. Returns null if that split exists. The same versions with another share change
 * the current split. Throws like `createReleaseChange`.
 */
export async function splitChange(
  places: Pick<Releases, 'store' | 'files'>,
  registry: RegistryDocument,
  placed: ByName,
  share: number,
): Promise<Change | null> {
  if (!(share > 0 && share < 1)) throw refused('A share is above 0% and below 100%.');
  const releases = notLive(registry, placed);
  if (Object.keys(releases).length === 0) throw refused('What you name is live already.');
  refuseUnknown(registry, releases);
  const { split } = registry;
  if (!split) {
    await refuseUnfit(places, registry, releases);
    return { what: 'split', live: {}, split: { share, releases } };
  }
  if (!isSame(split.releases, releases)) throw refused(`${splitInWords(split)}. ${HOW_TO_END}`);
  return split.share === share
    ? null
    : { what: 'split', live: {}, split: { share, releases: split.releases } };
}

/**
 * Returns the change that stores versions for staff previews, or null if they are already served.
 * Throws like `createReleaseChange`.
 */
export async function previewChange(
  places: Pick<Releases, 'store' | 'files'>,
  registry: RegistryDocument,
  placed: ByName,
): Promise<Change | null> {
  const known = foldersOf(registry);
  const aside = Object.fromEntries(
    Object.entries(placed).filter(([, { extras }]) => !known.includes(extras.folder)),
  );
  if (Object.keys(aside).length === 0) return null;
  refuseUnknown(registry, aside);
  await refuseUnfit(places, { ...registry, split: null }, notLive(registry, placed));
  return { what: 'preview', live: {}, aside };
}

function refuseUnknown({ microFrontends }: RegistryDocument, releases: ByName): void {
  const unknown = Object.keys(releases).find((name) => !microFrontends[name]?.[0]);
  if (unknown !== undefined)
    throw refused(`Nothing of '${unknown}' is live for the other visitors: release it to all.`);
}

const refused = (why: string) => new RegistryError(`Nothing was released. ${why}`);

const notLive = ({ microFrontends }: RegistryDocument, placed: ByName): ByName =>
  Object.fromEntries(
    Object.entries(placed).filter(([name, { extras }]) => {
      const live = microFrontends[name]?.[0]?.extras;
      // A repaired version has a new record, so it must go live again.
      return live?.folder !== extras.folder || live.record !== extras.record;
    }),
  );

const isSame = (some: ByName, others: ByName) =>
  foldersIn(some).join() === foldersIn(others).join();

const foldersIn = (releases: ByName) =>
  Object.values(releases)
    .map(({ extras }) => extras.folder)
    .sort();
