import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

type Queries = PgDatabase<PgQueryResultHKT>;

/** The database as every domain sees it: embedded or a PostgreSQL server, the same queries. */
export interface Db extends Queries {
  /**
   * Runs `work` in a transaction and, as its end, the statements that `last` makes of its result. On a server
   * they and the commit are one message: locks of the last one are never held by a frozen process.
   * Their values are written into the message, so they must hold no text of a visitor's.
   */
  commitWith<Result>(
    work: (tx: Tx) => Promise<Result>,
    last: (result: Result) => readonly SQL[],
  ): Promise<Committed<Result>>;
}

/** The result of `work`, and the rows of the last statement in its own column names. */
export interface Committed<Result> {
  result: Result;
  rows: Record<string, unknown>[];
}

/** The database or a transaction on it. */
export type Tx = Parameters<Parameters<Queries['transaction']>[0]>[0] | Queries;

/** The rows of a hand-written statement, in the column names of the statement. */
export async function rowsOf<Row extends object>(tx: Tx, statement: SQL): Promise<Row[]> {
  const result = (await tx.execute(statement)) as { rows: Row[] };
  return result.rows;
}
