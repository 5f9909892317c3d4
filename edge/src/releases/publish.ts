import { folderOf } from './release-record.ts';
import { forgetLeaving, unusedFolders } from './forget-leaving.ts';
import { type LocalBuild, readBuild } from './local-build.ts';
import { moveRegistry } from './move-registry.ts';
import { type Change, changedBy } from './next-registry.ts';
import { placeRelease } from './place-release.ts';
import { type RegistryDocument, readRegistry, servedReleases } from './registry.ts';
import { RegistryError } from './errors.ts';
import type { Author, RegisteredRelease } from './release.ts';
import { previewChange, releaseChange, splitChange } from './release-change.ts';
import type { Releases } from './releases.ts';

export interface PublishOptions {
  /** The share of the visitors that gets them, above 0 and below 1; all of them when it is not given. */
  share?: number | undefined;
  /** Only keeps them, so that staff can look at them before anybody gets them. */
  preview?: boolean | undefined;
  /** Asked about the registry that is there at the last moment. */
  isWanted?: (registry: RegistryDocument) => boolean;
}

/**
 * Stores the packages' builds and makes them live, for all or for a share of the visitors, all in one step
 * or none. The same builds again change nothing. Throws when there is no build, when a version is there
 * with other content, a `RegistryError` when a split is in the way, and an `IncompatibleError` when they
 * do not fit. Answers what is live, split or kept then of these packages.
 */
export async function publish(
  releases: Releases,
  packageFolders: string[],
  author: Author,
  options: PublishOptions = {},
): Promise<RegisteredRelease[]> {
  const builds = await Promise.all(packageFolders.map(readBuild));
  return publishBuilds(releases, builds, author, options);
}

/** As `publish`. */
export async function publishBuilds(
  { store, files }: Releases,
  builds: LocalBuild[],
  author: Author,
  { share, preview = false, isWanted = () => true }: PublishOptions,
): Promise<RegisteredRelease[]> {
  const { registry: known } = await readRegistry(store);
  const before = known.revision;
  const recordOf = ({ about, version }: LocalBuild) =>
    servedReleases(known).find(({ extras }) => extras.folder === folderOf({ ...about, version }))
      ?.extras.record;
  const placed: Record<string, RegisteredRelease> = {};
  for (const build of builds)
    placed[build.about.name] = await placeRelease(store, build, author, recordOf(build));
  const unused = await unusedFolders(store, Object.keys(placed));
  const { registry, id } = await moveRegistry(store, author, async (present) => {
    if (!isWanted(present)) return null;
    const change = await changeTo(present);
    if (!change) return null;
    refuseLeaving(present, before, changedBy(present, change));
    return { ...change, unused };
  });
  await forgetLeaving(store, registry, id);
  if (preview) return Object.values(placed);
  const given = (share === undefined ? null : registry.split?.releases) ?? {};
  return Object.keys(placed).flatMap(
    (name) => given[name] ?? registry.microFrontends[name]?.[0] ?? [],
  );

  function changeTo(present: RegistryDocument): Promise<Change | null> {
    if (preview) return previewChange({ store, files }, present, placed);
    if (share !== undefined) return splitChange({ store, files }, present, placed, share);
    return releaseChange({ store, files }, present, placed);
  }
}

/** A version that somebody was removing while it was stored again may lack files. */
function refuseLeaving(registry: RegistryDocument, before: number, live: Change['live']): void {
  for (const [name, { metadata, extras }] of Object.entries(live)) {
    const leaving = registry.leaving.find(({ folder }) => folder === extras.folder);
    if (!leaving || (leaving.gone !== null && leaving.gone <= before)) continue;
    throw new RegistryError(
      `Nothing was released. ${folderOf({ name, version: metadata.version })} was let go and is being removed from the store: release it again in some minutes.`,
    );
  }
}
