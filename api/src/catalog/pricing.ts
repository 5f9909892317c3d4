import { sql } from 'drizzle-orm';
import { queryRows, type Tx } from '../db/db.ts';

/** A product with its price. Amounts are in pence. */
interface ProductPrice {
  id: number;
  name: string;
  price: number;
  image: string;
  /**
   * Groups of add-ons that the product offers: its gender and the names of the sub-services of its
   * service.
   */
  groups: string[];
  delivery: { name: string; charge: number } | null;
}

interface AddonPrice {
  id: number;
  name: string;
  amount: number;
  /** Groups to which the add-on belongs: genders and names of sub-services. */
  groups: string[];
}

export interface Prices {
  products: ReadonlyMap<number, ProductPrice>;
  addons: ReadonlyMap<number, AddonPrice>;
}

interface PriceRow {
  id: number;
  name: string;
  price: number;
  image: string;
  groups: string[];
  deliveryName: string | null;
  deliveryCharge: number | null;
  isProduct: boolean;
}

/**
 * Returns the prices of the requested products and add-ons, from one statement. Omits unknown ids,
 * hidden add-ons and products that are not on sale.
 */
export async function loadPrices(
  tx: Tx,
  productIds: readonly number[],
  addonIds: readonly number[],
): Promise<Prices> {
  const rows = await queryRows<PriceRow>(
    tx,
    sql`
    select products.id, products.name, products.price, image,
      array(select subservices.name from subservices
        where subservices.serviceid = products.serviceid and subservices.visibility = 'visible')
        || gender as groups,
      delivery_charges.name as "deliveryName", charge as "deliveryCharge", true as "isProduct"
    from products
    join services on services.id = products.serviceid and services.visibility = 'visible'
    left join delivery_charges on delivery_charges.id = services.delivery
    where products.id = any(${sql.param([...productIds])}::int[]) and not withdrawn
    union all
    select id, name, amount, '', groups, null, null, false
    from packages
    where id = any(${sql.param([...addonIds])}::int[]) and visibility = 'visible'`,
  );
  const [products, addons] = [new Map<number, ProductPrice>(), new Map<number, AddonPrice>()];
  for (const { id, name, price, image, groups, deliveryName, deliveryCharge, isProduct } of rows) {
    const delivery =
      deliveryName === null ? null : { name: deliveryName, charge: deliveryCharge ?? 0 };
    if (isProduct) products.set(id, { id, name, price, image, groups, delivery });
    else addons.set(id, { id, name, amount: price, groups });
  }
  return { products, addons };
}
