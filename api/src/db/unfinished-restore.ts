import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SettingError } from 'server/settings/error';

/** Folder in the data folder in which a restore prepares everything. */
export const RESTORE_FOLDER = '.restore';

/** Throws a `SettingError` if a restore was killed, so that no shop starts over half of it. */
export function refuseUnfinishedRestore(dataDir: string): void {
  if (!existsSync(join(dataDir, RESTORE_FOLDER))) return;
  throw new SettingError(
    'DATA_DIR',
    `${dataDir} holds a restore that was interrupted. Empty the folder, the database of DATABASE_URL and the RELEASE_STORE, and run the restore again`,
  );
}
