import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Tx } from '../../db/db.ts';
import { staffAudit } from './tables.ts';

/** Permits deletions and updates of the audit log until the transaction ends. */
export async function permitAuditChanges(tx: Tx): Promise<void> {
  await tx.execute(sql`select set_config('shop.retention', 'on', true)`);
}

/**
 * Removes all texts from the audit entries about these subjects, because the texts may contain an
 * erased person's name. The action, the staff member, the time and the numbers stay.
 */
export async function redactAudit(
  tx: Tx,
  kind: string,
  subjectIds: readonly string[],
): Promise<void> {
  if (subjectIds.length === 0) return;
  await permitAuditChanges(tx);
  await tx
    .update(staffAudit)
    .set({
      before: selectWithoutTexts(staffAudit.before),
      after: selectWithoutTexts(staffAudit.after),
      reason: '',
    })
    .where(and(eq(staffAudit.subjectKind, kind), inArray(staffAudit.subjectId, [...subjectIds])));
  await tx.execute(sql`select set_config('shop.retention', 'off', true)`);
}

/** Returns SQL for a copy of the JSON object that contains only numbers and booleans. */
const selectWithoutTexts = (column: PgColumn): SQL<Record<string, unknown>> =>
  sql`(select jsonb_object_agg(key, value) from jsonb_each(${column})
    where jsonb_typeof(value) in ('number', 'boolean'))`;
