import type { CatalogueField } from 'contract/catalog/field';
import { type CatalogueKindName, getCatalogueKind } from 'contract/staff/catalogue/kinds';
import { sql } from 'drizzle-orm';
import { queryRows, type Tx } from '../../../db/db.ts';
import { type EntityChange, overlay } from '../records/changes.ts';
import { getKindTable } from '../records/kind-tables.ts';
import type { ComparedChange, Remark } from '../records/compared-change.ts';

/**
 * Returns a problem for each reference to a missing or archived entity, or to a delivery option
 * that is not visible.
 */
export async function findReferenceProblems(
  tx: Tx,
  changes: readonly ComparedChange[],
  allChanges: readonly EntityChange[],
): Promise<Remark[]> {
  const references = changes.flatMap(listReferences);
  const kinds = [...new Set(references.map((reference) => reference.targetKind))];
  const remarks: Remark[] = [];
  for (const targetKind of kinds) {
    const referencesToKind = references.filter((reference) => reference.targetKind === targetKind);
    const targets = await loadVisibilities(tx, targetKind, referencesToKind, allChanges);
    for (const { kind, id, field, targetId } of referencesToKind) {
      const visibility = targets.get(targetId)?.visibility;
      const isUsable =
        visibility === 'visible' || (visibility === 'hidden' && targetKind !== 'delivery');
      if (isUsable) continue;
      const reason = visibility === undefined ? 'does not exist' : `is ${visibility}`;
      const sentence = `${field.label}: this ${getCatalogueKind(targetKind).noun} ${reason}. Please choose another.`;
      remarks.push({ kind, id, field: field.name, sentence });
    }
  }
  return remarks;
}

interface Reference {
  kind: CatalogueKindName;
  id: number;
  field: CatalogueField;
  /** Kind and id of the entity to which the field refers. */
  targetKind: CatalogueKindName;
  targetId: number;
}

/**
 * Lists the references of a changed entity that need a check. If the published entity is archived,
 * lists all its references. Otherwise lists only the changed references.
 */
function listReferences({ kind, entityid, values, before, after }: ComparedChange): Reference[] {
  const isRestored = before?.visibility === 'archived';
  return getCatalogueKind(kind).fields.flatMap((field: CatalogueField) => {
    if (field.type !== 'reference' && field.type !== 'references') return [];
    if (!isRestored && !Object.hasOwn(values, field.name)) return [];
    const known = field.type === 'references' ? [before?.[field.name] ?? []].flat() : [];
    return [after[field.name]]
      .flat()
      .filter(
        (targetId) => typeof targetId === 'number' && (isRestored || !known.includes(targetId)),
      )
      .map((targetId) => ({
        kind,
        id: entityid,
        field,
        targetKind: field.of as CatalogueKindName,
        targetId: Number(targetId),
      }));
  });
}

async function loadVisibilities(
  tx: Tx,
  kind: CatalogueKindName,
  references: readonly Reference[],
  allChanges: readonly EntityChange[],
) {
  const table = getKindTable(kind);
  const ids = [...new Set(references.map(({ targetId }) => targetId))];
  const rows = await queryRows<{ id: number; visibility: string }>(
    tx,
    sql`select id, visibility from ${table} where id = any(${sql.param(ids)}::int[])`,
  );
  return overlay(new Map(rows.map(({ id, visibility }) => [id, { visibility }])), kind, allChanges);
}
