import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { count, sql } from 'drizzle-orm';
import { products } from '../../src/catalog/tables.ts';
import { orders } from '../../src/orders/tables.ts';
import { person } from '../support/people.ts';
import {
  address,
  chosen,
  dress,
  get,
  kitA,
  line,
  order,
  placed,
  post,
  tape,
} from '../support/shopping.ts';
import { testApp } from '../support/test-app.ts';

const { app, db } = await testApp();
const shopper = await person(db);
await address(app, shopper);
const other = await person(db);
await address(app, other);

const place = (body: object) => post(app, shopper, '/users/orderplace', body);
const storedOrders = async () => (await db.select({ all: count() }).from(orders))[0]?.all ?? 0;

/** Refused with this status and a sentence, and nothing stored. */
async function refused(body: object, status: number, sentence: RegExp) {
  const before = await storedOrders();
  const answer = await place(body);
  assert.equal(answer.statusCode, status, answer.body);
  assert.equal(answer.json().status, false);
  assert.match(answer.json().error, sentence);
  assert.equal(await storedOrders(), before);
}

describe('placing an order to be collected', () => {
  it("takes the specification's payload alone and answers the real number", async () => {
    const answer = await place(order(shopper, 251, line(70), line(34)));
    assert.deepEqual(answer.json(), {
      status: true,
      orderno: 'SLR10001',
      orderid: 1,
      totalamount: 251,
    });
  });

  it('prices the kits of specification §9 at £239, £343 and £537', async () => {
    const { totalamount } = await placed(
      app,
      shopper,
      order(shopper, 1119, line(70), line(71), line(72)),
    );
    assert.equal(totalamount, 1119);
  });

  it('reads numbers that come as text and ignores prices that are sent', async () => {
    const cheap = {
      ...line(34),
      productid: '34',
      cartquantity: '2',
      price: '0.01',
      cartamount: '0.02',
    };
    const { totalamount } = await placed(app, shopper, {
      ...order(shopper, 24, cheap),
      totalamount: '24',
    });
    assert.equal(totalamount, 24);
  });

  it("counts a line's packages text at the line's quantity when no package lines are sent", async () => {
    const packages = chosen(
      { id: 1, name: 'Keepsake Box', amount: 35, option: 'standard' },
      { id: 3 },
    );
    const { totalamount } = await placed(
      app,
      shopper,
      order(shopper, 2 * (145 + 35 + 18), line(dress.productid, 2, packages)),
    );
    assert.equal(totalamount, 396);
  });

  it('charges £55 for Personalised instead of the standard amount', async () => {
    const ours = chosen({ id: 1, amount: 55, option: 'personalised' });
    const foreign = chosen({ id: 1, name: 'Personalised box' });
    await placed(app, shopper, order(shopper, 200, line(dress.productid, 1, ours)));
    await placed(app, shopper, order(shopper, 200, line(dress.productid, 1, foreign)));
  });

  it('counts package and personalised lines at their own quantities when they are sent', async () => {
    const packages = chosen({ id: 1, option: 'personalised' }, { id: 3, option: 'standard' });
    const sent = {
      ...order(shopper, 2 * 145 + 18 + 3 * 55, line(dress.productid, 2, packages)),
      packages: [
        {
          id: 3,
          productid: 1,
          ustring: packages,
          name: 'Cover',
          amount: 18,
          cartquantity: 1,
          cartamount: 18,
        },
      ],
      personalised: [
        { id: 1, productid: 1, name: 'Keepsake Box', amount: 55, cartquantity: 3, cartamount: 165 },
      ],
    };
    const { totalamount } = await placed(app, shopper, sent);
    assert.equal(totalamount, 473);
  });

  it('keeps the personalisation of one dress off the other', async () => {
    const plain = line(dress.productid);
    const fancy = line(dress.productid, 1, chosen({ id: 1, option: 'personalised' }));
    const { orderno } = await placed(app, shopper, order(shopper, 345, plain, fancy));
    const rows = (await get(app, shopper, `/users/getorderproducts/${shopper.id}`)).json();
    const own = rows.filter((row: { orderid: string }) => row.orderid === orderno);
    assert.deepEqual(
      own.map((row: { totalamount: number }) => row.totalamount),
      [145, 200],
    );
    assert.deepEqual(
      own.map((row: { packages: unknown[] }) => row.packages.length),
      [0, 1],
    );
  });

  it('has no delivery charge', async () => {
    await refused(
      order(shopper, 145 + 24, line(dress.productid)),
      409,
      /total of your order has changed/,
    );
  });
});

