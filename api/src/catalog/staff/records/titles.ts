import type { CatalogueValues } from 'contract/staff/catalogue/catalogue-wire';
import { type CatalogueKindName, getCatalogueKind } from 'contract/staff/catalogue/kinds';
import { shortenText } from 'contract/values/shorten-text';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { queryRows, type Tx } from '../../../db/db.ts';
import { products } from '../../records/tables.ts';
import type { ComparedChange } from './compared-change.ts';
import { loadPublishedEntities } from './published.ts';
import { catalogueChanges } from './tables.ts';

/** Longest title, in characters. */
const MAX_LENGTH = 120;

/**
 * Returns the titles of the entities after the changes, in the order of `changes`. The title of a
 * featured product is the product's name.
 */
export async function loadTitles(
  tx: Tx,
  changes: readonly Pick<ComparedChange, 'kind' | 'entityid' | 'after'>[],
): Promise<string[]> {
  const productIds = changes.flatMap(({ kind, after }) =>
    kind === 'featured' ? [Number(after.productid)] : [],
  );
  const names = new Map(
    productIds.length === 0
      ? []
      : (
          await queryRows<{ id: number; name: string }>(
            tx,
            sql`select id, name from ${products} where id = any(${sql.param(productIds)}::int[])`,
          )
        ).map(({ id, name }) => [id, name]),
  );
  for (const { kind, entityid, after } of changes)
    if (kind === 'products') names.set(entityid, String(after.name));
  return changes.map(({ kind, after }) => {
    const { titleField, label } = getCatalogueKind(kind);
    const title = kind === 'featured' ? names.get(Number(after.productid)) : after[titleField];
    return kind === 'about' ? label : shortenText(String(title ?? ''), MAX_LENGTH);
  });
}

/**
 * Returns the present titles of entities of a kind, by id. The title of an entity that was not yet
 * published comes from its draft. Omits unknown ids.
 */
export async function loadCurrentTitles(
  tx: Tx,
  kind: CatalogueKindName,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const { entityid, values, base } = catalogueChanges;
  const addedRows = await tx
    .select({ entityid, values })
    .from(catalogueChanges)
    .where(and(eq(catalogueChanges.kind, kind), inArray(entityid, [...ids]), isNull(base)));
  const entities = new Map<number, CatalogueValues>([
    ...addedRows.map((row) => [row.entityid, row.values] as const),
    ...(await loadPublishedEntities(tx, kind, ids)),
  ]);
  const changes = [...entities].map(([id, after]) => ({ kind, entityid: id, after }));
  const titles = await loadTitles(tx, changes);
  return new Map(changes.map((change, index) => [change.entityid, titles[index] ?? '']));
}
