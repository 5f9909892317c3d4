import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../db/db.ts';
import { type Retention, retention } from './retention.ts';

/**
 * Rows that one statement deletes. They are few enough to stay far below the statement's time
 * limit.
 */
const BATCH = 500;

/** Largest number of batches of one kind in a run. The rest waits for the next run. */
const MOST_BATCHES = 20;

/** Deletes rows past their retention period. Concurrent processes take different rows. */
export async function deleteEnded(db: Db): Promise<void> {
  for (const rows of retention) {
    for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
      if ((await deleteBatch(db, rows)) < BATCH) break;
    }
  }
}

/** Deletes one batch and returns the number of deleted rows. */
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
