import { and, asc, ne, sql } from 'drizzle-orm';
import type { Tx } from '../db/db.ts';
import { notFound } from '../http/http-error.ts';
import { hasSlug } from './former-slugs.ts';
import { packages, products, subservices } from './tables.ts';
import { isOnSale, isVisible } from './visible.ts';

/** SQL of the groups whose add-ons belong to a product: its gender and its sub-services' names. */
const productGroups = sql`array_append(array(select ${subservices.name} from ${subservices}
  where ${subservices.serviceid} = ${products.serviceid} and ${isVisible(subservices)}), ${products.gender})`;

/**
 * The add-ons depend on the product's gender and on its service's sub-services. Uses one statement,
 * so that no publication comes between. Throws 404 for an unknown slug. A former slug works
 * too, because browsers store products.
 */
export async function findProductDetails(tx: Tx, slug: string) {
  const { included, turnaround, steps } = products;
  const rows = await tx
    .select({
      texts: { included, turnaround, steps },
      addon: { id: packages.id, about: packages.about },
    })
    .from(products)
    .leftJoin(
      packages,
      and(sql`${packages.groups} && ${productGroups}`, ne(packages.about, ''), isVisible(packages)),
    )
    .where(and(hasSlug(products, slug), isOnSale))
    .orderBy(asc(packages.position), asc(packages.id));
  const [first] = rows;
  if (first === undefined) throw notFound('There is no such product.');
  return { ...first.texts, addons: rows.flatMap(({ addon }) => addon ?? []) };
}
