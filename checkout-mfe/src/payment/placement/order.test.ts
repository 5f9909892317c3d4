import * as fc from 'fast-check';
import { type CartLine, orderTotal, type PackageLine } from 'shared/basket';
import { formatMoney, toPence } from 'shared/format';
import { createAppStore } from 'shared/store';
import { dressLine, packageLine } from '../../testing/filled-basket';
import { customer } from '../../testing/minimal-backend';
import { fingerprintOrder, createIdempotencyKey } from './fingerprint';
import { buildMailPath, formatOrderNumber } from './several-calls';
import { type Submission, buildOrder } from './order';
import { toApiLines } from '../../lines/to-api-lines';

const submission: Submission = { userid: 7, customer, method: 'offline', delivery: null };
const stateWith = (preloaded: object) =>
  createAppStore({ extra: { apiHost: '' }, preloadedState: preloaded }).getState();

const counted = fc.record({
  pence: fc.integer({ min: 0, max: 500_000 }),
  cartquantity: fc.integer({ min: 1, max: 99 }),
});
const product = counted.map(({ pence, cartquantity }): CartLine => ({
  ...dressLine,
  price: pence,
  cartquantity,
  cartamount: pence * cartquantity,
}));
const addon = counted.map(({ pence, cartquantity }): PackageLine => ({
  ...packageLine,
  amount: pence,
  cartquantity,
  cartamount: pence * cartquantity,
}));
const basket = fc.record({
  cart: fc.array(product, { minLength: 1, maxLength: 8 }),
  packages: fc.array(addon, { maxLength: 8 }),
  personalised: fc.array(addon, { maxLength: 8 }),
});

describe('the total of an order (rules 14 and 16)', () => {
  it('is the same on the page, in the order, in its lines and in the email, to the penny', () => {
    fc.assert(
      fc.property(
        basket,
        fc.integer({ min: 0, max: 9999 }),
        fc.constantFrom('offline' as const, 'online' as const),
        (lines, charge, method) => {
          const delivery = { id: 1, name: 'Van', delivery_charge: charge };
          const order = buildOrder(stateWith(lines), { ...submission, method, delivery });
          const wire = toApiLines(order);
          const displayedTotal = orderTotal(lines, delivery, method).total;
          const added = [...wire.products, ...wire.packages, ...wire.personalised].reduce(
            (sum, line) => sum + toPence(line.cartamount),
            order.deliveryCharge,
          );
          const mailed = buildMailPath(order, 'SLR10001').split('/')[7] ?? '';
          expect(mailed).toMatch(/^\d+(\.\d{1,2})?$/);
          expect(new Set([displayedTotal, order.total, added, toPence(mailed)]).size).toBe(1);
          expect(formatMoney(displayedTotal)).toMatch(/^£[\d,]+\.\d\d$/);
        },
      ),
    );
  });

  it('excludes the delivery charge for collection', () => {
    const delivery = { id: 1, name: 'Van', delivery_charge: 1500 };
    const order = buildOrder(stateWith({ cart: [dressLine] }), { ...submission, delivery });
    expect([order.deliveryCharge, order.total]).toEqual([0, 18500]);
  });
});

describe('the order number (specification, section 9)', () => {
  it('is SLR and 10000 plus the count of existing orders plus one', () => {
    expect(formatOrderNumber(0)).toBe('SLR10001');
    expect(formatOrderNumber(41)).toBe('SLR10042');
  });
});

describe('the key of an order (rule 29)', () => {
  const order = buildOrder(stateWith({ cart: [dressLine], packages: [packageLine] }), submission);
  const fingerprint = fingerprintOrder(order);

  it('stays the same with the same basket, address and method', () => {
    expect(fingerprintOrder({ ...order, customer: { ...customer, id: 99 } })).toBe(fingerprint);
  });

  it.each([
    ['basket', { cart: [{ ...dressLine, cartquantity: 2 }] }],
    ['basket', { packages: [] }],
    ['address', { customer: { ...customer, address: '2 Example Street' } }],
    ['method', { method: 'online' as const }],
    ['shopper', { userid: 8 }],
  ])('changes with the %s', (_, change) => {
    expect(fingerprintOrder({ ...order, ...change })).not.toBe(fingerprint);
  });

  it('is the same in two tabs at the same moment, and differs for a later order', () => {
    const key = createIdempotencyKey(fingerprint, 'SLR10001', 60_000_000);
    expect(createIdempotencyKey(fingerprint, 'SLR10001', 60_000_500)).toBe(key);
    expect(createIdempotencyKey(fingerprint, 'SLR10002', 60_000_500)).not.toBe(key);
    expect(key).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  });
});

describe("the path of the confirmation mail's call (specification, section 7)", () => {
  const order = buildOrder(stateWith({ cart: [dressLine] }), submission);
  const path = (change: Partial<typeof customer>) =>
    buildMailPath({ ...order, customer: { ...customer, ...change } }, 'SLR10001');

  it('encodes every part and allows empty ones', () => {
    expect(path({ name: 'Zoë/?#', last_name: '', address: 'a b' })).toBe(
      'users/getmail/7/SLR10001/Zo%C3%AB%2F%3F%23//a%20b/185/Full%20length%20dress%20clean/dress.svg/185/1',
    );
  });

  it('separates its parts whatever they contain', () => {
    for (const name of ['.', '..', '\ud800']) {
      const { pathname } = new URL(`http://shop.test/api/${path({ name })}`);
      expect(pathname.split('/')).toHaveLength(14);
    }
  });
});
