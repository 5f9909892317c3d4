import pMap from 'p-map';
import {
  type PendingDeletion,
  type RegistryDocument,
  listServedFolders,
  readRegistry,
} from './registry.ts';
import { recordKey } from '../builds/release-record.ts';
import type { ObjectStore } from 'server/store/object-store';
import { compareAndSwapRegistry } from './commit-change.ts';

/**
 * Age in ms at which a version without a registry entry is deleted. An interrupted release leaves
 * such a version.
 */
const ABANDONED_AFTER_MS = 86_400_000;

const DELETION_TIMEOUT_MS = 600_000;

const MAX_CONCURRENT_DELETIONS = 8;

export async function listAbandonedFolders(store: ObjectStore, names: string[]): Promise<string[]> {
  const newestFileTimes = new Map<string, number>();
  for (const name of names) {
    for (const { key, storedAt } of await store.list(`${name}/`)) {
      const folder = key.split('/').slice(0, 2).join('/');
      newestFileTimes.set(folder, Math.max(newestFileTimes.get(folder) ?? 0, storedAt));
    }
  }
  const { registry } = await readRegistry(store);
  const knownFolders = new Set([
    ...registry.leaving.map(({ folder }) => folder),
    ...listServedFolders(registry),
  ]);
  return [...newestFileTimes]
    .filter(
      ([folder, storedAt]) =>
        !knownFolders.has(folder) && storedAt < Date.now() - ABANDONED_AFTER_MS,
    )
    .map(([folder]) => folder);
}

/**
 * Deletes the folders that are marked for deletion. Skips folders that another process marked
 * within the last ten minutes, because that process deletes them.
 */
export async function deleteMarkedFolders(
  store: ObjectStore,
  { leaving }: RegistryDocument,
  ownChangeId: string | null,
): Promise<void> {
  const shouldDelete = ({ since, move, gone }: PendingDeletion) =>
    gone === null && (move === ownChangeId || Date.parse(since) < Date.now() - DELETION_TIMEOUT_MS);
  const folders = leaving.filter(shouldDelete).map(({ folder }) => folder);
  if (folders.length === 0) return;
  for (const folder of folders) {
    // Deletes the record first, because a folder without a record is not a version.
    await store.remove(recordKey(folder));
    const keys = await store.list(`${folder}/`);
    await pMap(keys, ({ key }) => store.remove(key), { concurrency: MAX_CONCURRENT_DELETIONS });
  }
  await compareAndSwapRegistry(store, (currentRegistry) => {
    const revision = currentRegistry.revision + 1;
    const pendingDeletions = currentRegistry.leaving.map((entry) =>
      folders.includes(entry.folder) ? { ...entry, gone: revision } : entry,
    );
    return { ...currentRegistry, revision, leaving: pendingDeletions };
  });
}
