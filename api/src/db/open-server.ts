import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import { ConfigError } from '../config/config-error.ts';
import { migrationsFolder } from './migrations-folder.ts';
import type { Database } from './open-database.ts';

/** Any number, the same in every process of the shop. */
const LOCK_KEY = 7_151_963;

/** A PostgreSQL server, or one that speaks its protocol. Rejects with `ConfigError` when it cannot be reached. */
export async function openServer(databaseUrl: string): Promise<Database> {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 20,
    connectionTimeoutMillis: 10_000,
  });
  // A connection that breaks while idle is replaced by the pool; queries report their own failures.
  pool.on('error', (cause) => {
    if (!pool.ending) console.warn(`A database connection was lost: ${cause.message}`);
  });
  // One that breaks at work fails that work, which says so itself; unheard, it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  await pool.query('select 1').catch((cause: unknown) => {
    throw new ConfigError('DATABASE_URL', `cannot be reached (${reasonOf(cause)})`);
  });
  const db = drizzle(pool);
  const locked = <Result>(work: () => Promise<Result>) => underLock(pool, work);
  return {
    db,
    kind: 'postgres',
    migrate: () => locked(() => migrate(db, { migrationsFolder })),
    locked,
    close: () => pool.end(),
  };
}

/** The first line of what is wrong; a host with several addresses has a code alone. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return 'unknown';
  return cause.message.split('\n')[0] || ('code' in cause ? String(cause.code) : cause.name);
}

/** The lock ends with its connection, which is closed for that: nothing here can hide what `work` says. */
async function underLock<Result>(pool: Pool, work: () => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    return await work();
  } finally {
    client.release(true);
  }
}
