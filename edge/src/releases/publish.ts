import { folderOf } from './release-record.ts';
import { forgetLeaving, unusedFolders } from './forget-leaving.ts';
import { refuseUnfit } from './refuse-unfit.ts';
import { type LocalBuild, readBuild } from './local-build.ts';
import { moveRegistry } from './move-registry.ts';
import type { Change } from './next-registry.ts';
import { placeRelease } from './place-release.ts';
import { type RegistryDocument, readRegistry } from './registry.ts';
import { RegistryError } from './errors.ts';
import type { Author, RegisteredRelease } from './release.ts';
import type { Releases } from './releases.ts';

/**
 * Stores the packages' builds and makes them live, all in one step or none. The same builds again change
 * nothing. Throws when there is no build, when a version is there with other content, and an
 * `IncompatibleError` when they do not fit what is live. Answers what is live then of these packages.
 */
export async function publish(
  releases: Releases,
  packageFolders: string[],
  author: Author,
): Promise<RegisteredRelease[]> {
  const builds = await Promise.all(packageFolders.map(readBuild));
  return publishBuilds(releases, builds, author, () => true);
}

/** As `publish`, while `isWanted` says so of the registry that is there at the last moment. */
export async function publishBuilds(
  { store, files }: Releases,
  builds: LocalBuild[],
  author: Author,
  isWanted: (registry: RegistryDocument) => boolean,
): Promise<RegisteredRelease[]> {
  const before = (await readRegistry(store)).registry.revision;
  const placed: Record<string, RegisteredRelease> = {};
  for (const build of builds) placed[build.about.name] = await placeRelease(store, build, author);
  const unused = await unusedFolders(store, Object.keys(placed));
  const { registry, id } = await moveRegistry(store, author, async (present) => {
    const live = Object.fromEntries(
      Object.entries(placed).filter(
        ([name, { extras }]) => present.microFrontends[name]?.[0]?.extras.folder !== extras.folder,
      ),
    );
    if (Object.keys(live).length === 0 || !isWanted(present)) return null;
    refuseLeaving(present, before, live);
    await refuseUnfit(files, present, live);
    return { what: 'release', live, unused };
  });
  await forgetLeaving(store, registry, id);
  return Object.keys(placed).flatMap((name) => registry.microFrontends[name]?.[0] ?? []);
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
