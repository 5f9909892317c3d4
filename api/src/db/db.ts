import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

type Queries = PgDatabase<PgQueryResultHKT>;

/**
 * The database for all domains. Queries are the same for the embedded database and a PostgreSQL
 * server.
 */
export interface Db extends Queries {
  /**
   * Runs a transaction: the statements of `first`, then `work`, and finally the statements that `last`
   * derives from its result. A server gets `first` and the begin in one message, and `last` and the
   * commit in another one, so that a frozen process never holds the locks of `last`. The messages
   * contain the values of these statements, which must not include visitors' text.
   */
  commitWith<Result>(
    first: readonly SQL[],
    work: (tx: Tx) => Promise<Result>,
    last: (result: Result) => readonly SQL[],
  ): Promise<Committed<Result>>;
}

/** The result of `work`, and the rows of the last statement with its own column names. */
export interface Committed<Result> {
  result: Result;
  rows: Rows;
}

/** Rows with the column names of their statement. */
export type Rows = Record<string, unknown>[];

/** The database or a transaction. */
export type Tx = Parameters<Parameters<Queries['transaction']>[0]>[0] | Queries;

/** Runs a raw statement and returns its rows with the statement's column names. */
export async function rowsOf<Row extends object>(tx: Tx, statement: SQL): Promise<Row[]> {
  const result = (await tx.execute(statement)) as { rows: Row[] };
  return result.rows;
}
