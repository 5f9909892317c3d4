import type { Config } from '../config/config.ts';
import type { Database } from './database.ts';
import { openEmbeddedDatabase } from './open-embedded-database.ts';
import { openServerDatabase } from './open-server-database.ts';
import { refuseUnfinishedRestore } from './unfinished-restore.ts';

export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
): Promise<Database> {
  refuseUnfinishedRestore(config.dataDir);
  return config.databaseUrl === null
    ? openEmbeddedDatabase(config.dataDir)
    : openServerDatabase(config.databaseUrl);
}

/** Describes the database for logs. Contains no user and password. */
export function databaseLocation({ databaseUrl }: Pick<Config, 'databaseUrl'>): string {
  if (databaseUrl === null) return 'the embedded database in the data folder';
  const { host, pathname } = new URL(databaseUrl);
  return `the database '${pathname.slice(1)}' at ${host}`;
}
