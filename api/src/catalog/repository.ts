import { toPounds } from 'contract/values/pence';
import { and, arrayContains, asc, desc, eq, min, notInArray } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { notFound } from '../http/http-error.ts';
import { deliveryCharges, packages, products, services, subservices } from './tables.ts';
import { toApiPackage, toApiProduct, toApiService } from './api-rows.ts';

const isOnSale = eq(products.withdrawn, false);

export async function listServices(db: Db) {
  const rows = await db.select().from(services).orderBy(desc(services.priority), asc(services.id));
  return rows.map(toApiService);
}

/** The storefront shows services without such a product as 'Coming Soon'. */
export function listSampleProducts(db: Db) {
  return db
    .selectDistinctOn([products.serviceid], { serviceid: products.serviceid, name: products.name })
    .from(products)
    .where(and(isOnSale, notInArray(products.image, ['', '{}'])))
    .orderBy(asc(products.serviceid), asc(products.id));
}

export async function listStartingPrices(db: Db) {
  const rows = await db
    .select({ serviceid: products.serviceid, price: min(products.price) })
    .from(products)
    .where(isOnSale)
    .groupBy(products.serviceid)
    .orderBy(asc(products.serviceid));
  return rows.map(({ serviceid, price }) => ({ serviceid, price: toPounds(price ?? 0) }));
}

/** Throws 404 for an unknown service. */
export async function listProducts(db: Db, serviceid: number) {
  await requireService(db, serviceid);
  return loadProducts(db, serviceid);
}

/** Throws 404 for an unknown service. */
export async function listSubservices(db: Db, serviceid: number) {
  await requireService(db, serviceid);
  return db
    .select()
    .from(subservices)
    .where(eq(subservices.serviceid, serviceid))
    .orderBy(asc(subservices.id));
}

/** The API calls services categories here. Throws 404 for an unknown slug. */
export async function listProductsByCategory(db: Db, slug: string) {
  const [service] = await db
    .select({ id: services.id })
    .from(services)
    .where(eq(services.slug, slug));
  if (service === undefined) throw notFound('There is no such service.');
  return loadProducts(db, service.id);
}

/** Throws 404 for an unknown slug. */
export async function findProduct(db: Db, slug: string) {
  const [product] = await db
    .select()
    .from(products)
    .where(and(eq(products.slug, slug), isOnSale));
  if (product === undefined) throw notFound('There is no such product.');
  return toApiProduct(product);
}

export async function listPackages(db: Db, group: string) {
  const rows = await db
    .select()
    .from(packages)
    .where(arrayContains(packages.groups, [group]))
    .orderBy(asc(packages.id));
  return rows.map(toApiPackage);
}

export async function listDeliveryCharges(db: Db) {
  const rows = await db.select().from(deliveryCharges).orderBy(asc(deliveryCharges.id));
  return rows.map(({ id, name, charge }) => ({ id, name, delivery_charge: toPounds(charge) }));
}

async function loadProducts(db: Db, serviceid: number) {
  const rows = await db
    .select()
    .from(products)
    .where(and(eq(products.serviceid, serviceid), isOnSale))
    .orderBy(asc(products.id));
  return rows.map(toApiProduct);
}

async function requireService(db: Db, id: number): Promise<void> {
  const [service] = await db.select({ id: services.id }).from(services).where(eq(services.id, id));
  if (service === undefined) throw notFound('There is no such service.');
}
