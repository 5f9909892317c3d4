import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { HttpError } from '../../src/http/http-error.ts';
import { parseChosenOptions } from '../../src/pricing/parse-chosen-options.ts';
import { toExactPence } from 'contract/values/pence';
import type { Prices } from '../../src/catalog/reads/pricing.ts';
import { priceOrder } from '../../src/pricing/price-order.ts';

/** A catalogue of ten products and five add-ons, all of one group. */
const catalogue = fc
  .record({
    products: fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 10, maxLength: 10 }),
    addons: fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 5, maxLength: 5 }),
    charges: fc.array(fc.integer({ min: 0, max: 5_000 }), { minLength: 10, maxLength: 10 }),
  })
  .map(({ products, addons, charges }): Prices => {
    const productRows = products.map((price, at) => ({
      id: at + 1,
      name: `Product ${at}`,
      price,
      image: '{}',
      gender: 'g',
      subserviceIds: [],
      service: {
        id: 1,
        name: 'Goods',
        type: '',
        kind: 'goods' as const,
        area: '',
        vatRate: 20,
        depositPercent: 0,
        depositAmount: 0,
        restDays: 0,
      },
      delivery: { name: `Delivery ${at}`, charge: charges[at] ?? 0 },
    }));
    const addonRows = addons.map((amount, at) => ({
      id: at + 1,
      name: `Add-on ${at}`,
      amount,
      groups: ['g'],
      subserviceIds: [],
    }));
    return {
      products: new Map(productRows.map((row) => [row.id, row])),
      addons: new Map(addonRows.map((row) => [row.id, row])),
      services: new Map(),
      formerNames: { products: new Map(), addons: new Map() },
    };
  });

const option = fc.oneof(
  fc.record({ id: fc.integer({ min: 1, max: 5 }), option: fc.constant('standard') }),
  fc.constant({ id: 1, option: 'personalised' }),
);

const line = fc.record({
  productid: fc.integer({ min: 1, max: 10 }),
  cartquantity: fc.integer({ min: 1, max: 20 }),
  packages: fc
    .uniqueArray(option, { selector: ({ id }) => id, maxLength: 3 })
    .map((chosen) => JSON.stringify(chosen)),
});

const basket = fc.array(line, { minLength: 1, maxLength: 8 }).map((products) => ({ products }));

describe('pricing', () => {
  it('is the sum of the parts in whole pence, with the dearest delivery once by card', () => {
    fc.assert(
      fc.property(catalogue, basket, (prices, sent) => {
        const collected = priceOrder(sent, prices, 'offline');
        const byCard = priceOrder(sent, prices, 'online');
        const expected = sent.products.reduce((sum, { productid, cartquantity, packages }) => {
          const chosen = JSON.parse(packages) as { id: number; option: string }[];
          const each = chosen.reduce(
            (all, { id, option: kind }) =>
              all + (kind === 'personalised' ? 5_500 : (prices.addons.get(id)?.amount ?? 0)),
            prices.products.get(productid)?.price ?? 0,
          );
          return sum + each * cartquantity;
        }, 0);
        const charges = sent.products.map(
          ({ productid }) => prices.products.get(productid)?.delivery?.charge ?? 0,
        );
        assert.equal(collected.total, expected);
        assert.equal(collected.deliveryCharge, 0);
        assert.equal(byCard.total, expected + Math.max(...charges));
        assert.ok(Number.isSafeInteger(byCard.total));
      }),
    );
  });

  it('is the same for add-ons in the text and for add-ons as lines at the same quantities', () => {
    fc.assert(
      fc.property(
        catalogue,
        fc.uniqueArray(line, { selector: (row) => row.productid, minLength: 1 }),
        (prices, products) => {
          const addons = products.flatMap(({ productid, cartquantity, packages: ustring }) =>
            (JSON.parse(ustring) as { id: number; option: string }[]).map((chosen) => ({
              ...chosen,
              productid,
              cartquantity,
              ustring,
            })),
          );
          const packages = addons.filter((addon) => addon.option === 'standard');
          const personalised = addons
            .filter((addon) => addon.option === 'personalised')
            .map(({ ustring: _text, ...wire }) => wire);
          assert.equal(
            priceOrder({ products, packages, personalised }, prices, 'offline').total,
            priceOrder({ products }, prices, 'offline').total,
          );
        },
      ),
    );
  });

  it('either prices any basket or refuses it with a sentence', () => {
    const anyLine = fc.record({
      productid: fc.integer(),
      cartquantity: fc.oneof(fc.integer(), fc.double()),
      packages: fc.oneof(fc.string(), fc.json()),
    });
    fc.assert(
      fc.property(
        catalogue,
        fc.array(fc.oneof(line, anyLine), { minLength: 1, maxLength: 5 }),
        (prices, products) => {
          try {
            const { total } = priceOrder({ products }, prices, 'online');
            assert.ok(Number.isSafeInteger(total) && total > 0);
          } catch (cause) {
            assert.ok(cause instanceof HttpError, String(cause));
            assert.ok([400, 409].includes(cause.statusCode));
          }
        },
      ),
    );
  });
});

describe('the packages text of a line', () => {
  it('is accepted or refused with a sentence, for any JSON', () => {
    // Includes an object that cannot be converted to text or a number, because such JSON is valid
    // too.
    const anything = fc.oneof(fc.jsonValue(), fc.constant({ toString: 1, valueOf: 1 }));
    const anyAddon = fc.record(
      { id: fc.constant(1), name: anything, amount: anything, option: anything, status: anything },
      { requiredKeys: ['id'] },
    );
    fc.assert(
      fc.property(fc.array(anyAddon), (addons) => {
        const options = parseChosenOptions(JSON.stringify(addons));
        for (const { id, option } of options) assert.ok(id === 1 && option.length > 0);
      }),
    );
  });
});

describe('pounds in requests and responses', () => {
  it('are read as their pence, and as null if they are invalid', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (pence) => {
        assert.equal(toExactPence(pence / 100), pence);
        assert.equal(toExactPence(Number((pence / 100).toFixed(2))), pence);
      }),
    );
    for (const bad of [1.234, NaN, Infinity, 1e300]) assert.equal(toExactPence(bad), null);
  });
});
