import { sql } from 'drizzle-orm';
import { type Db, queryRows, type Tx } from '../db/db.ts';
import { permitAuditChanges } from '../audit/records/redact-audit.ts';
import type { RetentionRule } from './retention-rule.ts';
import { retentionRules } from './retention-rules.ts';

/**
 * Number of rows that one statement deletes. Deleting this number takes much less time than the
 * time limit of a statement.
 */
const BATCH_SIZE = 500;

/**
 * Largest number of batches that a run deletes for one rule. The next run deletes the other rows.
 */
const MAX_BATCHES = 20;

/** Deletes rows past their retention period. Concurrent processes delete different rows. */
export async function deleteExpiredRows(db: Db): Promise<void> {
  for (const rule of retentionRules) {
    for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
      if ((await deleteBatch(db, rule)) < BATCH_SIZE) break;
    }
  }
}

/** Deletes one batch and returns the number of deleted rows. */
function deleteBatch(db: Db, rule: RetentionRule): Promise<number> {
  if (!rule.isProtected) return deleteRows(db, rule);
  return db.transaction(async (tx) => {
    await permitAuditChanges(tx);
    return deleteRows(tx, rule);
  });
}

async function deleteRows(
  tx: Tx,
  { primaryKey, startsAt, days, condition }: RetentionRule,
): Promise<number> {
  const { table } = primaryKey[0];
  const columns = sql.join([...primaryKey], sql`, `);
  const deletedRows = await queryRows(
    tx,
    sql`
    delete from ${table} where (${columns}) in (
      select ${columns} from ${table}
      where ${startsAt} <= now() - make_interval(days => ${days}) and ${condition ?? sql`true`}
      limit ${BATCH_SIZE} for update skip locked)
    returning 1 as removed`,
  );
  return deletedRows.length;
}
