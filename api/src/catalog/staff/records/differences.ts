import type { EntityDifference } from 'contract/staff/catalogue/catalogue-wire';
import type { CatalogueValues } from 'contract/staff/catalogue/catalogue-wire';
import { type CatalogueKindName, getCatalogueKind } from 'contract/staff/catalogue/kinds';
import { getEmptyValues } from './kind-tables.ts';

interface ChangedEntity {
  kind: CatalogueKindName;
  entityid: number;
  title: string;
  /** Values before the change. Null or undefined for a new entity. */
  before: CatalogueValues | null | undefined;
  /** New values of the changed fields, by name. */
  values: CatalogueValues;
}

/**
 * Returns the changed fields of an entity, in the order of the form on staff pages. For a new
 * entity, omits fields with the initial value.
 */
export function describeDifference(changedEntity: ChangedEntity): EntityDifference {
  const { kind, entityid: id, title, before, values } = changedEntity;
  const isNew = before === null || before === undefined;
  const emptyValues = isNew ? getEmptyValues(kind) : {};
  return {
    kind,
    id,
    title,
    isnew: isNew,
    fields: listLabels(kind).flatMap(([field, label]) => {
      const after = values[field];
      if (!Object.hasOwn(values, field)) return [];
      if (isNew && JSON.stringify(after) === JSON.stringify(emptyValues[field])) return [];
      return [{ field, label, before: isNew ? null : (before[field] ?? null), after }];
    }),
  };
}

const listLabels = (kind: CatalogueKindName): [string, string][] => [
  ...getCatalogueKind(kind).fields.map(({ name, label }): [string, string] => [name, label]),
  ['visibility', 'Visibility'],
  ['position', 'Position'],
  ['priority', 'Position'],
];
