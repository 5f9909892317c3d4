import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';

/** Rows that fill about 250 kB of table, more than the pages that one order adds. */
const ROWS = 7_000;

/**
 * Rejects unless the database has disk for new rows. They lie in a temporary table, which is emptied at
 * each commit: so each time its file has to grow on the database's own disk, while the log takes next
 * to nothing. Each connection makes that table once, so that the system's tables do not grow either.
 */
export async function takesRows(db: Pick<Db, 'transaction'>): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local client_min_messages = warning`);
    await tx.execute(sql`set local temp_tablespaces = ''`);
    await tx.execute(
      sql`create temporary table if not exists readiness_rows (part integer) on commit delete rows`,
    );
    await tx.execute(
      sql`insert into pg_temp.readiness_rows select generate_series(1, ${ROWS}::integer)`,
    );
  });
}
