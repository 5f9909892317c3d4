import type { SQL } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { PoolClient, QueryResult } from 'pg';
import type { Connections, RunQuery } from './connections.ts';
import type { CommittedResult, Db, Rows, Tx } from './db.ts';

export function createServerDb(withConnection: Connections['withConnection']): Db & NodePgDatabase {
  const db = createDrizzle((config, values) => withConnection((query) => query(config, values)));
  return Object.assign(db, {
    transaction: (...[work, config]: Parameters<NodePgDatabase['transaction']>) =>
      withConnection((query) => createDrizzle(query).transaction(work, config)),
    commitWith: <Result>(
      firstStatements: readonly SQL[],
      work: (tx: Tx) => Promise<Result>,
      deriveLastStatements: (result: Result) => readonly SQL[],
    ) => withConnection((query) => commitWith(query, firstStatements, work, deriveLastStatements)),
  } as Pick<Db, 'transaction' | 'commitWith'>);
}

/**
 * Creates a Drizzle client that sends its statements through `query`. The cast is safe, because
 * Drizzle calls only `query` of a client.
 */
const createDrizzle = (query: RunQuery) => drizzle({ client: { query } as unknown as PoolClient });

async function commitWith<Result>(
  query: RunQuery,
  firstStatements: readonly SQL[],
  work: (tx: Tx) => Promise<Result>,
  deriveLastStatements: (result: Result) => readonly SQL[],
): Promise<CommittedResult<Result>> {
  try {
    await query(['begin', ...firstStatements.map(toSqlText)].join('; '));
    const result = await work(createDrizzle(query));
    const statementTexts = [...deriveLastStatements(result).map(toSqlText), 'commit'];
    return { result, rows: await readLastRows(query(statementTexts.join('; '))) };
  } catch (cause) {
    await query('rollback');
    throw cause;
  }
}

const dialect = new PgDialect();

/**
 * Returns the SQL text with escaped parameters in it, because a message with several statements
 * cannot have parameters.
 */
const toSqlText = (statement: SQL) => dialect.sqlToQuery(statement.inlineParams()).sql;

/**
 * Returns the rows of the last statement before the commit. A message with several statements
 * resolves to a list of results, and the last result is that of the commit.
 */
async function readLastRows(pendingResults: Promise<QueryResult | QueryResult[]>): Promise<Rows> {
  const results = [await pendingResults].flat();
  return (results.at(-2)?.rows ?? []) as Rows;
}
