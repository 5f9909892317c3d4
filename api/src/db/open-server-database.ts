import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { SettingError } from 'server/settings/error';
import { observeConnections } from './connection-metrics.ts';
import { openConnections } from './connections.ts';
import type { Database } from './database.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { createServerDb } from './server-db.ts';
import { timeLimits } from './time-limits.ts';
import { runUnderLock } from './run-under-lock.ts';

/** Largest number of connections that this process opens to the server. */
const MAX_CONNECTIONS = 20;

/**
 * Opens a database on a PostgreSQL server. Rejects with a `SettingError` if the server cannot be
 * reached. Callers with long statements pass higher `limits`.
 */
export async function openServerDatabase(
  databaseUrl: string,
  limits = timeLimits,
): Promise<Database> {
  const connections = openConnections(databaseUrl, limits, MAX_CONNECTIONS);
  await connections
    .withConnection((query) => query('select 1'))
    .catch(async (cause: unknown) => {
      await connections.close();
      throw new SettingError('DATABASE_URL', `cannot be reached (${describeCause(cause)})`);
    });
  observeConnections(connections.readUsage);
  return {
    db: createServerDb(connections.withConnection),
    kind: 'postgres',
    migrate: () => runUnderLock(databaseUrl, (db) => migrate(db, { migrationsFolder })),
    withLock: (work) => runUnderLock(databaseUrl, work),
    copyFiles: null,
    close: connections.close,
  };
}

/**
 * Returns the first line of the root cause's message. If the message is empty, returns the root
 * cause's code or name.
 */
function describeCause(cause: unknown): string {
  if (!(cause instanceof Error)) return 'unknown';
  if (cause.cause instanceof Error) return describeCause(cause.cause);
  return cause.message.split('\n')[0] || ('code' in cause ? String(cause.code) : cause.name);
}
