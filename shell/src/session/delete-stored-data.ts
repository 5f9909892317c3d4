import { pause } from '../boot/pause';

/** Longest wait for the deletion, in ms. */
const MAX_DELETION_MS = 5000;

/**
 * Deletes all databases and caches of the shop, in which remotes keep personal data such as the jobs
 * of a crew. A failure never keeps the user from signing out, nor does a browser that never ends the
 * deletion.
 */
export async function deleteStoredData(): Promise<void> {
  try {
    await Promise.race([deleteDatabasesAndCaches(), rejectAfter(MAX_DELETION_MS)]);
  } catch (cause) {
    console.warn('Some data of the shop may still be in this browser.', cause);
  }
}

async function deleteDatabasesAndCaches(): Promise<void> {
  const databases = (await globalThis.indexedDB?.databases()) ?? [];
  const cacheNames = (await globalThis.caches?.keys()) ?? [];
  await Promise.all([
    ...databases.map(({ name = '' }) => deleteDatabase(name)),
    ...cacheNames.map((name) => caches.delete(name)),
  ]);
}

async function rejectAfter(ms: number): Promise<never> {
  await pause(ms);
  throw new Error(`The deletion did not end within ${ms} ms.`);
}

/** A page in another tab closes a database that is to be deleted, so a blocked deletion happens later. */
const deleteDatabase = (name: string) =>
  new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onblocked = () => resolve();
    request.onerror = () => reject(request.error ?? new Error(name));
  });
