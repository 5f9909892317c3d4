import { and, asc, eq, inArray } from 'drizzle-orm';
import { products } from '../catalog/tables.ts';
import { toApiProduct } from '../catalog/api-rows.ts';
import type { Db } from '../db/db.ts';
import { notFound } from '../http/http-error.ts';
import { about, banners, featuredProducts, fitCheck } from './tables.ts';

export function listBanners(db: Db) {
  return db
    .select({ title: banners.title, tagline: banners.tagline, picture: banners.picture })
    .from(banners)
    .orderBy(asc(banners.id));
}

/** Returns the 'about us' text. Throws 404 if there is none. */
export async function readAbout(db: Db) {
  const [text] = await db
    .select({ picture: about.picture, description: about.description })
    .from(about)
    .orderBy(asc(about.id))
    .limit(1);
  if (text === undefined) throw notFound('Nothing is written about us yet.');
  return text;
}

export function listFitCheck(db: Db) {
  const { id, picture, url, urlLabel } = fitCheck;
  return db.select({ id, picture, url, url_label: urlLabel }).from(fitCheck).orderBy(asc(id));
}

export function listFeatured(db: Db) {
  return db
    .select({ productid: featuredProducts.productid })
    .from(featuredProducts)
    .orderBy(asc(featuredProducts.id));
}

/** Returns the featured products. Omits withdrawn ones. */
export async function listFitCheckProducts(db: Db) {
  const featuredIds = db.select({ id: featuredProducts.productid }).from(featuredProducts);
  const rows = await db
    .select()
    .from(products)
    .where(and(inArray(products.id, featuredIds), eq(products.withdrawn, false)))
    .orderBy(asc(products.id));
  return rows.map(toApiProduct);
}
