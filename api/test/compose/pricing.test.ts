import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import { products } from '../../src/catalog/records/tables.ts';
import { orderLines, orders } from '../../src/orders/records/tables.ts';
import { compose, createComposingShop, productLine } from '../support/composing.ts';
import { dress, kitA, sendPost, tape } from '../support/shopping.ts';
import { van } from '../support/calendar.ts';

const shop = await createComposingShop({ SHOP_VAT_NUMBER: 'GB123456789' });

const keepsakeBox = { addonid: 1, option: 'personalised', personalisation: 'R & J', quantity: 1 };

describe('the price of what staff compose', () => {
  it('is that of the catalogue, with add-ons and the delivery of the shop', async () => {
    const addons = [keepsakeBox, { addonid: 3, option: 'standard', quantity: 2 }];
    const priced = await shop.readPrice(compose([productLine(dress.productid, 2, addons)]), {
      method: 'online',
    });
    const [line] = priced.lines;
    assert.deepEqual([line?.price, line?.amount, line?.problem], [14_500, 29_000, '']);
    assert.deepEqual(
      line?.addons.map(({ price, amount }) => [price, amount]),
      [
        [5_500, 5_500],
        [1_800, 3_600],
      ],
    );
    assert.equal(priced.deliverycharge, 2_400);
    assert.equal(priced.linesum, 38_100);
    assert.equal(priced.total, 40_500);
    assert.equal(
      priced.vat.reduce((sum, { gross }) => sum + gross, 0),
      priced.total,
    );
  });

  it('has no delivery if the order is collected', async () => {
    const priced = await shop.readPrice(compose([productLine(dress.productid)]));
    assert.deepEqual([priced.deliverycharge, priced.total], [0, 14_500]);
  });

  it('names the booking kinds of products and of free lines', async () => {
    const lines = [productLine(tape.productid), await shop.freeLine('move', 5_000)];
    assert.deepEqual((await shop.readPrice(compose(lines))).trades, ['move']);
    assert.deepEqual((await shop.readPrice(compose([productLine(tape.productid)]))).trades, []);
  });

  it('counts a free line at its price, with its VAT rate and the kind of its service', async () => {
    const line = await shop.freeLine('move', 12_345, { quantity: 2, vatrate: 5 });
    const priced = await shop.readPrice(compose([line]));
    const [pricedLine] = priced.lines;
    assert.deepEqual([pricedLine?.kind, pricedLine?.amount], ['move', 24_690]);
    assert.equal(pricedLine?.serviceid, line.serviceid);
    assert.deepEqual(priced.vat, [{ rate: 5, gross: 24_690, vat: 1_176 }]);
  });

  it('names no tax if the firm has no VAT number', async () => {
    const untaxed = await createComposingShop();
    const { vat, total } = await untaxed.readPrice(compose([productLine(tape.productid)]));
    assert.deepEqual([vat, total > 0], [[], true]);
  });

  it('is lower by a discount, which lowers the VAT of each rate', async () => {
    const lines = [
      productLine(kitA.productid),
      await shop.freeLine('goods', 10_000, { vatrate: 0 }),
    ];
    const discount = { percent: 10, reason: 'Comes back' };
    const priced = await shop.readPrice(compose(lines, { discount }));
    assert.equal(priced.discount, 3_390);
    assert.equal(priced.total, 30_510);
    assert.deepEqual(
      priced.vat.map(({ rate, gross }) => [rate, gross]),
      [
        [20, 21_510],
        [0, 9_000],
      ],
    );
  });

  it('leaves out a line with a problem, and prices the others', async () => {
    const lines = [
      productLine(kitA.productid, 0),
      productLine(999_999),
      productLine(dress.productid, 1, [{ ...keepsakeBox, personalisation: '<b>' }]),
      productLine(tape.productid),
    ];
    const priced = await shop.readPrice(compose(lines));
    assert.match(priced.lines[0]?.problem ?? '', /quantity of '.+' must be from 1 to 99/);
    assert.match(priced.lines[1]?.problem ?? '', /This product does not exist/);
    assert.match(priced.lines[2]?.problem ?? '', /can only have letters, digits, spaces/);
    assert.match(priced.lines[2]?.addons[0]?.problem ?? '', /can only have letters/);
    assert.deepEqual([priced.lines[3]?.problem, priced.total], ['', 1_200]);
  });

  it('names a product that was archived meanwhile', async () => {
    const isTape = eq(products.id, tape.productid);
    await shop.db.update(products).set({ withdrawn: true, visibility: 'archived' }).where(isTape);
    const priced = await shop.readPrice(compose([productLine(tape.productid)]));
    await shop.db.update(products).set({ withdrawn: false, visibility: 'visible' }).where(isTape);
    assert.match(priced.lines[0]?.problem ?? '', /'.+' is no longer available/);
  });

  it('keeps the price of a line that the changed order has, also if its product is archived', async () => {
    const lines = [productLine(dress.productid, 1, [keepsakeBox]), productLine(tape.productid)];
    const orderno = await shop.placeOrder(shop.buildOrder(compose(lines), 21_200));
    const [order] = await shop.db.select().from(orders).where(eq(orders.orderno, orderno));
    const [dressLine, tapeLine] = await shop.db
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderid, order?.id ?? 0))
      .orderBy(orderLines.id);
    const isDress = eq(products.id, dress.productid);
    const isTape = eq(products.id, tape.productid);
    await shop.db.update(products).set({ price: 99_900 }).where(isDress);
    await shop.db.update(products).set({ withdrawn: true, visibility: 'archived' }).where(isTape);
    const changed = compose([
      { ...productLine(dress.productid, 2, [keepsakeBox]), lineid: dressLine?.id },
      { ...productLine(tape.productid, 3), lineid: tapeLine?.id },
      productLine(dress.productid),
    ]);
    const priced = await shop.readPrice(changed, { orderno });
    await shop.db.update(products).set({ price: 14_500 }).where(isDress);
    await shop.db.update(products).set({ withdrawn: false, visibility: 'visible' }).where(isTape);
    assert.deepEqual(
      priced.lines.map(({ price, catalogueprice, problem }) => [price, catalogueprice, problem]),
      [
        [14_500, 99_900, ''],
        [1_200, 1_200, ''],
        [99_900, 99_900, ''],
      ],
    );
    assert.equal(priced.total, 2 * 14_500 + 5_500 + 3 * 1_200 + 99_900);
  });

  it('is refused for an order that does not exist', async () => {
    const response = await shop.price(compose([]), { orderno: 'SLR99999' });
    assert.equal(response.statusCode, 404, response.body);
  });

  it('refuses an add-on twice at one product, and one that the product does not offer', async () => {
    const twice = { addonid: 3, option: 'standard', quantity: 1 };
    const lines = [
      productLine(dress.productid, 1, [twice, twice]),
      productLine(tape.productid, 1, [twice]),
    ];
    const priced = await shop.readPrice(compose(lines));
    assert.match(priced.lines[0]?.problem ?? '', /chosen twice/);
    assert.match(priced.lines[1]?.problem ?? '', /no longer available/);
  });

  it('has a sentence for a discount above the lines, and for a delivery of what is collected', async () => {
    const lines = [productLine(tape.productid)];
    const discount = { amount: 1_201, reason: 'Too kind' };
    const discounted = await shop.readPrice(compose(lines, { discount }));
    assert.match(discounted.problem, /£12\.01 is more than the lines, which are £12\.00/);
    const delivered = await shop.readPrice(compose(lines, { delivery: 500 }));
    assert.match(delivered.problem, /collected has no delivery charge/);
    const free = await shop.readPrice(
      compose(lines, { discount: { percent: 100, reason: 'Gift' } }),
    );
    assert.match(free.problem, /must be more than £0\.00/);
    assert.match((await shop.readPrice(compose([]))).problem, /add a line/);
  });

  it('refuses what no page sends', async () => {
    const lines = [productLine(tape.productid)];
    const free = await shop.freeLine('move', 100);
    for (const [composition, sentence] of [
      [compose(Array.from({ length: 1_000 }, () => productLine(tape.productid))), /200 items/],
      [compose(lines, { discount: { percent: 101, reason: 'More' } }), /per cent.*<= 100/],
      [compose(lines, { discount: { percent: 5, reason: '' } }), /Reason is missing/],
      [compose([{ ...free, price: 'ten pounds' }]), /Price must be integer/],
      [compose([{ ...free, price: -1 }]), /Price must be >= 0/],
      [compose([{ ...free, price: 9.99 }]), /Price must be integer/],
      [compose([{ ...free, text: '  ' }]), /Text is missing/],
      [compose([{ ...free, vatrate: 17 }]), /choices: 0, 5, 20/],
      [compose([{ ...free, type: 'gift' }]), /"type" must be/],
      [compose(lines, { delivery: -1 }), /Delivery must be/],
    ] as const) {
      const response = await shop.price(composition);
      assert.equal(response.statusCode, 400, response.body);
      assert.match(response.json().error, sentence);
    }
  });

  it('is for staff only', async () => {
    const body = { composition: compose([productLine(van.productid)]), method: 'offline' };
    const response = await sendPost(shop.app, shop.shopper, '/staff/compositions/price', body);
    assert.equal(response.statusCode, 403);
  });
});
