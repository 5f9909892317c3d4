import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { products } from '../../../src/catalog/records/tables.ts';
import { createOrderingApp } from '../../support/ordering.ts';
import { createPerson } from '../../support/people.ts';
import {
  saveShippingDetails,
  buildPackagesText,
  createLine,
  buildOrderBody,
  sendPost,
} from '../../support/shopping.ts';

const { app, db, shopper, other, refused } = await createOrderingApp();

describe('refusing an order', () => {
  it("returns 409 for a total that differs from the catalogue's", async () => {
    await refused(
      buildOrderBody(shopper, 238.99, createLine(70)),
      409,
      /total of your order has changed/,
    );
    await refused(
      buildOrderBody(shopper, 239.001, createLine(70)),
      409,
      /total of your order has changed/,
    );
  });

  it('returns 409 for an unknown product', async () => {
    await refused(
      buildOrderBody(shopper, 12, createLine(34), createLine(99_999)),
      409,
      /no longer available/,
    );
  });

  it('returns 409 for a withdrawn product', async () => {
    await db
      .update(products)
      .set({ withdrawn: true })
      .where(sql`id = 35`);
    await refused(buildOrderBody(shopper, 7.5, createLine(35)), 409, /no longer available/);
  });

  it('names every line and add-on that cannot be ordered', async () => {
    await db
      .update(products)
      .set({ withdrawn: true })
      .where(sql`id = 35`);
    const body = buildOrderBody(
      shopper,
      12,
      createLine(34),
      createLine(35),
      createLine(1, 1, buildPackagesText({ id: 4_000 })),
      createLine(70, 100),
    );
    const response = await sendPost(app, shopper, '/users/orderplace', body);
    assert.equal(response.statusCode, 409);
    const { error, code, lines } = response.json();
    assert.equal(code, 'unavailable');
    assert.match(
      error,
      /^'[^']+' is no longer available\. The quantity of 'Removal Kit A' must be/,
    );
    assert.match(error, /An add-on in your basket is no longer available\.$/);
    assert.deepEqual(lines, [
      { line: 1, productid: 35, addonid: null, reason: 'unavailable' },
      { line: 3, productid: 70, addonid: null, reason: 'quantity' },
      { line: 2, productid: 1, addonid: 4_000, reason: 'unavailable' },
    ]);
  });

  for (const quantity of [0, -1, 100, 1e300]) {
    it(`returns 409 for the quantity ${quantity}`, async () => {
      await refused(buildOrderBody(shopper, 12, createLine(34, quantity)), 409, /quantity/);
    });
  }

  for (const quantity of [1.5, 'many', 'NaN', {}]) {
    it(`returns 400 for the quantity ${JSON.stringify(quantity)}`, async () => {
      await refused(
        buildOrderBody(shopper, 12, createLine(34, quantity as number)),
        400,
        /cartquantity/,
      );
    });
  }

  it('returns 409 for an add-on of another product, and for an unknown add-on', async () => {
    await refused(
      buildOrderBody(shopper, 12, createLine(34, 1, buildPackagesText({ id: 1 }))),
      409,
      /add-on/,
    );
    await refused(
      buildOrderBody(shopper, 12, createLine(34, 1, buildPackagesText({ id: 4_000 }))),
      409,
      /add-on/,
    );
    const stray = {
      ...buildOrderBody(shopper, 47, createLine(34)),
      packages: [{ id: 1, productid: 1, cartquantity: 1 }],
    };
    await refused(stray, 409, /belongs to no product/);
  });

  it('returns 409 for an add-on that is chosen twice for one product, in any form', async () => {
    const sentence = /chosen twice for one product/;
    const box = { id: 1, option: 'standard' };
    const personalised = { id: 1, option: 'personalised' };
    const createOrderWithOptions = (total: number, ...options: { id: number; option: string }[]) =>
      buildOrderBody(shopper, total, createLine(1, 1, buildPackagesText(...options)));
    await refused(createOrderWithOptions(215, box, box), 409, sentence);
    await refused(createOrderWithOptions(235, box, personalised), 409, sentence);
    const sent = { id: 1, productid: 1, cartquantity: 1, ustring: buildPackagesText(box) };
    await refused({ ...createOrderWithOptions(215, box), packages: [sent, sent] }, 409, sentence);
    await refused(
      { ...createOrderWithOptions(235, box), packages: [sent], personalised: [sent] },
      409,
      sentence,
    );
  });

  it('returns 409 for a personalised add-on other than id 1', async () => {
    await refused(
      buildOrderBody(
        shopper,
        200,
        createLine(1, 1, buildPackagesText({ id: 3, option: 'personalised' })),
      ),
      409,
      /add-on/,
    );
  });

  it('returns 400 for packages that are not a JSON list', async () => {
    for (const packages of ['{', '"x"', '[1]', '[{"id":"x"}]', '[{"id":99999999999}]']) {
      await refused(buildOrderBody(shopper, 12, createLine(34, 1, packages)), 400, /add-ons/);
    }
  });

  it('returns 400 for an empty basket and for a card order', async () => {
    await refused(buildOrderBody(shopper, 0), 400, /products/);
    await refused(
      { ...buildOrderBody(shopper, 12, createLine(34)), payment_method: 'online' },
      400,
      /payment_method/,
    );
  });

  it('returns 409 with the sentence of section 8 of the specification if no shipping details are saved', async () => {
    const nobody = await createPerson(db);
    const response = await sendPost(
      app,
      nobody,
      '/users/orderplace',
      buildOrderBody(nobody, 12, createLine(34)),
    );
    assert.equal(response.statusCode, 409);
    assert.equal(
      response.json().error,
      'Customer information not found. Please add your delivery details first.',
    );
  });

  it('does not accept the shipping details of another user', async () => {
    const theirs = await saveShippingDetails(app, other);
    await refused(
      { ...buildOrderBody(shopper, 12, createLine(34)), customerid: theirs },
      409,
      /Customer information/,
    );
  });

  it("returns 403 for another user's id and 401 without a token", async () => {
    await refused(buildOrderBody(other, 12, createLine(34)), 403, /someone else/);
    const response = await app.inject({
      method: 'POST',
      url: '/users/orderplace',
      payload: buildOrderBody(shopper, 12, createLine(34)),
    });
    assert.equal(response.statusCode, 401);
  });
});
