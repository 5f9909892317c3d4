import type { CatalogueValues } from 'contract/staff/catalogue/entity';
import { type CatalogueKindName, catalogueKindNames } from 'contract/staff/catalogue/kinds';
import type { Tx } from '../../db/db.ts';
import { applyToValues, type EntityChange } from './changes.ts';
import { type EntitiesById, loadPublished } from './published.ts';

/**
 * A problem or a warning about one field of one entity. The sentence begins with the field's label.
 */
export interface Remark {
  kind: CatalogueKindName;
  id: number;
  field: string;
  sentence: string;
}

/**
 * A change with the published entity (`before`) and the changed entity (`after`). `before` is
 * undefined for a new entity.
 */
export interface CheckedChange extends EntityChange {
  before: CatalogueValues | undefined;
  after: CatalogueValues;
}

/** Loads the published entities, and adds `before` and `after` to each change. */
export async function loadChecked(
  tx: Tx,
  changes: readonly EntityChange[],
): Promise<CheckedChange[]> {
  const publishedByKind = new Map<string, EntitiesById>();
  for (const kind of catalogueKindNames) {
    const ids = changes.filter((change) => change.kind === kind).map(({ entityid }) => entityid);
    if (ids.length > 0) publishedByKind.set(kind, await loadPublished(tx, kind, ids));
  }
  return changes.map((change) => {
    const before = publishedByKind.get(change.kind)?.get(change.entityid);
    return { ...change, before, after: applyToValues(before, change) };
  });
}
