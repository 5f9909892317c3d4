import { and, eq, notExists, type SQL, sql } from 'drizzle-orm';
import { alias, unionAll } from 'drizzle-orm/pg-core';
import type { Tx } from '../../db/db.ts';
import { notFound } from '../../http/http-error.ts';
import { formerAddresses, products, services } from '../records/tables.ts';
import { isOnSale, isVisible } from '../records/visible.ts';

const { slug: formerSlug, kind, entityid } = formerAddresses;

/**
 * SQL that is true for the entity with this slug. If no entity of the table has the slug now, the
 * SQL is true for the entity that had the slug before.
 */
export function hasSlug(table: typeof services | typeof products, slug: string): SQL {
  const tableKind = table === services ? 'services' : 'products';
  return sql`${table.id} = coalesce(
    (select id from ${table} as present where present.slug = ${slug}),
    (select ${entityid} from ${formerAddresses} where ${formerSlug} = ${slug} and ${kind} = ${tableKind}))`;
}

/**
 * Returns the current slugs of the product or service that formerly had this slug. If a product and
 * a service had the slug, returns the product's slugs, and the service's slug as `ofservice`.
 * Throws 404 if no visible entity had the slug, or if another entity of the same kind has the slug
 * now.
 */
export async function findCurrentAddress(db: Tx, slug: string) {
  const rows = await unionAll(selectProduct(db, slug), selectService(db, slug));
  const serviceRow = rows.find(({ product }) => product === '');
  const [address] = rows.toSorted((a, b) => Number(a.product === '') - Number(b.product === ''));
  if (address === undefined) throw notFound('Nothing had this address.');
  return { ...address, ofservice: serviceRow?.service ?? '' };
}

const selectProduct = (db: Tx, slug: string) =>
  db
    .select({ service: services.slug, product: products.slug })
    .from(formerAddresses)
    .innerJoin(products, and(eq(products.id, entityid), isOnSale))
    .innerJoin(services, and(eq(services.id, products.serviceid), isVisible(services)))
    .where(and(eq(kind, 'products'), eq(formerSlug, slug), isSlugUnused(db, products, slug)));

const selectService = (db: Tx, slug: string) =>
  db
    .select({ service: services.slug, product: sql<string>`''` })
    .from(formerAddresses)
    .innerJoin(services, and(eq(services.id, entityid), isVisible(services)))
    .where(and(eq(kind, 'services'), eq(formerSlug, slug), isSlugUnused(db, services, slug)));

/**
 * SQL that is true if no entity of the table has the slug now. Hidden and archived entities count
 * too.
 */
function isSlugUnused(db: Tx, table: typeof services | typeof products, slug: string): SQL {
  const presentEntities =
    table === services ? alias(services, 'present') : alias(products, 'present');
  return notExists(
    db
      .select({ id: presentEntities.id })
      .from(presentEntities)
      .where(eq(presentEntities.slug, slug)),
  );
}
