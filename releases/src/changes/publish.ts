import { folderOf } from '../builds/release-record.ts';
import { forgetLeaving, unusedFolders } from '../registry/forget-leaving.ts';
import { type LocalBuild, readBuild } from '../builds/local-build.ts';
import { moveRegistry } from '../registry/move-registry.ts';
import { type Change, changedBy } from '../registry/next-registry.ts';
import { placeRelease } from '../builds/place-release.ts';
import { type RegistryDocument, readRegistry, servedReleases } from '../registry/registry.ts';
import { RegistryError } from '../errors.ts';
import type { Author, RegisteredRelease } from '../builds/release.ts';
import { previewChange, releaseChange, splitChange } from './release-change.ts';
import type { Releases } from '../releases.ts';

export interface PublishOptions {
  /** Share of the visitors, above 0 and below 1. Default: all. */
  share?: number | undefined;
  /** Whether to store the releases for staff previews only. */
  preview?: boolean | undefined;
  /** Called with the current registry just before the change. False cancels the release. */
  isWanted?: (registry: RegistryDocument) => boolean;
}

/**
 * Stores the packages' builds and makes them live in one change, for everyone or for a share of the
 * visitors. A repeated call changes nothing. Returns the packages' live, split or retained
 * releases. Throws if a build is missing or its version exists with other content. Throws a
 * `RegistryError` if a split prevents the change, and an `IncompatibleError` if the releases are
 * incompatible.
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

/** Does the same as `publish` for builds in memory. */
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

/**
 * Throws if a version was marked for deletion while it was stored again. Its files may be missing.
 */
function refuseLeaving(registry: RegistryDocument, before: number, live: Change['live']): void {
  for (const [name, { metadata, extras }] of Object.entries(live)) {
    const leaving = registry.leaving.find(({ folder }) => folder === extras.folder);
    if (!leaving || (leaving.gone !== null && leaving.gone <= before)) continue;
    throw new RegistryError(
      `Nothing was released. ${folderOf({ name, version: metadata.version })} is being deleted from the store: release it again in a few minutes.`,
    );
  }
}
