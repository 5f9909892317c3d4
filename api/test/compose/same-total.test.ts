import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import type { Composition } from 'contract/compose/composition';
import type { PaymentMethod } from 'contract/payments/payment-method';
import fc from 'fast-check';
import { findProducts } from '../../src/compose/find-products.ts';
import { priceComposition } from '../../src/compose/pricing/price-composition.ts';
import { loadBasketPrices } from '../../src/pricing/load-basket-prices.ts';
import { priceOrder } from '../../src/pricing/price-order.ts';
import { createTestDatabase } from '../support/test-database.ts';

const { db, close } = await createTestDatabase();
after(close);

/** All products of the seeded catalogue with their add-ons. */
const products = await findProducts(db, '');

const lineOf = (product: (typeof products)[number]) =>
  fc
    .record({
      quantity: fc.integer({ min: 1, max: 99 }),
      addons: fc.subarray(product.addons),
      addonQuantity: fc.integer({ min: 1, max: 99 }),
      isPersonalised: fc.boolean(),
    })
    .map(({ quantity, addons, addonQuantity, isPersonalised }) => ({
      productid: product.productid,
      quantity,
      addons: addons.map(({ addonid, personalisedprice }) => {
        const option: 'standard' | 'personalised' =
          isPersonalised && personalisedprice !== null ? 'personalised' : 'standard';
        const personalisation = option === 'personalised' ? 'R & J' : '';
        return { addonid, option, personalisation, quantity: addonQuantity };
      }),
    }));

/** Lines of products, at most one for each product. */
const lines = fc
  .subarray(products, { minLength: 1, maxLength: 6 })
  .chain((chosen) => fc.tuple(...chosen.map(lineOf)));

type Line = Composition['lines'][number] & { type: 'product' };

const toComposition = (chosen: Omit<Line, 'type'>[]): Composition => ({
  lines: chosen.map((line) => ({ ...line, type: 'product' })),
  discount: null,
  delivery: null,
});

/** Returns the basket as the storefront sends it. */
function toBasket(chosen: Omit<Line, 'type'>[]) {
  const products = chosen.map(({ productid, quantity, addons }) => ({
    productid,
    packages: JSON.stringify(
      addons.map(({ addonid: id, option, personalisation }) => ({ id, option, personalisation })),
    ),
    cartquantity: quantity,
  }));
  const packages = chosen.flatMap(({ productid, addons }, index) =>
    addons.map(({ addonid: id, quantity }) => ({
      id,
      productid,
      cartquantity: quantity,
      ustring: products[index]?.packages ?? '',
    })),
  );
  return { products, packages, personalised: [] };
}

describe('what staff compose', () => {
  for (const method of ['offline', 'online'] satisfies PaymentMethod[])
    it(`has the same lines, delivery and total as the basket of the shop, ${method}`, async () => {
      await fc.assert(
        fc.asyncProperty(lines, async (chosen) => {
          const basket = toBasket(chosen);
          const ordered = priceOrder(basket, await loadBasketPrices(db, basket), method);
          const composed = await priceComposition(db, toComposition(chosen), { method });
          assert.equal(composed.problem, '');
          assert.deepEqual(
            { ...composed.priced, lines: composed.priced.lines.map(withoutText) },
            { ...ordered, lines: ordered.lines.map(withoutText) },
          );
        }),
        { numRuns: 60 },
      );
    });

  it('keeps its unit prices whatever the quantity, if its lines are kept', async () => {
    await fc.assert(
      fc.asyncProperty(lines, fc.integer({ min: 1, max: 9_999 }), async (chosen, price) => {
        const { priced } = await priceComposition(db, toComposition(chosen), { method: 'offline' });
        const savedLines = new Map(
          priced.lines.map((line, index) => [
            index + 1,
            { ...line, price, addons: line.addons.map((addon) => ({ ...addon, price })) },
          ]),
        );
        const composition = toComposition(
          chosen.map((line, index) => ({ ...line, lineid: index + 1 })),
        );
        const composed = await priceComposition(db, composition, { method: 'offline', savedLines });
        const pieces = chosen
          .flatMap(({ quantity, addons }) => [quantity, ...addons.map((addon) => addon.quantity)])
          .reduce((sum, quantity) => sum + quantity, 0);
        assert.equal(composed.priced.total, pieces * price);
      }),
      { numRuns: 30 },
    );
  });
});

/** The two sides may write the options in another sequence. */
const withoutText = <Line extends { packages: string }>({ packages: _packages, ...line }: Line) =>
  line;
