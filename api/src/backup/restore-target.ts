import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { SettingError } from 'server/settings/error';
import type { ObjectStore } from 'server/store/object-store';
import { writeAtomically } from 'server/store/write-atomically';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { describeDatabaseLocation } from '../db/open-database.ts';
import { createEmbeddedDatabase } from '../db/open-embedded-database.ts';
import { openServerDatabase } from '../db/open-server-database.ts';
import { RESTORE_FOLDER } from '../db/unfinished-restore.ts';
import { copyLimits } from './copy-limits.ts';
import { openFileStores } from './file-stores.ts';
import { isEmptyDatabase } from './tables/create-tables.ts';

/** Names of files and folders that an empty data folder may contain. */
const ignoredNames = ['lock', 'lock-journal', 'lost+found', '.npm'];

interface RestoreTarget {
  database: Database;
  /** Restores one file. `kind` is the first folder of the file's path in the archive. */
  putFile(kind: string, path: string, body: Buffer): Promise<void>;
  /**
   * Closes the database and moves all restored files from the temporary folder into the data
   * folder.
   */
  complete(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Throws a `SettingError` if the data folder or the release store is not empty. The stores of
 * pictures and photos need no check, because they are always inside the data folder or the release store.
 */
export async function refuseUsedTarget(config: Config): Promise<void> {
  await refuseUsedFolder(config.dataDir);
  await refuseUsedStore((await openFileStores(config)).releases);
}

/** Opens the target of a restore. Throws a `SettingError` if the database is not empty. */
export async function openTarget(config: Config): Promise<RestoreTarget> {
  const { dataDir, databaseUrl } = config;
  const folder = join(dataDir, RESTORE_FOLDER);
  const stores = await openFileStores({
    releaseStore: getRestoreLocation(folder, dataDir, config.releaseStore),
    pictureStore: getRestoreLocation(folder, dataDir, config.pictureStore),
    photoStore: getRestoreLocation(folder, dataDir, config.photoStore),
  });
  await mkdir(folder);
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  try {
    const database =
      databaseUrl === null
        ? await createEmbeddedDatabase({ dataDir: join(folder, 'db') })
        : await openEmptyServerDatabase(databaseUrl);
    let isOpen = true;
    const closeDatabase = async () => {
      if (isOpen) await database.close();
      isOpen = false;
    };
    return {
      database,
      putFile: (kind, path, body) => putFile(kind, path, body, folder, stores),
      async complete() {
        // Closes the embedded database first, because its files are among the moved files.
        await closeDatabase();
        for (const name of await readdir(folder))
          await rename(join(folder, name), join(dataDir, name));
      },
      async close() {
        await closeDatabase();
        await removeFolder();
      },
    };
  } catch (cause) {
    await removeFolder();
    throw cause;
  }
}

async function putFile(
  kind: string,
  path: string,
  body: Buffer,
  folder: string,
  stores: { releases: ObjectStore; pictures: ObjectStore; photos: ObjectStore },
): Promise<void> {
  if (kind === 'keys') await writeAtomically(join(folder, basename(path)), body, 0o600);
  else if (kind === 'pictures') await stores.pictures.create(path, body);
  else if (kind === 'photos') await stores.photos.create(path, body);
  else if (kind === 'releases') await stores.releases.create(path, body);
  else throw new Error(`The archive contains '${kind}/${path}', which this version does not know.`);
}

/**
 * Returns the location into which the restore writes a store. For a store inside the data folder,
 * this location is inside the temporary folder of the restore.
 */
function getRestoreLocation(
  folder: string,
  dataDir: string,
  location: Config['releaseStore'],
): Config['releaseStore'] {
  if (!('folder' in location) || !location.folder.startsWith(join(dataDir, '/'))) return location;
  return { folder: join(folder, location.folder.slice(join(dataDir, '/').length)) };
}

async function refuseUsedFolder(dataDir: string): Promise<void> {
  const names = (await readdir(dataDir)).filter((name) => !ignoredNames.includes(name));
  if (names.length === 0) return;
  throw new SettingError(
    'DATA_DIR',
    `${dataDir} is not empty (${names[0]}). A restore needs an empty folder: move the old one away first`,
  );
}

async function refuseUsedStore(store: ObjectStore): Promise<void> {
  const [entry] = await store.list('');
  if (entry === undefined) return;
  const { location } = store.describeEntry(entry.key, '1');
  throw new SettingError(
    'RELEASE_STORE',
    `is not empty (${location}). A restore needs an empty store: name another prefix or folder`,
  );
}

/** Opens the database at this URL. Throws a `SettingError` if the database is not empty. */
export async function openEmptyServerDatabase(databaseUrl: string): Promise<Database> {
  const database = await openServerDatabase(databaseUrl, copyLimits);
  if (await isEmptyDatabase(database.db)) return database;
  await database.close();
  throw new SettingError(
    'DATABASE_URL',
    `leads to ${describeDatabaseLocation({ databaseUrl })}, which is not empty. Create an empty database with createdb`,
  );
}
