import { getCatalogueKind } from 'contract/staff/catalogue/kinds';
import { shortenText } from 'contract/values/shorten-text';
import { sql } from 'drizzle-orm';
import { queryRows, type Tx } from '../../db/db.ts';
import { products } from '../../catalog/tables.ts';
import type { ComparedChange } from './compared-change.ts';

/** Longest title, in characters. */
const MAX_LENGTH = 120;

/**
 * Returns the titles of the entities after the changes, in the order of `changes`. The title of a
 * featured product is the product's name.
 */
export async function loadTitles(tx: Tx, changes: readonly ComparedChange[]): Promise<string[]> {
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
