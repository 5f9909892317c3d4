import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../db/db.ts';
import { deliveryCharges, packages, products, services, subservices } from './tables.ts';

/** Data of a product for pricing. Amounts are in pence. */
export interface ProductPrice {
  id: number;
  name: string;
  price: number;
  image: string;
  /** Groups whose add-ons fit the product: its gender and its service's sub-services (rule 12). */
  groups: string[];
  /** Delivery option of the service, or null. */
  delivery: { name: string; charge: number } | null;
}

/** Data of an add-on for pricing. `amount` is in pence. */
export interface AddonPrice {
  id: number;
  name: string;
  amount: number;
  groups: string[];
}

/** Returns the prices of products by id. Unknown and withdrawn products are missing (rule 30). */
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

/** Returns the prices of add-ons by id. Unknown add-ons are missing. */
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
