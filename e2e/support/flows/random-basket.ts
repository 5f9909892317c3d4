import * as fc from 'fast-check';
import type { Kept } from './kept.ts';
import { type Addon, type Product, type Wanted, ownBasket } from './own-basket.ts';
import { ask } from './shoppers.ts';

interface Sold extends Product {
  addons: Addon[];
  /** Delivery charge of a card order, in pence. */
  delivery: number;
}

/** A basket with its expected amounts in pence, which the test computes itself. */
export interface SummedBasket {
  kept: Kept;
  goods: number;
  delivery: number;
}

/** Returns all products of the shop with add-ons and delivery charges. */
export async function readCatalogue(shop: { url: string }): Promise<Sold[]> {
  const services = await ask<{ id: number; delivery: number }[]>(shop, 'users/getservices');
  const charges = (
    await ask<{ data: { id: number; delivery_charge: number }[] }>(shop, 'users/getdeliverycharges')
  ).data;
  const perService = await Promise.all(
    services.map(async ({ id, delivery }) => {
      const charge = charges.find((each) => each.id === delivery)?.delivery_charge ?? 0;
      const products = await ask<Product[]>(shop, `users/getproducts/${id}`);
      return Promise.all(
        products.map(async (product) => ({
          ...product,
          delivery: pence(charge),
          addons: (await ask<{ data: Addon[] }>(shop, `users/getpackages/${product.gender}`)).data,
        })),
      );
    }),
  );
  return perService.flat();
}

/** Generates baskets of one to five products, some with add-ons, and up to nine of each. */
export const randomWanted = (sold: Sold[]): fc.Arbitrary<Wanted[]> =>
  fc.uniqueArray(
    fc.constantFrom(...sold).chain(({ slug, addons }) =>
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

export async function summed(
  shop: { url: string },
  sold: Sold[],
  wanted: Wanted[],
): Promise<SummedBasket> {
  let goods = 0;
  let delivery = 0;
  for (const { slug, quantity, addons = [] } of wanted) {
    const product = sold.find((each) => each.slug === slug);
    if (!product) throw new Error(`${slug} is not sold.`);
    goods += pence(product.price) * quantity;
    for (const { id, option } of addons) {
      const amount = product.addons.find((addon) => addon.id === id)?.amount ?? Number.NaN;
      goods += pence(option === 'personalised' ? 55 : amount) * quantity;
    }
    delivery = Math.max(delivery, product.delivery);
  }
  return { kept: await ownBasket(shop, wanted), goods, delivery };
}

/** Returns lines in the wire format, with amounts in pounds (rule 14). */
export const onTheWire = (lines: object[] = []): object[] =>
  (lines as Record<string, unknown>[]).map((line) => {
    const pounds = Object.entries(line)
      .filter(([key]) => ['price', 'amount', 'cartamount'].includes(key))
      .map(([key, value]) => [key, Number(value) / 100]);
    return { ...line, ...Object.fromEntries(pounds) };
  });

/** Formats pence like every page does. */
export const shown = (amount: number): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' }).format(amount / 100);

const pence = (pounds: number) => Math.round(pounds * 100);