describe('refusing an order', () => {
  it("answers 409 for a total that differs from the catalogue's", async () => {
    await refused(order(shopper, 238.99, line(70)), 409, /total of your order has changed/);
    await refused(order(shopper, 239.001, line(70)), 409, /total of your order has changed/);
  });

  it('answers 409 for an unknown product', async () => {
    await refused(order(shopper, 12, line(34), line(99_999)), 409, /no longer available/);
  });

  it('answers 409 for a withdrawn product', async () => {
    await db
      .update(products)
      .set({ withdrawn: true })
      .where(sql`id = 35`);
    await refused(order(shopper, 7.5, line(35)), 409, /no longer available/);
  });

  for (const quantity of [0, -1, 1000, 1e300]) {
    it(`answers 409 for the quantity ${quantity}`, async () => {
      await refused(order(shopper, 12, line(34, quantity)), 409, /quantity/);
    });
  }

  for (const quantity of [1.5, 'many', 'NaN', {}]) {
    it(`answers 400 for the quantity ${JSON.stringify(quantity)}`, async () => {
      await refused(order(shopper, 12, line(34, quantity as number)), 400, /cartquantity/);
    });
  }

  it('answers 409 for an add-on of another product, or none', async () => {
    await refused(order(shopper, 12, line(34, 1, chosen({ id: 1 }))), 409, /add-on/);
    await refused(order(shopper, 12, line(34, 1, chosen({ id: 4_000 }))), 409, /add-on/);
    const stray = {
      ...order(shopper, 47, line(34)),
      packages: [{ id: 1, productid: 1, cartquantity: 1 }],
    };
    await refused(stray, 409, /belongs to no product/);
  });

  it('answers 409 for a personalised add-on other than id 1', async () => {
    await refused(
      order(shopper, 200, line(1, 1, chosen({ id: 3, option: 'personalised' }))),
      409,
      /add-on/,
    );
  });

  it('answers 400 for packages that are no JSON list', async () => {
    for (const packages of ['{', '"x"', '[1]', '[{"id":"x"}]', '[{"id":99999999999}]']) {
      await refused(order(shopper, 12, line(34, 1, packages)), 400, /add-ons/);
    }
  });

  it('answers 400 for an empty basket and for a card order', async () => {
    await refused(order(shopper, 0), 400, /products/);
    await refused(
      { ...order(shopper, 12, line(34)), payment_method: 'online' },
      400,
      /payment_method/,
    );
  });

  it('answers 409 with the sentence of specification §8 when no shipping details are saved', async () => {
    const nobody = await person(db);
    const answer = await post(app, nobody, '/users/orderplace', order(nobody, 12, line(34)));
    assert.equal(answer.statusCode, 409);
    assert.equal(
      answer.json().error,
      'Customer information not found. Please add your delivery details first.',
    );
  });

  it("takes nobody else's shipping details", async () => {
    const theirs = await address(app, other);
    await refused(
      { ...order(shopper, 12, line(34)), customerid: theirs },
      409,
      /Customer information/,
    );
  });

  it("answers 403 in another user's name and 401 without a token", async () => {
    await refused(order(other, 12, line(34)), 403, /someone else/);
    const answer = await app.inject({
      method: 'POST',
      url: '/users/orderplace',
      payload: order(shopper, 12, line(34)),
    });
    assert.equal(answer.statusCode, 401);
  });
});

describe('order numbers and keys', () => {
  it('gives 100 orders at once 100 consecutive numbers', async () => {
    const before = await storedOrders();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) => {
        const who = at % 2 ? shopper : other;
        return post(app, who, '/users/orderplace', order(who, tape.price, line(tape.productid)));
      }),
    );
    const numbers = answers.map((answer) => Number(answer.json().orderno.slice(3)));
    assert.deepEqual(
      numbers.sort((a, b) => a - b),
      Array.from({ length: 100 }, (_, at) => 10_001 + before + at),
    );
  });

  it('leaves no gap where an order was refused', async () => {
    const first = await placed(app, shopper, order(shopper, 12, line(34)));
    await refused(order(shopper, 13, line(34)), 409, /changed/);
    const second = await placed(app, shopper, order(shopper, 12, line(34)));
    assert.equal(Number(second.orderno.slice(3)), Number(first.orderno.slice(3)) + 1);
  });

  it('makes one order of the same key 100 times at once', async () => {
    const before = await storedOrders();
    const body = { ...order(shopper, 239, line(kitA.productid)), idempotencyKey: 'double-click' };
    const answers = await Promise.all(Array.from({ length: 100 }, () => place(body)));
    assert.deepEqual(new Set(answers.map(({ statusCode }) => statusCode)), new Set([200]));
    assert.equal(new Set(answers.map(({ body: text }) => text)).size, 1);
    assert.equal(await storedOrders(), before + 1);
  });

  it('answers 409 for the same key with another basket, and keeps one key per user apart', async () => {
    await refused(
      { ...order(shopper, 12, line(34)), idempotencyKey: 'double-click' },
      409,
      /was placed as order/,
    );
    const theirs = { ...order(other, 12, line(34)), idempotencyKey: 'double-click' };
    await placed(app, other, theirs);
  });
});
