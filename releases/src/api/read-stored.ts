import type { Follower } from '../live/follow-registry.ts';
import { REGISTRY_KEY, readRegistry, servedReleases } from '../registry/registry.ts';
import { recordKey } from '../builds/release-record.ts';
import type { RegisteredRelease } from '../builds/release.ts';
import type { Releases } from '../releases.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/**
 * Returns a file that a team may read with its token: the registry or a file of a served release.
 * Resolves to null for everything else.
 */
export async function readStored(
  { store, files }: Releases,
  follower: Follower,
  key: string,
): Promise<Buffer | null> {
  const [name = '', version = '', ...rest] = key.split('/');
  const path = rest.join('/');
  if (key === REGISTRY_KEY) return (await store.read(key))?.body ?? null;
  const folder = `${name}/${version}`;
  const release = path
    ? ((await follower.find(folder)) ?? (await registered(store, folder)))
    : null;
  if (!release) return null;
  if (key === recordKey(release.extras.folder)) return (await store.read(key))?.body ?? null;
  return files.read(release, path);
}

/** Finds a release that went live before the follower read the registry again. */
async function registered(store: ReleaseStore, folder: string): Promise<RegisteredRelease | null> {
  const { registry } = await readRegistry(store);
  return servedReleases(registry).find(({ extras }) => extras.folder === folder) ?? null;
}
