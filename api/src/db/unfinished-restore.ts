import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SettingError } from 'server/settings/error';

/**
 * Subfolder of the data folder in which a restore prepares the files of the data folder. At the
 * end, the restore moves the files into the data folder.
 */
export const RESTORE_FOLDER = '.restore';

/**
 * Throws a `SettingError` if a restore into the data folder did not finish, because the data is
 * then incomplete.
 */
export function refuseUnfinishedRestore(dataDir: string): void {
  if (!existsSync(join(dataDir, RESTORE_FOLDER))) return;
  throw new SettingError(
    'DATA_DIR',
    `${dataDir} holds a restore that was interrupted. Empty the folder, the database of DATABASE_URL and the RELEASE_STORE, and run the restore again`,
  );
}
