import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

type Queries = PgDatabase<PgQueryResultHKT>;

/**
 * Query interface of the database. It is the same for the embedded database and a PostgreSQL
 * server.
 */
export interface Db extends Queries {
  /**
   * Runs a transaction: `firstStatements`, then `work`, then the statements that
   * `deriveLastStatements` derives from its result. A PostgreSQL server gets the last statements
   * and the commit in one message, so that a frozen process never holds their locks. Values are
   * inlined into the message, so they must not include visitors' text.
   */
  commitWith<Result>(
    firstStatements: readonly SQL[],
    work: (tx: Tx) => Promise<Result>,
    deriveLastStatements: (result: Result) => readonly SQL[],
  ): Promise<CommittedResult<Result>>;
}

/** The result of `work`, and the rows of the last statement. */
export interface CommittedResult<Result> {
  result: Result;
  rows: Rows;
}

/** Rows with the column names of their statement. */
export type Rows = Record<string, unknown>[];

/** The database or a transaction. */
export type Tx = Parameters<Parameters<Queries['transaction']>[0]>[0] | Queries;

/** Runs a raw statement and returns its rows with the statement's column names. */
export async function queryRows<Row extends object>(tx: Tx, statement: SQL): Promise<Row[]> {
  const result = (await tx.execute(statement)) as { rows: Row[] };
  return result.rows;
}
