import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../db/db.ts';
import { deliveryCharges, packages, products, services, subservices } from './tables.ts';

/** What an order needs to know of a product; amounts in pence. */
export interface ProductPrice {
  id: number;
  name: string;
  price: number;
  image: string;
  /** Its gender and its service's sub-services: the groups whose add-ons it may have (decision 12). */
  groups: string[];
  /** The delivery option of its service: null where the service has none. */
  delivery: { name: string; charge: number } | null;
}

/** What an order needs to know of an add-on; `amount` in pence. */
export interface AddonPrice {
  id: number;
  name: string;
  amount: number;
  groups: string[];
}

/** Products on sale, by id. Unknown and withdrawn ones are missing from the map (decision 30). */
export async function loadProductPrices(
  tx: Tx,
  productIds: readonly number[],
): Promise<Map<number, ProductPrice>> {
  if (productIds.length === 0) return new Map();
  const rows = await tx
    .select({
      id: products.id,
      name: products.name,
      price: products.price,
      image: products.image,
      groups: sql<
        string[]
      >`array(select ${subservices.name} from ${subservices} where ${subservices.serviceid} = ${products.serviceid}) || ${products.gender}`,
      delivery: {
        name: deliveryCharges.name,
        charge: deliveryCharges.charge,
      },
    })
    .from(products)
    .innerJoin(services, eq(services.id, products.serviceid))
    .leftJoin(deliveryCharges, eq(deliveryCharges.id, services.delivery))
    .where(and(inArray(products.id, [...productIds]), eq(products.withdrawn, false)));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Add-ons by id; unknown ones are missing from the map. */
export async function loadAddonPrices(
  tx: Tx,
  addonIds: readonly number[],
): Promise<Map<number, AddonPrice>> {
  if (addonIds.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(packages)
    .where(inArray(packages.id, [...addonIds]));
  return new Map(rows.map((row) => [row.id, row]));
}
