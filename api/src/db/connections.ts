import { DatabaseError, Pool, type PoolClient, type QueryConfig, type QueryResult } from 'pg';
import { timeLimit } from 'server/time-limit';
import { DatabaseAwayError } from './outage.ts';
import type { TimeLimits } from './time-limits.ts';

/** Sends one query and resolves to its result. */
export type RunQuery = (
  config: string | QueryConfig,
  values?: unknown[],
) => Promise<QueryResult<Record<string, unknown>>>;

/** Connections to a PostgreSQL server with time limits for everything. */
export interface Connections {
  /**
   * Runs `work` on its own connection. Rejects with a `DatabaseAwayError` if there is none, or if
   * it breaks or stalls.
   */
  use<Result>(work: (query: RunQuery) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/**
 * Opens a pool of at most `max` connections. The server enforces those limits for which it has
 * settings.
 */
export function openConnections(databaseUrl: string, limits: TimeLimits, max: number): Connections {
  const pool = new Pool({
    connectionString: databaseUrl,
    max,
    connectionTimeoutMillis: limits.connect,
    statement_timeout: limits.statement,
    lock_timeout: limits.lock,
    idle_in_transaction_session_timeout: limits.idleInTransaction,
  });
  const broken = new WeakSet<PoolClient>();
  // The pool replaces a connection that breaks while idle. Running queries report their own
  // failure.
  pool.on('error', (cause) => {
    if (!pool.ending) console.warn(`A database connection was lost: ${cause.message}`);
  });
  // Without a listener, a connection that breaks during a query would end the process. The query
  // itself rejects.
  pool.on('connect', (client) => client.on('error', () => broken.add(client)));

  async function answerOf(client: PoolClient, config: string | QueryConfig, values?: unknown[]) {
    const end = timeLimit(limits.answer, () => {
      broken.add(client);
      void client.end();
    });
    try {
      return await client.query<Record<string, unknown>>(nameStatement(config), values);
    } catch (cause) {
      // An error message of the server is more precise than the broken connection.
      if (!broken.has(client) || cause instanceof DatabaseError) throw cause;
      throw new DatabaseAwayError('The connection broke or fell silent.', { cause });
    } finally {
      end();
    }
  }

  return {
    async use(work) {
      const client = await pool.connect().catch((cause: unknown) => {
        throw new DatabaseAwayError('There is no connection to the database.', { cause });
      });
      try {
        return await work((config, values) => answerOf(client, config, values));
      } finally {
        // Closing a connection rolls its open transaction back.
        client.release(client.getTransactionStatus() !== 'I');
      }
    },
    close: () => pool.end(),
  };
}

/** Largest number of prepared statements for each connection. */
const MAX_NAMED_STATEMENTS = 300;

const names = new Map<string, string>();

/** Names a statement with parameters, so that each connection parses and plans it only once. */
function nameStatement(config: string | QueryConfig): string | QueryConfig {
  if (typeof config === 'string') return config;
  const name = names.get(config.text) ?? `shop_${names.size}`;
  if (!names.has(config.text)) {
    if (names.size >= MAX_NAMED_STATEMENTS) return config;
    names.set(config.text, name);
  }
  return { ...config, name };
}
