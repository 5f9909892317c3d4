import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The database as every domain sees it: embedded or a PostgreSQL server, the same queries. */
export type Db = PgDatabase<PgQueryResultHKT>;

/** The database or a transaction on it. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0] | Db;

/** The rows of a hand-written statement, in the column names of the statement. */
export async function rowsOf<Row extends object>(tx: Tx, statement: SQL): Promise<Row[]> {
  const result = (await tx.execute(statement)) as { rows: Row[] };
  return result.rows;
}
