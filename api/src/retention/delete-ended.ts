import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../db/db.ts';
import { type Retention, retention } from './retention.ts';

/** Rows that one statement removes: few enough that it ends long before the limit of a statement. */
const BATCH = 500;

/** Batches of one kind in one run: what is more waits for the next, and holds up nothing until then. */
const MOST_BATCHES = 20;

/** Removes what was kept long enough; other processes that do so at the same time take other rows. */
export async function deleteEnded(db: Db): Promise<void> {
  for (const rows of retention) {
    for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
      if ((await deleteBatch(db, rows)) < BATCH) break;
    }
  }
}

/** How many rows it removed. */
async function deleteBatch(db: Db, { key, since, days, only }: Retention): Promise<number> {
  const { table } = key[0];
  const columns = sql.join([...key], sql`, `);
  const removed = await rowsOf(
    db,
    sql`
    delete from ${table} where (${columns}) in (
      select ${columns} from ${table}
      where ${since} <= now() - make_interval(days => ${days}) and ${only ?? sql`true`}
      limit ${BATCH} for update skip locked)
    returning 1 as removed`,
  );
  return removed.length;
}
