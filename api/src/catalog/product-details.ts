import { and, arrayOverlaps, asc, eq, ne } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { notFound } from '../http/http-error.ts';
import { packages, products, subservices } from './tables.ts';

/**
 * The add-ons depend on the product's gender and on its service's sub-services. Throws 404 for an
 * unknown slug.
 */
export async function findProductDetails(db: Db, slug: string) {
  const [product] = await db
    .select({
      included: products.included,
      turnaround: products.turnaround,
      steps: products.steps,
      gender: products.gender,
      serviceid: products.serviceid,
    })
    .from(products)
    .where(and(eq(products.slug, slug), eq(products.withdrawn, false)));
  if (product === undefined) throw notFound('There is no such product.');
  const { gender, serviceid, ...texts } = product;
  return { ...texts, addons: await loadAddonTexts(db, gender, serviceid) };
}

async function loadAddonTexts(db: Db, gender: string, serviceid: number) {
  const subserviceRows = await db
    .select({ name: subservices.name })
    .from(subservices)
    .where(eq(subservices.serviceid, serviceid));
  const groups = [gender, ...subserviceRows.map(({ name }) => name)];
  return db
    .select({ id: packages.id, about: packages.about })
    .from(packages)
    .where(and(arrayOverlaps(packages.groups, groups), ne(packages.about, '')))
    .orderBy(asc(packages.id));
}
