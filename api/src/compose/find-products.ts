import { PERSONALISED_ADDON_ID } from 'contract/catalog/addon';
import { PERSONALISED_PENCE } from 'contract/catalog/addon-price';
import { getFulfilmentKind } from 'contract/catalog/fulfilment';
import { listProductImages } from 'contract/catalog/product';
import { getProductSearchText, searchItems } from 'contract/catalog/search-products';
import type { FoundProduct, FoundService } from 'contract/compose/price-calls';
import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm';
import { isAddonOffered } from '../catalog/reads/pricing.ts';
import {
  packages,
  products,
  scheduledServices,
  services,
  subservices,
} from '../catalog/records/tables.ts';
import { isOnSale, isVisible } from '../catalog/records/visible.ts';
import type { Tx } from '../db/db.ts';

/** Largest number of products of a response. */
const MAX_RESULTS = 20;

/**
 * Returns the products on sale that match the typed words, by the search of the shop and in its
 * sequence, with the add-ons that they offer. Prices are in pence.
 */
export async function findProducts(tx: Tx, search: string): Promise<FoundProduct[]> {
  const rows = await tx
    .select({ product: products, service: services.name })
    .from(products)
    .innerJoin(services, eq(services.id, products.serviceid))
    .where(isOnSale)
    .orderBy(desc(services.priority), asc(services.id), asc(products.position), asc(products.id));
  const items = rows.map(({ product, service }) => ({
    name: product.name,
    searchText: getProductSearchText(product, service),
    product,
    service,
  }));
  const results = searchItems(items, search).slice(0, MAX_RESULTS);
  const addons = await tx
    .select()
    .from(packages)
    .where(isVisible(packages))
    .orderBy(asc(packages.position), asc(packages.id));
  const subserviceIds = await loadSubserviceIds(
    tx,
    results.map(({ product }) => product.serviceid),
  );
  return results.map(({ product, service }) => {
    const offers = {
      gender: product.gender,
      subserviceIds: subserviceIds.get(product.serviceid) ?? [],
    };
    return {
      productid: product.id,
      name: product.name,
      description: product.description,
      serviceid: product.serviceid,
      service,
      price: product.price,
      image: listProductImages(product)[0] ?? '',
      addons: addons
        .filter(({ groups, subserviceids }) =>
          isAddonOffered({ groups, subserviceIds: subserviceids }, offers),
        )
        .map(toFoundAddon),
    };
  });
}

const toFoundAddon = ({ id, name, amount }: typeof packages.$inferSelect) => ({
  addonid: id,
  name,
  price: amount,
  personalisedprice: id === PERSONALISED_ADDON_ID ? PERSONALISED_PENCE : null,
});

/** Returns the visible sub-services of services, by service. */
async function loadSubserviceIds(
  tx: Tx,
  serviceIds: readonly number[],
): Promise<Map<number, number[]>> {
  const rows = await tx
    .select({ id: subservices.id, serviceid: subservices.serviceid })
    .from(subservices)
    .where(and(inArray(subservices.serviceid, [...serviceIds]), isVisible(subservices)));
  const rowsByService = Map.groupBy(rows, ({ serviceid }) => serviceid);
  return new Map(
    [...rowsByService].map(([serviceid, group]) => [serviceid, group.map(({ id }) => id)]),
  );
}

/** Returns the services as which a free line can count, also those that the shop hides. */
export async function listFreeLineServices(tx: Tx): Promise<FoundService[]> {
  const rows = await tx
    .select({ service: services, trade: scheduledServices.trade })
    .from(services)
    .leftJoin(scheduledServices, eq(scheduledServices.serviceid, services.id))
    .where(ne(services.visibility, 'archived'))
    .orderBy(desc(services.priority), asc(services.id));
  return rows.map(({ service, trade }) => ({
    serviceid: service.id,
    name: service.name,
    kind: getFulfilmentKind({ id: null, name: '' }, service),
    vatrate: service.vatRate,
    trade,
  }));
}
