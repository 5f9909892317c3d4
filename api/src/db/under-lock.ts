import { DatabaseError } from 'pg';
import { SettingError } from 'server/settings/error';
import { openConnections, type RunQuery } from './connections.ts';
import { serverDb } from './server-db.ts';
import { START_TURN, startLimits } from './time-limits.ts';

/** Key of the lock: any number that is equal in every process of the shop. */
const LOCK_KEY = 7_151_963;

/** SQLSTATE of a lock timeout. */
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Runs `work` under a lock between processes, on the connection that holds the lock. If this
 * process freezes, the server closes the connection, and the next process gets the lock. Throws a
 * `SettingError` if another process holds the lock too long.
 */
export async function underLock<Result>(
  databaseUrl: string,
  work: (db: ReturnType<typeof serverDb>) => Promise<Result>,
): Promise<Result> {
  const own = openConnections(databaseUrl, startLimits, 1);
  try {
    return await own.use(async (query) => {
      await takeTurn(query);
      return work(serverDb((onThis) => onThis(query)));
    });
  } finally {
    await own.close();
  }
}

async function takeTurn(query: RunQuery): Promise<void> {
  await limit(query, 'idle_session_timeout', startLimits.idleInTransaction);
  await limit(query, 'lock_timeout', START_TURN);
  await query('select pg_advisory_lock($1)', [LOCK_KEY]).catch((cause: unknown) => {
    if (!(cause instanceof DatabaseError && cause.code === LOCK_NOT_AVAILABLE)) throw cause;
    const seconds = START_TURN / 1_000;
    throw new SettingError(
      'DATABASE_URL',
      `is being migrated or seeded by another process for more than ${seconds} seconds`,
    );
  });
  await limit(query, 'lock_timeout', startLimits.lock);
}

/** Sets a time limit of the connection in ms. Does nothing if the server lacks this setting. */
async function limit(query: RunQuery, name: string, ms: number): Promise<void> {
  await query('select set_config(name, $2, false) from pg_settings where name = $1', [
    name,
    String(ms),
  ]);
}
