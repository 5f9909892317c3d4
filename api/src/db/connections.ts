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

/** A connection pool with time limits for connecting, for each query and for each transaction. */
export interface Connections {
  /**
   * Rejects with a `DatabaseUnavailableError` if no connection is available, or if the connection
   * breaks or stalls.
   */
  withConnection<Result>(work: (query: RunQuery) => Promise<Result>): Promise<Result>;
  readUsage(): ConnectionUsage;
  close(): Promise<void>;
}

/**
 * PostgreSQL enforces the limits for which it has a setting. This process enforces the other
 * limits.
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
  // The pool replaces a connection that breaks while idle. A broken query rejects by itself.
  pool.on('error', (cause) => {
    if (!pool.ending) console.warn(`An idle database connection was lost: ${cause.message}`);
  });
  // Handles errors of the connection, because Node would otherwise exit if a connection breaks
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
      // Rethrows an error of the server, because it explains more than a broken connection.
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
        // Closing a connection rolls back its open transaction.
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

const MAX_NAMED_STATEMENTS = 300;

const statementNames = new Map<string, string>();

/** Names a parameterised statement, so that each connection parses and plans it only once. */
function nameStatement(config: string | QueryConfig): string | QueryConfig {
  if (typeof config === 'string') return config;
  const name = statementNames.get(config.text) ?? `shop_${statementNames.size}`;
  if (!statementNames.has(config.text)) {
    if (statementNames.size >= MAX_NAMED_STATEMENTS) return config;
    statementNames.set(config.text, name);
  }
  return { ...config, name };
}
