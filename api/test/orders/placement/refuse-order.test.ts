import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { products } from '../../../src/catalog/tables.ts';
import { ordering } from '../../support/ordering.ts';
import { person } from '../../support/people.ts';
import { address, chosen, line, order, post } from '../../support/shopping.ts';

const { app, db, shopper, other, refused } = await ordering();

describe('refusing an order', () => {
  it("returns 409 for a total that differs from the catalogue's", async () => {
    await refused(order(shopper, 238.99, line(70)), 409, /total of your order has changed/);
    await refused(order(shopper, 239.001, line(70)), 409, /total of your order has changed/);
  });

  it('returns 409 for an unknown product', async () => {
    await refused(order(shopper, 12, line(34), line(99_999)), 409, /no longer available/);
  });

  it('returns 409 for a withdrawn product', async () => {
    await db
      .update(products)
      .set({ withdrawn: true })
      .where(sql`id = 35`);
    await refused(order(shopper, 7.5, line(35)), 409, /no longer available/);
  });

  for (const quantity of [0, -1, 100, 1e300]) {
    it(`returns 409 for the quantity ${quantity}`, async () => {
      await refused(order(shopper, 12, line(34, quantity)), 409, /quantity/);
    });
  }

  for (const quantity of [1.5, 'many', 'NaN', {}]) {
    it(`returns 400 for the quantity ${JSON.stringify(quantity)}`, async () => {
      await refused(order(shopper, 12, line(34, quantity as number)), 400, /cartquantity/);
    });
  }

  it('returns 409 for an add-on of another product, and for an unknown add-on', async () => {
    await refused(order(shopper, 12, line(34, 1, chosen({ id: 1 }))), 409, /add-on/);
    await refused(order(shopper, 12, line(34, 1, chosen({ id: 4_000 }))), 409, /add-on/);
    const stray = {
      ...order(shopper, 47, line(34)),
      packages: [{ id: 1, productid: 1, cartquantity: 1 }],
    };
    await refused(stray, 409, /belongs to no product/);
  });

  it('returns 409 for an add-on that is chosen twice for one product, in any form', async () => {
    const sentence = /chosen twice for one product/;
    const box = { id: 1, option: 'standard' };
    const personalised = { id: 1, option: 'personalised' };
    const createOrderWithOptions = (total: number, ...options: { id: number; option: string }[]) =>
      order(shopper, total, line(1, 1, chosen(...options)));
    await refused(createOrderWithOptions(215, box, box), 409, sentence);
    await refused(createOrderWithOptions(235, box, personalised), 409, sentence);
    const sent = { id: 1, productid: 1, cartquantity: 1, ustring: chosen(box) };
    await refused({ ...createOrderWithOptions(215, box), packages: [sent, sent] }, 409, sentence);
    await refused(
      { ...createOrderWithOptions(235, box), packages: [sent], personalised: [sent] },
      409,
      sentence,
    );
  });

  it('returns 409 for a personalised add-on other than id 1', async () => {
    await refused(
      order(shopper, 200, line(1, 1, chosen({ id: 3, option: 'personalised' }))),
      409,
      /add-on/,
    );
  });

  it('returns 400 for packages that are not a JSON list', async () => {
    for (const packages of ['{', '"x"', '[1]', '[{"id":"x"}]', '[{"id":99999999999}]']) {
      await refused(order(shopper, 12, line(34, 1, packages)), 400, /add-ons/);
    }
  });

  it('returns 400 for an empty basket and for a card order', async () => {
    await refused(order(shopper, 0), 400, /products/);
    await refused(
      { ...order(shopper, 12, line(34)), payment_method: 'online' },
      400,
      /payment_method/,
    );
  });

  it('returns 409 with the sentence of section 8 of the specification if no shipping details are saved', async () => {
    const nobody = await person(db);
    const response = await post(app, nobody, '/users/orderplace', order(nobody, 12, line(34)));
    assert.equal(response.statusCode, 409);
    assert.equal(
      response.json().error,
      'Customer information not found. Please add your delivery details first.',
    );
  });

  it('does not accept the shipping details of another user', async () => {
    const theirs = await address(app, other);
    await refused(
      { ...order(shopper, 12, line(34)), customerid: theirs },
      409,
      /Customer information/,
    );
  });

  it("returns 403 for another user's id and 401 without a token", async () => {
    await refused(order(other, 12, line(34)), 403, /someone else/);
    const response = await app.inject({
      method: 'POST',
      url: '/users/orderplace',
      payload: order(shopper, 12, line(34)),
    });
    assert.equal(response.statusCode, 401);
  });
});
