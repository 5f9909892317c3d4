import { getReleaseFolder } from '../builds/release-record.ts';
import { deleteMarkedFolders, listAbandonedFolders } from '../registry/delete-marked-folders.ts';
import { type LocalBuild, readBuild } from '../builds/local-build.ts';
import { commitChange } from '../registry/commit-change.ts';
import { type Change, listChangedReleases } from '../registry/update.ts';
import { storeRelease } from '../builds/store-build.ts';
import { type RegistryDocument, listServedReleases, readRegistry } from '../registry/registry.ts';
import { RegistryError } from '../errors.ts';
import type { Author, RegisteredRelease } from '../builds/release.ts';
import { createPreviewChange, createReleaseChange, createSplitChange } from './release-change.ts';
import type { Releases } from '../releases.ts';

export interface PublishOptions {
  share?: number | undefined;
  preview?: boolean | undefined;
  /** Returns false to cancel the release. */
  shouldPublish?: (registry: RegistryDocument) => boolean;
}

/**
 * Stores builds and makes the stored builds live. A repeated call changes nothing. Throws a
 * `RegistryError` if a split prevents the change, or an `IncompatibleError` for incompatible
 * releases.
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

export async function publishBuilds(
  releases: Releases,
  builds: LocalBuild[],
  author: Author,
  options: PublishOptions,
): Promise<RegisteredRelease[]> {
  return publishStored(releases, author, options, async (registryBefore) => {
    const findRecordHash = ({ releaseFile, version }: LocalBuild) =>
      listServedReleases(registryBefore).find(
        ({ extras }) => extras.folder === getReleaseFolder({ ...releaseFile, version }),
      )?.extras.record;
    const storedReleases: Record<string, RegisteredRelease> = {};
    for (const build of builds)
      storedReleases[build.releaseFile.name] = await storeRelease(
        releases.store,
        build,
        author,
        findRecordHash(build),
      );
    return storedReleases;
  });
}

/** Makes the versions live that `storeAll` stores and returns by package name. */
export async function publishStored(
  { store, files }: Releases,
  author: Author,
  { share, preview = false, shouldPublish = () => true }: PublishOptions,
  storeAll: (registry: RegistryDocument) => Promise<Record<string, RegisteredRelease>>,
): Promise<RegisteredRelease[]> {
  const { registry: registryBefore } = await readRegistry(store);
  const revisionBefore = registryBefore.revision;
  const storedReleases = await storeAll(registryBefore);
  const foldersToDelete = await listAbandonedFolders(store, Object.keys(storedReleases));
  const { registry, id } = await commitChange(store, author, async (currentRegistry) => {
    if (!shouldPublish(currentRegistry)) return null;
    const change = await decideChange(currentRegistry);
    if (!change) return null;
    refusePendingDeletions(
      currentRegistry,
      revisionBefore,
      listChangedReleases(currentRegistry, change),
    );
    return { ...change, foldersToDelete };
  });
  await deleteMarkedFolders(store, registry, id);
  if (preview) return Object.values(storedReleases);
  const splitReleases = (share === undefined ? null : registry.split?.releases) ?? {};
  return Object.keys(storedReleases).flatMap(
    (name) => splitReleases[name] ?? registry.microFrontends[name]?.[0] ?? [],
  );

  function decideChange(currentRegistry: RegistryDocument): Promise<Change | null> {
    if (preview) return createPreviewChange({ store, files }, currentRegistry, storedReleases);
    if (share !== undefined)
      return createSplitChange({ store, files }, currentRegistry, storedReleases, share);
    return createReleaseChange({ store, files }, currentRegistry, storedReleases);
  }
}

/** Throws if a version was marked for deletion while this process stored it again. */
function refusePendingDeletions(
  registry: RegistryDocument,
  revisionBefore: number,
  live: Change['live'],
): void {
  for (const [name, { metadata, extras }] of Object.entries(live)) {
    const pendingDeletion = registry.leaving.find(({ folder }) => folder === extras.folder);
    if (
      !pendingDeletion ||
      (pendingDeletion.gone !== null && pendingDeletion.gone <= revisionBefore)
    )
      continue;
    throw new RegistryError(
      `Nothing was released. ${getReleaseFolder({ name, version: metadata.version })} is being deleted from the store: release it again in a few minutes.`,
    );
  }
}
