import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, isNotNull, isNull, not, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { getConversionFolder, getConversionPrefix } from './serving/image-store.ts';
import { lockPictureFile } from './store/lock-file.ts';
import { getContentHash, type PictureStore } from './store/picture-store.ts';
import { pictures } from './store/tables.ts';
import { isNeeded } from './used-files.ts';

/** Age in ms from which a file without a database row is assumed to be abandoned. */
const LEFT_OVER_AFTER_MS = 24 * 3_600_000;

/** Matches file names of converted uploaded pictures. */
const conversionName = /^[0-9a-f]{16}-\d+\.[a-z]+$/;

/**
 * Records the time from which pictures are unused. The retention rules later delete the rows of
 * pictures that stay unused. Also deletes the files without a row, and their conversions.
 */
export async function deleteUnusedPictures(
  { db, store, dataDir }: { db: Db; store: PictureStore; dataDir: string },
  signal: AbortSignal,
): Promise<void> {
  await markUnusedPictures(db);
  await deleteFilesWithoutRow(db, store, signal);
  await deleteConversionsWithoutRow(db, dataDir);
}

async function markUnusedPictures(db: Db): Promise<void> {
  await db
    .update(pictures)
    .set({ unusedSince: sql`now()` })
    .where(and(isNull(pictures.unusedSince), not(isNeeded)));
  await db
    .update(pictures)
    .set({ unusedSince: null })
    .where(and(isNotNull(pictures.unusedSince), isNeeded));
}

async function deleteFilesWithoutRow(
  db: Db,
  store: PictureStore,
  signal: AbortSignal,
): Promise<void> {
  const storedPictures = await store.list();
  const files = await loadFiles(db);
  for (const { file, storedAt } of storedPictures) {
    if (signal.aborted) return;
    const isOld = storedAt.getTime() < Date.now() - LEFT_OVER_AFTER_MS;
    if (isOld && !files.has(file)) await deleteFileWithoutRow(db, store, file);
  }
}

/**
 * Checks again under the lock that there is no row, because the picture may have been uploaded
 * again.
 */
const deleteFileWithoutRow = (db: Db, store: PictureStore, file: string): Promise<void> =>
  db.transaction(async (tx) => {
    await lockPictureFile(tx, file);
    const rows = await tx
      .select({ file: pictures.file })
      .from(pictures)
      .where(eq(pictures.file, file));
    if (rows.length === 0) await store.delete(file);
  });

async function deleteConversionsWithoutRow(db: Db, dataDir: string): Promise<void> {
  const folder = getConversionFolder(dataDir);
  const conversions = (await listFolder(folder)).filter((name) => conversionName.test(name));
  const files = await loadFiles(db);
  const prefixes = new Set([...files].map((file) => getConversionPrefix(getContentHash(file))));
  for (const name of conversions) {
    if (!prefixes.has(getConversionPrefix(name))) await rm(join(folder, name), { force: true });
  }
}

async function loadFiles(db: Db): Promise<Set<string>> {
  const rows = await db.select({ file: pictures.file }).from(pictures);
  return new Set(rows.map(({ file }) => file));
}

async function listFolder(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw cause;
  }
}
