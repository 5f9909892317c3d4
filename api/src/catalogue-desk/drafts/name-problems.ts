import { getTableColumns } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import { subservices } from '../../catalog/tables.ts';
import { type EntityChange, overlay } from './changes.ts';
import type { CheckedChange, Remark } from './checked-change.ts';
import { foldSlug } from './reserved-slugs.ts';

/** Returns the sub-services whose name another one of the same service has. */
export async function findNameProblems(
  tx: Tx,
  changes: readonly CheckedChange[],
  all: readonly EntityChange[],
): Promise<Remark[]> {
  const kind = 'subservices';
  const changed = changes.filter((change) => change.kind === kind);
  if (changed.length === 0) return [];
  const { id: idColumn, name, serviceid, visibility } = getTableColumns(subservices);
  const rows = await tx.select({ id: idColumn, name, serviceid, visibility }).from(subservices);
  const published = new Map(rows.map(({ id, ...values }) => [id, values]));
  const entities = [...overlay(published, kind, all)].filter(
    ([, values]) => values.visibility !== 'archived',
  );
  return changed.flatMap(({ entityid, after }) => {
    const isTaken = entities.some(
      ([id, values]) =>
        id !== entityid &&
        values.serviceid === after.serviceid &&
        foldSlug(String(values.name)) === foldSlug(String(after.name)),
    );
    const sentence = `Name: the service has a sub-service ‘${String(after.name)}’ already. Please choose another name.`;
    return isTaken ? [{ kind, id: entityid, field: 'name', sentence } as const] : [];
  });
}
