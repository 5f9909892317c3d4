import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SettingError } from 'server/settings/error';

/** Subfolder of the data folder. A restore prepares all files there and moves them at the end. */
export const RESTORE_FOLDER = '.restore';

/** Throws a `SettingError` if a restore did not finish, because the data is incomplete. */
export function refuseUnfinishedRestore(dataDir: string): void {
  if (!existsSync(join(dataDir, RESTORE_FOLDER))) return;
  throw new SettingError(
    'DATA_DIR',
    `${dataDir} holds a restore that was interrupted. Empty the folder, the database of DATABASE_URL and the RELEASE_STORE, and run the restore again`,
  );
}
