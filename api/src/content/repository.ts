import { and, asc, eq, inArray } from 'drizzle-orm';
import { products } from '../catalog/records/tables.ts';
import { toApiProduct } from '../catalog/records/api-rows.ts';
import { addPictureTexts, selectPictureTexts } from '../catalog/records/picture-texts.ts';
import { isOnSale, isVisible } from '../catalog/records/visible.ts';
import type { Tx } from '../db/db.ts';
import { notFound } from '../http/http-error.ts';
import { about, banners, featuredProducts, fitCheck } from './tables.ts';

export async function listBanners(tx: Tx) {
  const { title, tagline, picture } = banners;
  const rows = await tx
    .select({ title, tagline, picture, texts: selectPictureTexts(picture) })
    .from(banners)
    .where(isVisible(banners))
    .orderBy(asc(banners.position), asc(banners.id));
  return rows.map(({ texts, ...banner }) => addPictureTexts(banner, texts));
}

/** Returns the text and picture about the firm. Throws 404 if there is no such text. */
export async function readAbout(tx: Tx) {
  const { picture, description } = about;
  const [row] = await tx
    .select({ picture, description, texts: selectPictureTexts(picture) })
    .from(about)
    .orderBy(asc(about.id))
    .limit(1);
  if (row === undefined) throw notFound('Nothing is written about us yet.');
  const { texts, ...text } = row;
  return addPictureTexts(text, texts);
}

export async function listFitCheck(tx: Tx) {
  const { id, picture, url, urlLabel } = fitCheck;
  const rows = await tx
    .select({ id, picture, url, url_label: urlLabel, texts: selectPictureTexts(picture) })
    .from(fitCheck)
    .where(isVisible(fitCheck))
    .orderBy(asc(fitCheck.position), asc(id));
  return rows.map(({ texts, ...entry }) => addPictureTexts(entry, texts));
}

/**
 * Returns the ids of the featured products in the order that staff set. Omits products that are not
 * on sale.
 */
export function listFeatured(tx: Tx) {
  return tx
    .select({ productid: featuredProducts.productid })
    .from(featuredProducts)
    .innerJoin(products, and(eq(products.id, featuredProducts.productid), isOnSale))
    .where(isVisible(featuredProducts))
    .orderBy(asc(featuredProducts.position), asc(featuredProducts.id));
}

/**
 * Returns the featured products for the fit check page, each product once. Omits products that are
 * not on sale.
 */
export async function listFitCheckProducts(tx: Tx) {
  const featuredIds = tx
    .select({ id: featuredProducts.productid })
    .from(featuredProducts)
    .where(isVisible(featuredProducts));
  const rows = await tx
    .select()
    .from(products)
    .where(and(inArray(products.id, featuredIds), isOnSale))
    .orderBy(asc(products.position), asc(products.id));
  return rows.map(toApiProduct);
}
