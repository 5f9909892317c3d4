import type { SQL } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { PoolClient, QueryResult } from 'pg';
import type { Connections, RunQuery } from './connections.ts';
import type { Committed, Db, Rows, Tx } from './db.ts';

/** Returns a database that runs each query and transaction on a connection of the pool. */
export function serverDb(use: Connections['use']): Db & NodePgDatabase {
  const db = over((config, values) => use((query) => query(config, values)));
  return Object.assign(db, {
    transaction: (...[work, config]: Parameters<NodePgDatabase['transaction']>) =>
      use((query) => over(query).transaction(work, config)),
    commitWith: <Result>(
      first: readonly SQL[],
      work: (tx: Tx) => Promise<Result>,
      last: (result: Result) => readonly SQL[],
    ) => use((query) => commitWith(query, first, work, last)),
  } as Pick<Db, 'transaction' | 'commitWith'>);
}

/** Returns Drizzle for one connection. Of a client it needs only the method `query`. */
const over = (query: RunQuery) => drizzle({ client: { query } as unknown as PoolClient });

async function commitWith<Result>(
  query: RunQuery,
  first: readonly SQL[],
  work: (tx: Tx) => Promise<Result>,
  last: (result: Result) => readonly SQL[],
): Promise<Committed<Result>> {
  try {
    await query(['begin', ...first.map(textOf)].join('; '));
    const result = await work(over(query));
    const texts = [...last(result).map(textOf), 'commit'];
    return { result, rows: await rowsOfLast(query(texts.join('; '))) };
  } catch (cause) {
    await query('rollback');
    throw cause;
  }
}

const dialect = new PgDialect();

/** Inlines escaped parameters, because a message with several statements cannot have parameters. */
const textOf = (statement: SQL) => dialect.sqlToQuery(statement.inlineParams()).sql;

/**
 * Returns the rows of the statement before the commit. A message with several statements resolves
 * to a list of results.
 */
async function rowsOfLast(sent: Promise<QueryResult | QueryResult[]>): Promise<Rows> {
  const results = [await sent].flat();
  return (results.at(-2)?.rows ?? []) as Rows;
}
