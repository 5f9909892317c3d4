import type { Config } from '../config/config.ts';
import type { Database } from './database.ts';
import { openEmbeddedDatabase } from './open-embedded-database.ts';
import { openServerDatabase } from './open-server-database.ts';
import { refuseUnfinishedRestore } from './unfinished-restore.ts';

/**
 * Longest wait in ms for the lock of the embedded database. A starting or ending process may hold
 * the lock for a moment.
 */
const START_WAIT_MS = 500;

/**
 * Longest wait in ms for the shop that this process replaces. That shop first ends its requests and
 * child processes.
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

/** Describes the database for logs. Contains no user and password. */
export function describeDatabaseLocation({ databaseUrl }: Pick<Config, 'databaseUrl'>): string {
  if (databaseUrl === null) return 'the embedded database in the data folder';
  const { host, pathname } = new URL(databaseUrl);
  return `the database '${pathname.slice(1)}' at ${host}`;
}
