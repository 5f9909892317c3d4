import { toPounds } from 'contract/values/pence';
import type { InferSelectModel } from 'drizzle-orm';
import type { packages, products, services } from './tables.ts';

type ServiceRow = InferSelectModel<typeof services>;
type ProductRow = InferSelectModel<typeof products>;
type PackageRow = InferSelectModel<typeof packages>;

/** Converts a service to API fields. */
export const serviceOnWire = (row: ServiceRow) => ({
  id: row.id,
  name: row.name,
  picture: row.picture,
  slug: row.slug,
  priority: row.priority,
  isHome: Number(row.isHome),
  hasSubservices: Number(row.hasSubservices),
  type: row.type,
  ...metaOnWire(row),
  delivery: row.delivery,
});

export const productOnWire = (row: ProductRow) => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  price: toPounds(row.price),
  description: row.description,
  serviceid: row.serviceid,
  gender: row.gender,
  status: Number(row.status),
  image: row.image,
  ...metaOnWire(row),
});

export const packageOnWire = ({ id, name, amount }: PackageRow) => ({
  id,
  name,
  amount: toPounds(amount),
  status: 0,
  productid: null,
});

const metaOnWire = (row: ServiceRow | ProductRow) => ({
  meta_title: row.metaTitle,
  meta_keywords: row.metaKeywords,
  meta_description: row.metaDescription,
});
