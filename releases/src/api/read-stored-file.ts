import type { RegistryFollower } from '../live/follow-registry.ts';
import { REGISTRY_KEY, listServedReleases, readRegistry } from '../registry/registry.ts';
import { recordKey } from '../builds/release-record.ts';
import type { RegisteredRelease } from '../builds/release.ts';
import type { Releases } from '../releases.ts';
import type { ObjectStore } from 'server/store/object-store';

/** Reads the registry, a release record or a released file. Resolves to null for other keys. */
export async function readStoredFile(
  { store, files }: Releases,
  follower: RegistryFollower,
  key: string,
): Promise<Buffer | null> {
  const [name = '', version = '', ...pathSegments] = key.split('/');
  const path = pathSegments.join('/');
  if (key === REGISTRY_KEY) return (await store.read(key))?.body ?? null;
  const folder = `${name}/${version}`;
  const release = path
    ? ((await follower.find(folder)) ?? (await findRegisteredRelease(store, folder)))
    : null;
  if (!release) return null;
  if (key === recordKey(release.extras.folder)) return (await store.read(key))?.body ?? null;
  return files.read(release, path);
}

/** Reads the registry from the store, because this process may not know its newest version yet. */
async function findRegisteredRelease(
  store: ObjectStore,
  folder: string,
): Promise<RegisteredRelease | null> {
  const { registry } = await readRegistry(store);
  return listServedReleases(registry).find(({ extras }) => extras.folder === folder) ?? null;
}
