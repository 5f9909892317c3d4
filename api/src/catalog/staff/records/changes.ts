import type { CatalogueValues } from 'contract/staff/catalogue/catalogue-wire';
import type { CatalogueKindName } from 'contract/staff/catalogue/kinds';
import { and, asc, eq, sql } from 'drizzle-orm';
import { queryRows, type Tx } from '../../../db/db.ts';
import { getEmptyValues } from './kind-tables.ts';
import type { EntitiesById } from './published.ts';
import { catalogueChanges } from './tables.ts';

/**
 * A draft's change of one entity. `values` has the changed fields, or all fields of a new entity.
 */
export interface EntityChange {
  kind: CatalogueKindName;
  entityid: number;
  values: CatalogueValues;
  isNew: boolean;
}

export type ChangeRow = typeof catalogueChanges.$inferSelect & { kind: CatalogueKindName };

export const toEntityChange = ({ kind, entityid, values, base }: ChangeRow): EntityChange => ({
  kind,
  entityid,
  values,
  isNew: base === null,
});

/** Returns the changes of a draft, oldest first. */
export async function loadChanges(tx: Tx, draftid: number): Promise<ChangeRow[]> {
  const rows = await tx
    .select()
    .from(catalogueChanges)
    .where(eq(catalogueChanges.draftid, draftid))
    .orderBy(asc(catalogueChanges.id));
  return rows as ChangeRow[];
}

/** Returns the draft's changes of the entities with these ids, by entity id. */
export async function loadChangesOf(
  tx: Tx,
  draftid: number,
  kind: CatalogueKindName,
  ids: readonly number[],
): Promise<Map<number, ChangeRow>> {
  const { entityid } = catalogueChanges;
  const rows = await tx
    .select()
    .from(catalogueChanges)
    .where(
      and(
        eq(catalogueChanges.draftid, draftid),
        eq(catalogueChanges.kind, kind),
        sql`${entityid} = any(${sql.param([...ids])}::int[])`,
      ),
    );
  return new Map(rows.map((row) => [row.entityid, row as ChangeRow]));
}

/**
 * Names of the fields that the check of one changed entity reads from all other changed entities.
 */
const outlineFieldNames = [
  'slug',
  'anchor',
  'name',
  'title',
  'serviceid',
  'delivery',
  'visibility',
];

/** Returns all changes of a draft, but only with the fields in `outlineFieldNames`. */
export function loadOutlines(tx: Tx, draftid: number): Promise<EntityChange[]> {
  return queryRows<EntityChange>(
    tx,
    sql`select kind, entityid, base is null as "isNew", coalesce((
        select jsonb_object_agg(key, value) from jsonb_each(${catalogueChanges.values})
        where key = any(${sql.param(outlineFieldNames)}::text[])), '{}') as values
      from ${catalogueChanges} where draftid = ${draftid}`,
  );
}

/**
 * Returns the values of an entity after a change. If `publishedValues` is undefined, the entity is
 * new.
 */
export const applyToValues = (
  publishedValues: CatalogueValues | undefined,
  { kind, values }: Pick<EntityChange, 'kind' | 'values'>,
): CatalogueValues => ({ ...(publishedValues ?? getEmptyValues(kind)), ...values });

/** Applies the changes of a kind to its published entities. The result includes new entities. */
export function overlay(
  publishedEntities: EntitiesById,
  kind: CatalogueKindName,
  changes: readonly EntityChange[],
): EntitiesById {
  const entities = new Map(publishedEntities);
  for (const change of changes)
    if (change.kind === kind && (change.isNew || entities.has(change.entityid)))
      entities.set(change.entityid, applyToValues(entities.get(change.entityid), change));
  return entities;
}
