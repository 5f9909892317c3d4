import type { Db } from '../db/db.ts';
import { getPhotoFile, type PhotoStore, photoSizes } from './photo-store.ts';
import type { PhotoTable } from './tables.ts';

/** Age in ms from which a file without a row belongs to no upload in progress. */
const LEFT_OVER_AFTER_MS = 24 * 3_600_000;

/** Deletes the files of photos whose row was removed, and those of uploads that failed. */
export async function deletePhotoFiles(
  { db, store, tables }: { db: Db; store: PhotoStore; tables: readonly PhotoTable[] },
  signal: AbortSignal,
  now = Date.now(),
): Promise<void> {
  const storedFiles = await store.list();
  if (storedFiles.length === 0) return;
  const usedFiles = new Set<string>();
  for (const table of tables) {
    const rows = await db.select({ file: table.file }).from(table);
    for (const { file } of rows)
      for (const size of photoSizes) usedFiles.add(getPhotoFile(file, size));
  }
  for (const { file, storedAt } of storedFiles) {
    if (signal.aborted) return;
    const isOld = storedAt.getTime() < now - LEFT_OVER_AFTER_MS;
    if (isOld && !usedFiles.has(file)) await store.delete(file);
  }
}
