import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';

/** Number of sorted rows. These rows need about 250 kB on the disk, more than one order. */
const TEST_ROW_COUNT = 14_000;

/**
 * Checks that the disk has space for the tables of an order. Sorts more rows than the memory may
 * hold, so that PostgreSQL writes a temporary file. Creates no temporary table, because PostgreSQL
 * would remove the table in a transaction when the connection ends. That transaction waits for a
 * synchronous standby, so a primary without its standby could not shut down.
 *
 * If `log_temp_files` is on, PostgreSQL would log the file at each check. Turns this logging off if
 * the role has the right to do so.
 */
export async function checkDatabaseSpace(db: Pick<Db, 'transaction'>): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local temp_tablespaces = ''`);
    await tx.execute(sql`set local work_mem = '64kB'`);
    await tx.execute(
      sql`select set_config('log_temp_files', '-1', true) where has_parameter_privilege('log_temp_files', 'set')`,
    );
    await tx.execute(
      sql`select max(part) from (select part from generate_series(1, ${TEST_ROW_COUNT}::integer) part order by part desc offset 0) parts`,
    );
  });
}
