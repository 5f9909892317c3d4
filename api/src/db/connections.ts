import { DatabaseError, Pool, type PoolClient, type QueryConfig, type QueryResult } from 'pg';
import { startTimeLimit } from 'server/time-limit';
import { DatabaseUnavailableError } from './outage.ts';
import type { ConnectionUsage } from './connection-metrics.ts';
import type { TimeLimits } from './time-limits.ts';
import { traceStatement } from './trace-statement.ts';

export type RunQuery = (
  config: string | QueryConfig,
  values?: unknown[],
) => Promise<QueryResult<Record<string, unknown>>>;

/** A connection pool with time limits for connecting, for statements and for idle transactions. */
export interface Connections {
  /**
   * Runs `work` with the `query` function of one connection. Rejects with a
   * `DatabaseUnavailableError` if no connection is available, or if the connection breaks or does
   * not respond in time.
   */
  withConnection<Result>(work: (query: RunQuery) => Promise<Result>): Promise<Result>;
  readUsage(): ConnectionUsage;
  close(): Promise<void>;
}

/**
 * Opens a pool of at most `max` connections. PostgreSQL enforces the limits `statement`, `lock` and
 * `idleInTransaction`. This process enforces `connect` and `response`.
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
  const brokenClients = new WeakSet<PoolClient>();
  // Only logs the loss of an idle connection, because the pool replaces this connection. If a
  // connection breaks during a query, the query rejects.
  pool.on('error', (cause) => {
    if (!pool.ending) console.warn(`An idle database connection was lost: ${cause.message}`);
  });
  // Handles the errors of each connection, because Node would otherwise exit if a connection breaks
  // during a query.
  pool.on('connect', (client) => client.on('error', () => brokenClients.add(client)));

  async function runQuery(client: PoolClient, config: string | QueryConfig, values?: unknown[]) {
    const stopTimer = startTimeLimit(limits.response, () => {
      brokenClients.add(client);
      void client.end();
    });
    try {
      const text = typeof config === 'string' ? config : config.text;
      return await traceStatement('postgresql', text, () =>
        client.query<Record<string, unknown>>(nameStatement(config), values),
      );
    } catch (cause) {
      // Rethrows an error that the server sent, because that error explains more than a
      // `DatabaseUnavailableError`.
      if (!brokenClients.has(client) || cause instanceof DatabaseError) throw cause;
      throw new DatabaseUnavailableError('The connection broke or did not respond in time.', {
        cause,
      });
    } finally {
      stopTimer();
    }
  }

  return {
    async withConnection(work) {
      const client = await pool.connect().catch((cause: unknown) => {
        throw new DatabaseUnavailableError('No database connection is available.', { cause });
      });
      try {
        return await work((config, values) => runQuery(client, config, values));
      } finally {
        // Closes the connection instead of reusing it if a transaction is open or failed. The
        // server then rolls that transaction back.
        client.release(client.getTransactionStatus() !== 'I');
      }
    },
    readUsage: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      max,
    }),
    close: () => pool.end(),
  };
}

/** Largest number of named statements, because the server stores them for each connection. */
const MAX_NAMED_STATEMENTS = 300;

const statementNames = new Map<string, string>();

/**
 * Gives a parameterised statement a name, so that each connection parses the statement only once.
 */
function nameStatement(config: string | QueryConfig): string | QueryConfig {
  if (typeof config === 'string') return config;
  const name = statementNames.get(config.text) ?? `shop_${statementNames.size}`;
  if (!statementNames.has(config.text)) {
    if (statementNames.size >= MAX_NAMED_STATEMENTS) return config;
    statementNames.set(config.text, name);
  }
  return { ...config, name };
}
