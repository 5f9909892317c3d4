import { productTexts } from 'contract/catalog/product-details';
import { and, asc, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import { notFound } from '../../http/http-error.ts';
import { hasSlug } from './former-slugs.ts';
import { packages, products, subservices } from '../records/tables.ts';
import { isOnSale, isVisible } from '../records/visible.ts';

/** SQL that is true if the product offers the add-on. */
const isOffered = sql`(${packages.groups} @> array[${products.gender}]
  or ${packages.subserviceids} && array(select ${subservices.id} from ${subservices}
    where ${subservices.serviceid} = ${products.serviceid} and ${isVisible(subservices)}))`;

const textColumns = Object.fromEntries(
  productTexts.map(({ name }) => [name, products[name]]),
) as Pick<typeof products, (typeof productTexts)[number]['name']>;

/**
 * Returns the texts of a product and the explanations of the add-ons that the product offers. Uses
 * one statement, so that all rows belong to the same published catalogue. Also accepts a former
 * slug, because browsers store products with the slugs of that time. Throws 404 for an unknown
 * slug.
 */
export async function findProductDetails(tx: Tx, slug: string) {
  const rows = await tx
    .select({
      texts: textColumns,
      addon: { id: packages.id, about: packages.about },
    })
    .from(products)
    .leftJoin(packages, and(isOffered, ne(packages.about, ''), isVisible(packages)))
    .where(and(hasSlug(products, slug), isOnSale))
    .orderBy(asc(packages.position), asc(packages.id));
  const [first] = rows;
  if (first === undefined) throw notFound('There is no such product.');
  return { ...first.texts, addons: rows.flatMap(({ addon }) => addon ?? []) };
}
