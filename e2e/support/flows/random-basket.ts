import * as fc from 'fast-check';
import type { StoredState } from './stored-state.ts';
import { type Addon, type Product, type BasketItem, createOwnBasket } from './create-own-basket.ts';
import { callBackend } from './shoppers.ts';

interface CatalogueProduct extends Product {
  addons: Addon[];
  /** Delivery charge of the product's service with card payment, in pence. */
  delivery: number;
}

/**
 * A basket with its expected amounts in pence. The amounts are computed without the shop's code.
 */
export interface BasketWithTotals {
  storedState: StoredState;
  goods: number;
  delivery: number;
}

/**
 * Reads all products of the shop, with their add-ons and the delivery charges of their services.
 */
export async function readCatalogue(shop: { url: string }): Promise<CatalogueProduct[]> {
  const services = await callBackend<{ id: number; delivery: number }[]>(shop, 'users/getservices');
  const charges = (
    await callBackend<{ data: { id: number; delivery_charge: number }[] }>(
      shop,
      'users/getdeliverycharges',
    )
  ).data;
  const productsByService = await Promise.all(
    services.map(async ({ id, delivery }) => {
      const charge =
        charges.find((deliveryCharge) => deliveryCharge.id === delivery)?.delivery_charge ?? 0;
      const products = await callBackend<Product[]>(shop, `users/getproducts/${id}`);
      return Promise.all(
        products.map(async (product) => ({
          ...product,
          delivery: toPence(charge),
          addons: (
            await callBackend<{ data: Addon[] }>(shop, `users/getpackages/${product.gender}`)
          ).data,
        })),
      );
    }),
  );
  return productsByService.flat();
}

/** Generates one to five products with quantities from one to nine and random add-ons. */
export const generateBasketItems = (catalogue: CatalogueProduct[]): fc.Arbitrary<BasketItem[]> =>
  fc.uniqueArray(
    fc.constantFrom(...catalogue).chain(({ slug, addons }) =>
      fc.record({
        slug: fc.constant(slug),
        quantity: fc.integer({ min: 1, max: 9 }),
        addons: fc.subarray(addons).chain((picked) =>
          fc.tuple(
            ...picked.map(({ id }) =>
              fc.record({
                id: fc.constant(id),
                option:
                  id === 1
                    ? fc.constantFrom('standard' as const, 'personalised' as const)
                    : fc.constant('standard' as const),
              }),
            ),
          ),
        ),
      }),
    ),
    { minLength: 1, maxLength: 5, selector: ({ slug }) => slug },
  );

export async function computeTotals(
  shop: { url: string },
  catalogue: CatalogueProduct[],
  items: BasketItem[],
): Promise<BasketWithTotals> {
  let goods = 0;
  let delivery = 0;
  for (const { slug, quantity, addons = [] } of items) {
    const product = catalogue.find((candidate) => candidate.slug === slug);
    if (!product) throw new Error(`${slug} is not sold.`);
    goods += toPence(product.price) * quantity;
    for (const { id, option } of addons) {
      const amount = product.addons.find((addon) => addon.id === id)?.amount ?? Number.NaN;
      goods += toPence(option === 'personalised' ? 55 : amount) * quantity;
    }
    delivery = Math.max(delivery, product.delivery);
  }
  return { storedState: await createOwnBasket(shop, items), goods, delivery };
}

/** Converts lines to the format of the API, with amounts in pounds (rule 14). */
export const toApiLines = (lines: object[] = []): object[] =>
  (lines as Record<string, unknown>[]).map((line) => {
    const poundEntries = Object.entries(line)
      .filter(([key]) => ['price', 'amount', 'cartamount'].includes(key))
      .map(([key, value]) => [key, Number(value) / 100]);
    return { ...line, ...Object.fromEntries(poundEntries) };
  });

/** Formats an amount in pence as the shop's pages do. */
export const formatPence = (amount: number): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' }).format(amount / 100);

const toPence = (pounds: number) => Math.round(pounds * 100);
