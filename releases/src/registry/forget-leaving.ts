import pMap from 'p-map';
import { type Leaving, type RegistryDocument, foldersOf, readRegistry } from './registry.ts';
import { recordKey } from '../builds/release-record.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { swapRegistry } from './swap-registry.ts';

/**
 * Age at which a version without a registry entry counts as left over from an interrupted release,
 * in ms.
 */
const LEFT_MS = 86_400_000;

/** Time after which another process's deletion counts as interrupted, in ms. */
const PATIENCE_MS = 600_000;

const AT_ONCE = 8;

/** Returns the packages' version folders that are older than a day and not in the registry. */
export async function unusedFolders(store: ReleaseStore, names: string[]): Promise<string[]> {
  const newest = new Map<string, number>();
  for (const name of names) {
    for (const { key, storedAt } of await store.list(`${name}/`)) {
      const folder = key.split('/').slice(0, 2).join('/');
      newest.set(folder, Math.max(newest.get(folder) ?? 0, storedAt));
    }
  }
  const { registry } = await readRegistry(store);
  const known = new Set([...registry.leaving.map(({ folder }) => folder), ...foldersOf(registry)]);
  return [...newest]
    .filter(([folder, storedAt]) => !known.has(folder) && storedAt < Date.now() - LEFT_MS)
    .map(([folder]) => folder);
}

/**
 * Deletes the folders that the registry marks for deletion, and then records the deletion. It skips
 * folders that another process has just begun to delete.
 */
export async function forgetLeaving(
  store: ReleaseStore,
  { leaving }: RegistryDocument,
  ownMove: string | null,
): Promise<void> {
  const isOurs = ({ since, move, gone }: Leaving) =>
    gone === null && (move === ownMove || Date.parse(since) < Date.now() - PATIENCE_MS);
  const folders = leaving.filter(isOurs).map(({ folder }) => folder);
  if (folders.length === 0) return;
  for (const folder of folders) {
    // The record is deleted first, because a folder without a record is no version.
    await store.remove(recordKey(folder));
    const keys = await store.list(`${folder}/`);
    await pMap(keys, ({ key }) => store.remove(key), { concurrency: AT_ONCE });
  }
  await swapRegistry(store, (present) => {
    const revision = present.revision + 1;
    const told = present.leaving.map((one) =>
      folders.includes(one.folder) ? { ...one, gone: revision } : one,
    );
    return { ...present, revision, leaving: told };
  });
}
