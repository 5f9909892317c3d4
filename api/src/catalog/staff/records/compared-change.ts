import type { CatalogueValues } from 'contract/staff/catalogue/catalogue-wire';
import { type CatalogueKindName, catalogueKindNames } from 'contract/staff/catalogue/kinds';
import type { Tx } from '../../../db/db.ts';
import { applyToValues, type EntityChange } from './changes.ts';
import { type EntitiesById, loadPublishedEntities } from './published.ts';

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
 * A change with all values of the published entity (`before`) and of the changed entity (`after`).
 * `before` is undefined for a new entity.
 */
export interface ComparedChange extends EntityChange {
  before: CatalogueValues | undefined;
  after: CatalogueValues;
}

/** Loads the published entities, and adds `before` and `after` to each change. */
export async function loadComparedChanges(
  tx: Tx,
  changes: readonly EntityChange[],
): Promise<ComparedChange[]> {
  const publishedByKind = new Map<string, EntitiesById>();
  for (const kind of catalogueKindNames) {
    const ids = changes.filter((change) => change.kind === kind).map(({ entityid }) => entityid);
    if (ids.length > 0) publishedByKind.set(kind, await loadPublishedEntities(tx, kind, ids));
  }
  return changes.map((change) => {
    const before = publishedByKind.get(change.kind)?.get(change.entityid);
    return { ...change, before, after: applyToValues(before, change) };
  });
}
