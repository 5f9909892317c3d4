import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { buildInvoiceLines } from '../../src/invoices/issue/build-invoice-lines.ts';
import { calculateVatLines, extractVat } from '../../src/orders/records/vat-lines.ts';
import { computeDeposit } from '../../src/pricing/compute-deposit.ts';
import type { PricedLine } from '../../src/pricing/priced-order.ts';
import { splitDiscount } from '../../src/pricing/split-discount.ts';

const amounts = fc.array(fc.integer({ min: 0, max: 99_999_999 }), { minLength: 1, maxLength: 8 });

const discountedAmounts = amounts.chain((list) =>
  fc.record({ list: fc.constant(list), discount: fc.integer({ min: 0, max: sum(list) }) }),
);

const sum = (list: readonly number[]) => list.reduce((total, amount) => total + amount, 0);

describe('a discount', () => {
  it('is split into shares that add up to the penny, and none exceeds its amount', () => {
    fc.assert(
      fc.property(discountedAmounts, ({ list, discount }) => {
        const shares = splitDiscount(discount, list);
        assert.equal(sum(shares), discount);
        shares.forEach((share, index) => {
          const exactShare = sum(list) === 0 ? 0 : (discount * (list[index] ?? 0)) / sum(list);
          assert.ok(share >= 0 && share <= (list[index] ?? 0));
          assert.ok(Math.abs(share - exactShare) < 1.001, `${share} is not near ${exactShare}`);
        });
      }),
    );
  });

  it('gives the left pennies to the largest remainders', () => {
    assert.deepEqual(splitDiscount(100, [100, 100, 100]), [34, 33, 33]);
    assert.deepEqual(splitDiscount(10, [1, 99]), [0, 10]);
    assert.deepEqual(splitDiscount(0, [0, 0]), [0, 0]);
    assert.throws(() => splitDiscount(3, [1, 1]), RangeError);
  });

  it('lowers the gross of each VAT rate, and invoice lines add up to each rate and to the total', () => {
    const line = fc.record({
      vatRate: fc.constantFrom(0, 5, 20, null),
      amount: fc.integer({ min: 0, max: 500_000 }),
      addons: fc.array(fc.record({ amount: fc.integer({ min: 0, max: 20_000 }) }), {
        maxLength: 3,
      }),
    });
    const order = fc
      .record({
        lines: fc.array(line, { minLength: 1, maxLength: 8 }),
        deliveryCharge: fc.integer({ min: 0, max: 5_000 }),
        share: fc.double({ min: 0, max: 1, noNaN: true }),
      })
      .map(({ lines, deliveryCharge, share }) => {
        const goods = sum(lines.map(({ amount, addons }) => amount + sumAmounts(addons)));
        return { lines, deliveryCharge, goods, discount: Math.floor(goods * share) };
      });
    fc.assert(
      fc.property(order, ({ goods, ...discountedOrder }) => {
        const vatLines = calculateVatLines(discountedOrder as never);
        const { deliveryCharge, discount } = discountedOrder;
        assert.equal(sum(vatLines.map(({ gross }) => gross)), goods + deliveryCharge - discount);
        for (const { rate, gross, vat } of vatLines) {
          assert.ok(gross >= 0);
          assert.equal(vat, extractVat(gross, rate));
        }
        const invoice = buildInvoiceLines(discountedOrder as never, true);
        for (const { rate, ...rateSum } of invoice.rates) {
          const linesOfRate = invoice.lines.filter((invoiceLine) => invoiceLine.rate === rate);
          for (const key of ['net', 'vat', 'gross'] as const)
            assert.equal(sum(linesOfRate.map((invoiceLine) => invoiceLine[key])), rateSum[key]);
        }
      }),
    );
  });

  it('lowers the deposit of each service by its share, also of lines without a product', () => {
    const service = {
      name: '',
      type: '',
      kind: 'move' as const,
      area: '',
      vatRate: 20,
      depositAmount: 0,
    };
    const services = new Map([
      [5, { ...service, id: 5, depositPercent: 25, restDays: 7 }],
      [8, { ...service, id: 8, depositPercent: 0, restDays: 0 }],
    ]);
    const prices = {
      products: new Map(),
      addons: new Map(),
      services,
      formerNames: { products: new Map(), addons: new Map() },
    };
    const createFreeLine = (serviceid: number, amount: number): PricedLine => ({
      productid: 0,
      serviceid,
      vatRate: 20,
      name: 'Agreed by phone',
      image: '',
      kind: 'move',
      price: amount,
      packages: '',
      quantity: 1,
      amount,
      addons: [],
    });
    const order = {
      lines: [createFreeLine(5, 10_000), createFreeLine(8, 5_000)],
      deliveryCharge: 1_000,
      deliveryName: '',
      discount: 1_500,
      discountReason: 'Returning customer',
      total: 14_500,
    };
    // A quarter of £90.00, all of £45.00, and the delivery.
    assert.deepEqual(computeDeposit(order, prices, null, '2031-03-03'), {
      amount: 2_250 + 4_500 + 1_000,
      restDays: 7,
    });
  });
});

const sumAmounts = (list: readonly { amount: number }[]) => sum(list.map(({ amount }) => amount));
