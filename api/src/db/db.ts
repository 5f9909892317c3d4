import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

type Queries = PgDatabase<PgQueryResultHKT>;

/** Query interface of the database, which is the embedded database or a PostgreSQL server. */
export interface Db extends Queries {
  /**
   * Runs `firstStatements`, `work` and the last statements in one transaction. Sends the last
   * statements and the commit to a PostgreSQL server in one message. If this process freezes before
   * that message, the frozen process holds no locks of the last statements. Values in the first and
   * last statements become part of the SQL text, so these values must not contain visitors' text.
   */
  commitWith<Result>(
    firstStatements: readonly SQL[],
    work: (tx: Tx) => Promise<Result>,
    deriveLastStatements: (result: Result) => readonly SQL[],
  ): Promise<CommittedResult<Result>>;
}

/** Result of `commitWith`. */
export interface CommittedResult<Result> {
  /** Result of `work`. */
  result: Result;
  /** Rows of the last statement before the commit. */
  rows: Rows;
}

export type Rows = Record<string, unknown>[];

/** A transaction, or a database outside a transaction. */
export type Tx = Parameters<Parameters<Queries['transaction']>[0]>[0] | Queries;

export async function queryRows<Row extends object>(tx: Tx, statement: SQL): Promise<Row[]> {
  const result = (await tx.execute(statement)) as { rows: Row[] };
  return result.rows;
}
