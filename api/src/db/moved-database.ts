import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SettingError } from 'server/settings/error';

/** Name of the embedded database's folder in the data folder after the move to PostgreSQL. */
export const MOVED_FOLDER = 'db.moved';

/**
 * Throws a `SettingError` if the embedded database was moved to PostgreSQL. The shop would
 * otherwise start with a new, empty database.
 */
export function refuseMovedDatabase(dataDir: string): void {
  if (existsSync(join(dataDir, 'db')) || !existsSync(join(dataDir, MOVED_FOLDER))) return;
  throw new SettingError(
    'DATABASE_URL',
    `is required, because the database of ${dataDir} was moved to PostgreSQL. To go back to the state before the move, rename ${MOVED_FOLDER} to db`,
  );
}
