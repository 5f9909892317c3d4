import { toPounds } from 'contract/values/pence';
import type { ProductPicture } from 'contract/catalog/field';
import type { InferSelectModel } from 'drizzle-orm';
import type { packages, products, services } from './tables.ts';

type ServiceRow = InferSelectModel<typeof services>;
type ProductRow = InferSelectModel<typeof products>;
type PackageRow = InferSelectModel<typeof packages>;

export const toApiService = (row: ServiceRow) => ({
  id: row.id,
  name: row.name,
  picture: row.picture,
  slug: row.slug,
  priority: row.priority,
  isHome: Number(row.isHome),
  hasSubservices: Number(row.hasSubservices),
  type: row.type,
  ...toApiMeta(row),
  delivery: row.delivery,
  kind: row.kind,
  area: row.area,
});

export const toApiProduct = (row: ProductRow) => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  price: toPounds(row.price),
  description: row.description,
  serviceid: row.serviceid,
  gender: row.gender,
  status: Number(row.status),
  image: row.image,
  ...toApiMeta(row),
  ...(row.pictures.some(hasOwnTexts) && { pictures: row.pictures.map(toApiPicture) }),
});

/**
 * Returns whether a picture has an alternative text, or another focal point than the centre. Most
 * pictures have neither, so responses contain `pictures` only for products with such a picture.
 */
const hasOwnTexts = ({ alt, focusX, focusY }: ProductPicture) =>
  alt !== '' || focusX !== 50 || focusY !== 50;

const toApiPicture = ({ file, alt, focusX, focusY }: ProductPicture) => ({
  file,
  alt,
  focusx: focusX,
  focusy: focusY,
});

export const toApiPackage = ({ id, name, amount }: PackageRow) => ({
  id,
  name,
  amount: toPounds(amount),
  status: 0,
  productid: null,
});

const toApiMeta = (row: ServiceRow | ProductRow) => ({
  meta_title: row.metaTitle,
  meta_keywords: row.metaKeywords,
  meta_description: row.metaDescription,
});
