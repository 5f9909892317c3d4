import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';

/** Number of test rows. These rows need about 250 kB, more than one order. */
const TEST_ROW_COUNT = 7_000;

/**
 * Checks that the disk has space for the tables of an order. Writes rows to a temporary table. The
 * file of the temporary table must grow like the tables of an order, but the database's log does
 * not grow. Each commit empties the table.
 */
export async function checkDatabaseSpace(db: Pick<Db, 'transaction'>): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local client_min_messages = warning`);
    await tx.execute(sql`set local temp_tablespaces = ''`);
    await tx.execute(
      sql`create temporary table if not exists readiness_rows (part integer) on commit delete rows`,
    );
    await tx.execute(
      sql`insert into pg_temp.readiness_rows select generate_series(1, ${TEST_ROW_COUNT}::integer)`,
    );
  });
}
