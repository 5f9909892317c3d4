import { kits } from 'contract/catalog/kits';
import { toPounds } from 'contract/values/pence';
import {
  and,
  arrayOverlaps,
  asc,
  desc,
  eq,
  inArray,
  min,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import { notFound } from '../../http/http-error.ts';
import { hasSlug } from './former-slugs.ts';
import { deliveryCharges, packages, products, services, subservices } from '../records/tables.ts';
import { toApiPackage, toApiProduct, toApiService } from '../records/api-rows.ts';
import { addPictureTexts, selectPictureTexts } from '../records/picture-texts.ts';
import { isOnSale, isVisible } from '../records/visible.ts';

const productOrder = [asc(products.position), asc(products.id)];

export async function listServices(tx: Tx) {
  const rows = await tx
    .select({ service: services, texts: selectPictureTexts(services.picture) })
    .from(services)
    .where(isVisible(services))
    .orderBy(desc(services.priority), asc(services.id));
  return rows.map(({ service, texts }) => addPictureTexts(toApiService(service), texts));
}

/**
 * Lists one product with a picture for each service that has one. Pages label a service without
 * such a product 'Coming Soon'.
 */
export function listSampleProducts(tx: Tx) {
  return tx
    .selectDistinctOn([products.serviceid], { serviceid: products.serviceid, name: products.name })
    .from(products)
    .where(and(isOnSale, notInArray(products.image, ['', '{}'])))
    .orderBy(asc(products.serviceid), ...productOrder);
}

export async function listStartingPrices(tx: Tx) {
  const rows = await tx
    .select({ serviceid: products.serviceid, price: min(products.price) })
    .from(products)
    .where(isOnSale)
    .groupBy(products.serviceid)
    .orderBy(asc(products.serviceid));
  return rows.map(({ serviceid, price }) => ({ serviceid, price: toPounds(price ?? 0) }));
}

/** Returns the removal kits that are on sale. */
export async function listKits(tx: Tx) {
  const kitIds = kits.map(({ id }) => id);
  const rows = await tx
    .select()
    .from(products)
    .where(and(inArray(products.id, kitIds), isOnSale))
    .orderBy(asc(products.id));
  return rows.map(toApiProduct);
}

/** Lists the products of a service. Throws 404 for an unknown service. */
export const listProducts = (tx: Tx, serviceid: number) =>
  loadProducts(tx, eq(services.id, serviceid));

/**
 * Lists the sub-services of a service. Uses one statement, so that all rows belong to the same
 * published catalogue. Throws 404 for an unknown service.
 */
export async function listSubservices(tx: Tx, serviceid: number) {
  const rows = await tx
    .select({ subservice: subservices, texts: selectPictureTexts(subservices.picture) })
    .from(services)
    .leftJoin(subservices, and(eq(subservices.serviceid, services.id), isVisible(subservices)))
    .where(and(eq(services.id, serviceid), isVisible(services)))
    .orderBy(asc(subservices.position), asc(subservices.id));
  if (rows.length === 0) throw notFound('There is no such service.');
  return rows.flatMap(({ subservice, texts }) =>
    subservice === null ? [] : addPictureTexts(subservice, texts),
  );
}

/**
 * Lists the products of the service with this slug. The route of this list calls a service a
 * category. Also accepts a former slug, because browsers store the chosen service. Throws 404 for
 * an unknown slug.
 */
export const listProductsByCategory = (tx: Tx, slug: string) =>
  loadProducts(tx, hasSlug(services, slug));

/** Returns a product by its slug. Throws 404 for an unknown slug. */
export async function findProduct(tx: Tx, slug: string) {
  const [product] = await tx
    .select()
    .from(products)
    .where(and(eq(products.slug, slug), isOnSale));
  if (product === undefined) throw notFound('There is no such product.');
  return toApiProduct(product);
}

/** Lists the add-ons of a gender of products, or of the sub-services with this or this former name. */
export async function listPackages(tx: Tx, group: string) {
  const rows = await tx
    .select()
    .from(packages)
    .where(
      and(
        or(
          arrayOverlaps(packages.groups, [group, group.toLowerCase()]),
          sql`${packages.subserviceids} && array(select ${subservices.id} from ${subservices}
            where ${subservices.name} = ${group} or (${group} = any(${subservices.formerNames})
              and not exists(select from ${subservices} present where present.name = ${group})))`,
        ),
        isVisible(packages),
      ),
    )
    .orderBy(asc(packages.position), asc(packages.id));
  return rows.map(toApiPackage);
}

export async function listDeliveryCharges(tx: Tx) {
  const rows = await tx
    .select()
    .from(deliveryCharges)
    .where(isVisible(deliveryCharges))
    .orderBy(asc(deliveryCharges.position), asc(deliveryCharges.id));
  return rows.map(({ id, name, charge }) => ({ id, name, delivery_charge: toPounds(charge) }));
}

/**
 * Lists the products of the service for which the SQL `isService` is true. Uses one statement, so
 * that all rows belong to the same published catalogue. Throws 404 if there is no such visible
 * service.
 */
async function loadProducts(tx: Tx, isService: SQL) {
  const rows = await tx
    .select({ product: products })
    .from(services)
    .leftJoin(products, and(eq(products.serviceid, services.id), eq(products.withdrawn, false)))
    .where(and(isService, isVisible(services)))
    .orderBy(...productOrder);
  if (rows.length === 0) throw notFound('There is no such service.');
  return rows.flatMap(({ product }) => (product === null ? [] : toApiProduct(product)));
}
