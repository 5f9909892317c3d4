import { eq, sql } from 'drizzle-orm';
import type { Resources } from 'contract/work/resources';
import type { AuditValues } from '../../audit/records/tables.ts';
import { pickChanges, writeAudit } from '../../audit/records/write-audit.ts';
import { staffNameSql } from '../../contact/staff/colleagues.ts';
import type { Db, Tx } from '../../db/db.ts';
import { ChangedMeanwhileError } from '../../http/changed-meanwhile-error.ts';
import { notFound } from '../../http/http-error.ts';
import { invalidField } from '../../http/invalid-field.ts';
import { users } from '../../people/records/tables.ts';
import type { CurrentUser } from '../../people/sessions/sessions.ts';
import { getLondonToday } from '../../schedule/london-day.ts';
import { loadResources } from '../records/load-resources.ts';
import { jobs, workCrews, workPeople, workVans } from '../records/tables.ts';

type ResourceTable = typeof workCrews | typeof workPeople | typeof workVans;

/** Runs a change and returns all crews, people and vans, with what is away from today on. */
export const changeResources = (
  db: Db,
  run: (tx: Tx) => Promise<unknown>,
): Promise<{ data: Resources }> =>
  db.transaction(async (tx) => {
    await run(tx);
    return { data: await loadResources(tx, getLondonToday()) };
  });

/** Adds a row, or changes the row with this id. Throws 409 if it was changed since `version`. */
export async function saveRow(
  tx: Tx,
  user: CurrentUser,
  table: ResourceTable,
  { id, version }: { id: number | null; version: number },
  values: AuditValues,
): Promise<void> {
  const change = { ...values, changedBy: user.id, changedAt: sql`now()` };
  if (id === null) {
    const [added] = await tx
      .insert(table)
      .values(change as never)
      .returning({ id: table.id });
    await writeResourceAudit(tx, user, table, 'saved', added?.id ?? 0, { after: values });
    return;
  }
  const before = await lockRow(tx, table, id);
  if (before.version !== version) await refuseOldVersion(tx, before);
  await tx
    .update(table)
    .set({ ...change, version: version + 1 } as never)
    .where(eq(table.id, id));
  await writeResourceAudit(tx, user, table, 'saved', id, pickChanges(before, values));
}

async function lockRow(tx: Tx, table: ResourceTable, id: number) {
  const [row] = await tx
    .select()
    .from(table as typeof workCrews)
    .where(eq(table.id, id))
    .for('update');
  if (row === undefined) throw notFound('This was removed meanwhile.');
  return row;
}

async function refuseOldVersion(
  tx: Tx,
  { name, changedBy, changedAt }: typeof workCrews.$inferSelect,
): Promise<never> {
  const [changer] = await tx
    .select({ name: staffNameSql })
    .from(users)
    .where(eq(users.id, changedBy ?? 0));
  throw new ChangedMeanwhileError(name, {
    current: await loadResources(tx, getLondonToday()),
    by: changer?.name ?? '',
    at: changedAt.toISOString(),
  });
}

export async function requireRow(
  tx: Tx,
  table: ResourceTable,
  id: number,
  field: string,
): Promise<string> {
  const [row] = await tx.select({ name: table.name }).from(table).where(eq(table.id, id));
  if (row === undefined)
    throw invalidField(field, 'This was removed meanwhile. Please choose again.');
  return row.name;
}

/** Deletes a row. A crew or a van with jobs only becomes inactive, so that their history stays. */
export async function removeRow(
  tx: Tx,
  user: CurrentUser,
  table: ResourceTable,
  id: number,
): Promise<void> {
  const { name } = await lockRow(tx, table, id);
  if (await hasJobs(tx, table, id)) {
    const values = { isActive: false, version: sql`${table.version} + 1`, changedBy: user.id };
    await tx
      .update(table)
      .set({ ...values, changedAt: sql`now()` } as never)
      .where(eq(table.id, id));
  } else await tx.delete(table).where(eq(table.id, id));
  await writeResourceAudit(tx, user, table, 'removed', id, { before: { name } });
}

async function hasJobs(tx: Tx, table: ResourceTable, id: number): Promise<boolean> {
  if (table === workPeople) return false;
  const column = table === workCrews ? jobs.crewid : jobs.vanid;
  const rows = await tx.select({ id: jobs.orderid }).from(jobs).where(eq(column, id)).limit(1);
  return rows.length > 0;
}

const nouns = new Map<ResourceTable, string>([
  [workCrews, 'crew'],
  [workPeople, 'person'],
  [workVans, 'van'],
]);

export const writeResourceAudit = (
  tx: Tx,
  user: CurrentUser,
  table: ResourceTable,
  verb: string,
  id: number,
  values: { before?: AuditValues; after?: AuditValues },
): Promise<void> =>
  writeAudit(tx, user, {
    action: `work.${nouns.get(table) ?? ''}.${verb}`,
    subject: { kind: 'work', id: `${nouns.get(table) ?? ''} ${id}` },
    ...values,
  });
