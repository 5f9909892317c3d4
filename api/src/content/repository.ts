import { and, asc, eq, inArray } from 'drizzle-orm';
import { products } from '../catalog/tables.ts';
import { toApiProduct } from '../catalog/api-rows.ts';
import { isOnSale, isVisible } from '../catalog/visible.ts';
import type { Tx } from '../db/db.ts';
import { notFound } from '../http/http-error.ts';
import { about, banners, featuredProducts, fitCheck } from './tables.ts';

export function listBanners(tx: Tx) {
  return tx
    .select({ title: banners.title, tagline: banners.tagline, picture: banners.picture })
    .from(banners)
    .where(isVisible(banners))
    .orderBy(asc(banners.position), asc(banners.id));
}

/** Returns the 'about us' text. Throws 404 if there is none. */
export async function readAbout(tx: Tx) {
  const [text] = await tx
    .select({ picture: about.picture, description: about.description })
    .from(about)
    .orderBy(asc(about.id))
    .limit(1);
  if (text === undefined) throw notFound('Nothing is written about us yet.');
  return text;
}

export function listFitCheck(tx: Tx) {
  const { id, picture, url, urlLabel } = fitCheck;
  return tx
    .select({ id, picture, url, url_label: urlLabel })
    .from(fitCheck)
    .where(isVisible(fitCheck))
    .orderBy(asc(fitCheck.position), asc(id));
}

/** Returns the featured products. Omits those that are not sold. */
export function listFeatured(tx: Tx) {
  return tx
    .select({ productid: featuredProducts.productid })
    .from(featuredProducts)
    .innerJoin(products, and(eq(products.id, featuredProducts.productid), isOnSale))
    .where(isVisible(featuredProducts))
    .orderBy(asc(featuredProducts.position), asc(featuredProducts.id));
}

/** Returns the featured products, each once. Omits those that are not sold. */
export async function listFitCheckProducts(tx: Tx) {
  const featured = tx
    .select({ id: featuredProducts.productid })
    .from(featuredProducts)
    .where(isVisible(featuredProducts));
  const rows = await tx
    .select()
    .from(products)
    .where(and(inArray(products.id, featured), isOnSale))
    .orderBy(asc(products.position), asc(products.id));
  return rows.map(toApiProduct);
}
