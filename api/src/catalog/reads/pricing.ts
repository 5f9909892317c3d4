import type { ServiceKind } from 'contract/catalog/fulfilment';
import { sql } from 'drizzle-orm';
import { queryRows, type Tx } from '../../db/db.ts';

/** The service of a product, with its rules for deposits. */
export interface ServicePrice {
  id: number;
  name: string;
  type: string;
  kind: ServiceKind;
  area: string;
  /** Rate of the value-added tax, in per cent. */
  vatRate: number;
  /** Per cent of the price, or 0. */
  depositPercent: number;
  /** Pence, which count instead of the share, or 0. */
  depositAmount: number;
  restDays: number;
}

/** A product with its price. Amounts are in pence. */
interface ProductPrice {
  id: number;
  name: string;
  price: number;
  image: string;
  /** Group of add-ons that the product offers. */
  gender: string;
  /** Visible sub-services of the product's service, whose add-ons the product offers too. */
  subserviceIds: number[];
  delivery: { name: string; charge: number } | null;
  service: ServicePrice;
}

interface AddonPrice {
  id: number;
  name: string;
  amount: number;
  /** Genders of the products that offer the add-on. */
  groups: string[];
  /** Sub-services that offer the add-on. */
  subserviceIds: number[];
}

export interface Prices {
  products: ReadonlyMap<number, ProductPrice>;
  addons: ReadonlyMap<number, AddonPrice>;
  /** The requested services, for lines without a product. */
  services: ReadonlyMap<number, ServicePrice>;
  /** Names of requested products and add-ons that are not on sale. A refusal mentions them. */
  formerNames: { products: ReadonlyMap<number, string>; addons: ReadonlyMap<number, string> };
}

interface PriceRow {
  id: number;
  name: string;
  price: number;
  image: string;
  groups: string[];
  subserviceIds: number[];
  deliveryName: string | null;
  deliveryCharge: number | null;
  service: ProductPrice['service'];
  isProduct: boolean;
  isOnSale: boolean;
}

/**
 * Returns the prices of the requested products and add-ons, from one statement. Omits unknown ids.
 * For hidden add-ons and for products that are not on sale, returns only the names. `serviceIds` are
 * the services of lines without a product.
 */
export async function loadPrices(
  tx: Tx,
  productIds: readonly number[],
  addonIds: readonly number[],
  serviceIds: readonly number[] = [],
): Promise<Prices> {
  const rows = await queryRows<PriceRow>(
    tx,
    sql`
    select products.id, products.name, products.price, image, array[gender] as groups,
      array(select subservices.id from subservices
        where subservices.serviceid = products.serviceid and subservices.visibility = 'visible')
        as "subserviceIds",
      delivery_charges.name as "deliveryName", charge as "deliveryCharge", ${servicePriceSql} as service,
      true as "isProduct",
      not withdrawn and services.visibility = 'visible' as "isOnSale"
    from products
    join services on services.id = products.serviceid
    left join delivery_charges on delivery_charges.id = services.delivery
    where products.id = any(${sql.param([...productIds])}::int[])
    union all
    select id, name, amount, '', groups, subserviceids, null, null, null, false,
      visibility = 'visible'
    from packages
    where id = any(${sql.param([...addonIds])}::int[])`,
  );
  const [products, addons] = [new Map<number, ProductPrice>(), new Map<number, AddonPrice>()];
  const formerNames = { products: new Map<number, string>(), addons: new Map<number, string>() };
  for (const { id, name, price, image, groups, subserviceIds, ...row } of rows) {
    const { deliveryName, deliveryCharge, service, isProduct, isOnSale } = row;
    const delivery =
      deliveryName === null ? null : { name: deliveryName, charge: deliveryCharge ?? 0 };
    const [gender = ''] = groups;
    if (!isOnSale) formerNames[isProduct ? 'products' : 'addons'].set(id, name);
    else if (isProduct)
      products.set(id, { id, name, price, image, gender, subserviceIds, delivery, service });
    else addons.set(id, { id, name, amount: price, groups, subserviceIds });
  }
  return { products, addons, services: await loadServicePrices(tx, serviceIds), formerNames };
}

async function loadServicePrices(
  tx: Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ServicePrice>> {
  if (ids.length === 0) return new Map();
  const rows = await queryRows<{ service: ServicePrice }>(
    tx,
    sql`select ${servicePriceSql} as service from services where id = any(${sql.param([...ids])}::int[])`,
  );
  return new Map(rows.map(({ service }) => [service.id, service]));
}

/** A row of `services` as a `ServicePrice`. */
const servicePriceSql = sql`jsonb_build_object(
  'id', services.id, 'depositPercent', services.deposit_percent,
  'depositAmount', services.deposit_amount, 'restDays', services.rest_days,
  'name', services.name, 'type', services.type, 'kind', services.kind, 'area', services.area,
  'vatRate', services.vat_rate)`;

export const isAddonOffered = (
  addon: Pick<AddonPrice, 'groups' | 'subserviceIds'>,
  product: Pick<ProductPrice, 'gender' | 'subserviceIds'>,
): boolean =>
  addon.groups.includes(product.gender) ||
  addon.subserviceIds.some((id) => product.subserviceIds.includes(id));
