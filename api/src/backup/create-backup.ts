import type { Config } from '../config/config.ts';
import { createArchiveName } from './archive/archive-name.ts';
import type { ArchiveStore } from './archive/archive-store.ts';
import type { Manifest } from './archive/manifest.ts';
import { verifyArchive } from './archive/read-archive.ts';
import { type AddFile, writeArchive } from './archive/write-archive.ts';
import { openForBackup } from './database-source.ts';
import { addKeys, addPhotos, addPictures, addReleases, openFileStores } from './file-stores.ts';
import { shopVersion } from './shop-version.ts';
import { writeLastBackup } from './last-backup.ts';
import { exportTables, type TableExport, type TablePart } from './tables/export-tables.ts';

export interface Backup {
  /** Path or URL of the archive. */
  archive: string;
  bytes: number;
  manifest: Manifest;
  /** Files of pictures that the database lists and the picture store lacks. */
  missingPictures: string[];
  /** Why the release store did not take the record of this backup, or null if it did. */
  recordFailure: Error | null;
}

interface BackupOptions {
  store: ArchiveStore;
  key: string | null;
  /** Number of archives to retain in the store, or null to retain all. */
  retainedCount: number | null;
}

/**
 * Writes an archive of the whole shop, reads it back, and removes old archives, even if the release
 * store does not take the record of the backup. Reads the database
 * before the files. The shop stores a file before the row that refers to the file, so the archive
 * contains every file to which a row refers.
 */
export async function createBackup(
  config: Config,
  { store, key, retainedCount }: BackupOptions,
): Promise<Backup> {
  const now = new Date();
  const name = createArchiveName(now, key !== null);
  const stores = await openFileStores(config);
  const pictures: { listed: string[]; stored: Set<string> } = { listed: [], stored: new Set() };
  const bytes = await writeArchive(store, name, key, async (add) => {
    const database = await addDatabase(config, add, pictures.listed);
    const keySettings = await addKeys(config, add);
    pictures.stored = await addPictures(stores.pictures, add);
    await addPhotos(stores.photos, add);
    const releases = await addReleases(stores.releases, add);
    return {
      format: 1,
      shop: shopVersion,
      at: now.toISOString(),
      ...database,
      keySettings,
      counts: { ...countRows(database.tables), pictures: pictures.stored.size, releases },
    } as const;
  });
  const manifest = await verifyArchive(store, name, key).catch(async (cause: unknown) => {
    // Removes the damaged archive, because `removeOldArchives` would later retain it in place of an
    // undamaged one.
    await store.remove(name);
    throw cause;
  });
  const archive = store.describe(name);
  const record = { at: manifest.at, archive, bytes, verified: true } as const;
  const recordFailure = await writeLastBackup(stores.releases, record).then(() => null, toError);
  if (retainedCount !== null) await removeOldArchives(store, retainedCount, archive);
  const missingPictures = pictures.listed.filter((file) => !pictures.stored.has(file));
  return { archive, bytes, manifest, missingPictures, recordFailure };
}

const toError = (cause: unknown) => (cause instanceof Error ? cause : new Error(String(cause)));

/**
 * Adds the database's tables to the archive as files. Adds the file names in the table `pictures`
 * to `pictureNames`.
 */
async function addDatabase(
  config: Config,
  add: AddFile,
  pictureNames: string[],
): Promise<TableExport & { database: string }> {
  const database = await openForBackup(config);
  try {
    let number = 0;
    const tableExport = await exportTables(database.db, async (part) => {
      number += 1;
      pictureNames.push(...readPictureNames(part));
      await add(
        `database/${part.table.name}/${String(number).padStart(6, '0')}.jsonl`,
        Buffer.from(part.lines),
      );
    });
    return { database: database.kind, ...tableExport };
  } finally {
    await database.close();
  }
}

function readPictureNames({ table, lines }: TablePart): string[] {
  if (table.name !== 'pictures') return [];
  const index = table.columns.findIndex(({ name }) => name === 'file');
  const rows = lines.split('\n').filter(Boolean);
  return rows.map((line) => (JSON.parse(line) as string[])[index] ?? '');
}

function countRows(tables: TableExport['tables']) {
  const count = (table: string) => tables.find(({ name }) => name === table)?.rows ?? 0;
  return { orders: count('orders'), accounts: count('users') };
}

async function removeOldArchives(
  store: ArchiveStore,
  retainedCount: number,
  newArchive: string,
): Promise<void> {
  try {
    const names = await store.list();
    for (const name of names.slice(0, Math.max(0, names.length - retainedCount)))
      await store.remove(name);
  } catch (cause) {
    const { message } = toError(cause);
    throw new Error(
      `${newArchive} is written and verified, but old archives were not removed: ${message}`,
      { cause },
    );
  }
}
