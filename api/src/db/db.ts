import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

type Queries = PgDatabase<PgQueryResultHKT>;

/**
 * The database for all domains. Queries are the same for the embedded database and a PostgreSQL
 * server.
 */
export interface Db extends Queries {
  /**
   * Runs `work` in a transaction and finally the statements that `last` derives from its result. A
   * server gets these and the commit in one message, so that a frozen process never holds their
   * locks. The message contains their values, which must not include visitors' text.
   */
  commitWith<Result>(
    work: (tx: Tx) => Promise<Result>,
    last: (result: Result) => readonly SQL[],
  ): Promise<Committed<Result>>;
}

/** The result of `work`, and the rows of the last statement with its own column names. */
export interface Committed<Result> {
  result: Result;
  rows: Record<string, unknown>[];
}

/** The database or a transaction. */
export type Tx = Parameters<Parameters<Queries['transaction']>[0]>[0] | Queries;

/** Runs a raw statement and returns its rows with the statement's column names. */
export async function rowsOf<Row extends object>(tx: Tx, statement: SQL): Promise<Row[]> {
  const result = (await tx.execute(statement)) as { rows: Row[] };
  return result.rows;
}
