import type { Config } from '../config/config.ts';
import type { Database } from './database.ts';
import { openEmbeddedDatabase } from './open-embedded-database.ts';
import { openServerDatabase } from './open-server-database.ts';
import { refuseUnfinishedRestore } from './unfinished-restore.ts';

/**
 * Longest wait for the lock of the data folder at the start, in ms. A process that starts or ends
 * may hold the lock for a moment.
 */
const START_WAIT_MS = 500;

/**
 * Longest wait for the lock of the data folder if this process replaces a running shop, in ms. That
 * shop ends its requests and child processes before it releases the lock.
 */
const TAKE_OVER_WAIT_MS = 120_000;

export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'takesOver'>>,
): Promise<Database> {
  refuseUnfinishedRestore(config.dataDir);
  return config.databaseUrl === null
    ? openEmbeddedDatabase(config.dataDir, config.takesOver ? TAKE_OVER_WAIT_MS : START_WAIT_MS)
    : openServerDatabase(config.databaseUrl);
}

/**
 * Returns a description of the database for logs. The description contains no user and no password.
 */
export function describeDatabaseLocation({ databaseUrl }: Pick<Config, 'databaseUrl'>): string {
  if (databaseUrl === null) return 'the embedded database in the data folder';
  const { host, pathname } = new URL(databaseUrl);
  return `the database '${pathname.slice(1)}' at ${host}`;
}
