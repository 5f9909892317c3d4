import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

type Queries = PgDatabase<PgQueryResultHKT>;

/** Query interface of both the embedded database and a PostgreSQL server. */
export interface Db extends Queries {
  /**
   * Sends the last statements and the commit to the database in one message. A process that freezes
   * before the message thus holds no locks of these statements. The values become part of the SQL
   * text, so they must not contain visitors' text.
   */
  commitWith<Result>(
    firstStatements: readonly SQL[],
    work: (tx: Tx) => Promise<Result>,
    deriveLastStatements: (result: Result) => readonly SQL[],
  ): Promise<CommittedResult<Result>>;
}

export interface CommittedResult<Result> {
  result: Result;
  rows: Rows;
}

export type Rows = Record<string, unknown>[];

export type Tx = Parameters<Parameters<Queries['transaction']>[0]>[0] | Queries;

export async function queryRows<Row extends object>(tx: Tx, statement: SQL): Promise<Row[]> {
  const result = (await tx.execute(statement)) as { rows: Row[] };
  return result.rows;
}
