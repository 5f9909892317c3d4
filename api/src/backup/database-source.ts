import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { SettingError } from 'server/settings/error';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { createEmbeddedDatabase, openEmbeddedDatabase } from '../db/open-embedded-database.ts';
import { openServerDatabase } from '../db/open-server-database.ts';
import { callRunningShop } from '../operator/call-running-shop.ts';
import { copyLimits } from './copy-limits.ts';

const COPY_PREFIX = '.backup-';

/** Free space in bytes that must remain after a copy, so that the running shop can still write. */
const RESERVED_BYTES = 256 * 1024 * 1024;

/**
 * Opens the configured database for a backup. If a running shop uses the embedded database, asks
 * that shop to copy the database's files, and opens the copy. New orders wait while the shop copies
 * the files.
 */
export async function openForBackup({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  if (databaseUrl !== null) return openServerDatabase(databaseUrl, copyLimits);
  refuseMissingDatabase(dataDir);
  await removeLeftOverCopies(dataDir);
  return (await openCopyOfRunningDatabase(dataDir)) ?? openEmbeddedDatabase(dataDir);
}

/**
 * Throws a `SettingError` if the data folder has no embedded database. Without this check, opening
 * the database would create an empty one.
 */
export function refuseMissingDatabase(dataDir: string): void {
  if (!existsSync(join(dataDir, 'db')))
    throw new SettingError('DATA_DIR', `${dataDir} holds no embedded database`);
}

/**
 * Asks the running shop to copy its embedded database, and opens the copy. Resolves to null if no
 * running shop uses the data folder.
 */
async function openCopyOfRunningDatabase(dataDir: string): Promise<Database | null> {
  const folder = await mkdtemp(join(resolve(dataDir), COPY_PREFIX));
  const removeCopy = () => rm(folder, { recursive: true, force: true });
  try {
    await checkFreeSpace(dataDir);
    const target = join(folder, 'db');
    if ((await callRunningShop(dataDir, '/database-copy', { target })) === null) {
      await removeCopy();
      return null;
    }
    const copy = await createEmbeddedDatabase({ dataDir: target });
    return { ...copy, close: () => copy.close().finally(removeCopy) };
  } catch (cause) {
    await removeCopy();
    throw cause;
  }
}

async function checkFreeSpace(dataDir: string): Promise<void> {
  const { bavail, bsize } = await statfs(dataDir);
  const neededBytes = (await measureFolder(join(dataDir, 'db'))) + RESERVED_BYTES;
  if (bavail * bsize < neededBytes)
    throw new Error(
      `The disk of ${dataDir} has no room for a copy of the database: ${Math.ceil(neededBytes / 1e6)} MB are needed. ` +
        'Make room, or stop the shop and run the backup again.',
    );
}

async function measureFolder(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    // A listed file may have disappeared, because the running database deletes its old log files.
    const file = await stat(join(entry.parentPath, entry.name)).catch(() => null);
    bytes += file?.size ?? 0;
  }
  return bytes;
}

/** Removes the copies of the database that crashed backups left in the data folder. */
async function removeLeftOverCopies(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(COPY_PREFIX))
      await rm(join(dataDir, name), { recursive: true, force: true });
  }
}
