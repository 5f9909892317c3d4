import { DatabaseError } from 'pg';
import { SettingError } from 'server/settings/error';
import { openConnections, type RunQuery } from './connections.ts';
import { createServerDb } from './server-db.ts';
import { START_LOCK_TIMEOUT_MS, startLimits } from './time-limits.ts';

/**
 * Number of the advisory lock for migrating and seeding. Any number works if all processes of the
 * shop use the same number.
 */
const LOCK_KEY = 7_151_963;

const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Runs `work` while no other process holds the lock for migrating and seeding. If this process
 * freezes, the server closes the connection, so that the next process gets the lock. Throws a
 * `SettingError` if the lock is not free within `START_LOCK_TIMEOUT_MS`.
 */
export async function runUnderLock<Result>(
  databaseUrl: string,
  work: (db: ReturnType<typeof createServerDb>) => Promise<Result>,
): Promise<Result> {
  const ownConnection = openConnections(databaseUrl, startLimits, 1);
  try {
    return await ownConnection.withConnection(async (query) => {
      await acquireLock(query);
      return work(createServerDb((runQueries) => runQueries(query)));
    });
  } finally {
    await ownConnection.close();
  }
}

async function acquireLock(query: RunQuery): Promise<void> {
  await setTimeLimit(query, 'idle_session_timeout', startLimits.idleInTransaction);
  await setTimeLimit(query, 'lock_timeout', START_LOCK_TIMEOUT_MS);
  await query('select pg_advisory_lock($1)', [LOCK_KEY]).catch((cause: unknown) => {
    if (!(cause instanceof DatabaseError && cause.code === LOCK_NOT_AVAILABLE)) throw cause;
    const seconds = START_LOCK_TIMEOUT_MS / 1_000;
    throw new SettingError(
      'DATABASE_URL',
      `is being migrated or seeded by another process for more than ${seconds} seconds`,
    );
  });
  await setTimeLimit(query, 'lock_timeout', startLimits.lock);
}

/**
 * Sets a time limit of the connection. Does nothing if the version of the server lacks this
 * setting.
 */
async function setTimeLimit(query: RunQuery, name: string, ms: number): Promise<void> {
  await query('select set_config(name, $2, false) from pg_settings where name = $1', [
    name,
    String(ms),
  ]);
}
