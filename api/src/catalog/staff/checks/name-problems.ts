import { foldText } from 'contract/values/fold-text';
import type { CatalogueValues } from 'contract/staff/catalogue/catalogue-wire';
import { type CatalogueKindName, getCatalogueKind } from 'contract/staff/catalogue/kinds';
import { getTableColumns } from 'drizzle-orm';
import type { Tx } from '../../../db/db.ts';
import { subservices } from '../../records/tables.ts';
import { type EntityChange, overlay } from '../records/changes.ts';
import type { ComparedChange, Remark } from '../records/compared-change.ts';
import { getKindTable } from '../records/kind-tables.ts';

/**
 * Returns a problem for each changed sub-service that has the same name as another sub-service of
 * the same service.
 */
export async function findNameProblems(
  tx: Tx,
  changes: readonly ComparedChange[],
  allChanges: readonly EntityChange[],
): Promise<Remark[]> {
  const kind = 'subservices';
  const kindChanges = changes.filter((change) => change.kind === kind);
  if (kindChanges.length === 0) return [];
  const { id: idColumn, name, serviceid, visibility } = getTableColumns(subservices);
  const rows = await tx.select({ id: idColumn, name, serviceid, visibility }).from(subservices);
  const publishedValues = new Map(rows.map(({ id, ...values }) => [id, values]));
  const entities = [...overlay(publishedValues, kind, allChanges)].filter(
    ([, values]) => values.visibility !== 'archived',
  );
  return kindChanges.flatMap(({ entityid, after }) => {
    const isTaken = entities.some(
      ([id, values]) =>
        id !== entityid &&
        values.serviceid === after.serviceid &&
        foldText(String(values.name)) === foldText(String(after.name)),
    );
    const sentence = `Name: the service has a sub-service ‘${String(after.name)}’ already. Please choose another name.`;
    return isTaken ? [{ kind, id: entityid, field: 'name', sentence } as const] : [];
  });
}

/**
 * Resolves to a function that tells whether a name is taken by an entity of the kind, with the
 * changes applied. The function ignores case and accents.
 */
export async function loadTakenNameCheck(
  tx: Tx,
  kind: CatalogueKindName,
  allChanges: readonly EntityChange[],
): Promise<(name: string) => boolean> {
  const table = getKindTable(kind);
  const { titleField } = getCatalogueKind(kind);
  const columns = Object.entries(getTableColumns(table)).filter(([name]) =>
    ['id', titleField].includes(name),
  );
  const rows = (await tx
    .select(Object.fromEntries(columns))
    .from(table)) as unknown as (CatalogueValues & { id: number })[];
  const entities = overlay(
    new Map(rows.map(({ id, ...values }) => [id, values])),
    kind,
    allChanges,
  );
  const takenNames = new Set(
    [...entities.values()].map((values) => foldText(String(values[titleField]))),
  );
  return (name) => takenNames.has(foldText(name));
}
