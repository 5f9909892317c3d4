import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createPerson } from '../support/people.ts';
import {
  saveShippingDetails,
  buildPackagesText,
  sendGet,
  createLine,
  buildOrderBody,
  placeOrder,
  sendPost,
} from '../support/shopping.ts';
import { createTestApp } from '../support/test-app.ts';

const { app, db } = await createTestApp();

/** Creates a shopper with functions that call the endpoints of the saved basket. */
async function newShopper() {
  const shopper = await createPerson(db);
  await saveShippingDetails(app, shopper);
  const read = async (call: string) =>
    (await sendGet(app, shopper, `/users/${call}/${shopper.id}`)).json();
  return {
    shopper,
    add: (body: object) =>
      sendPost(app, shopper, '/users/addtocart', { userid: shopper.id, ...body }),
    items: () => read('getcartitems'),
    addons: () => read('getpackageitems'),
  };
}

const packages = buildPackagesText(
  { id: 1, name: 'Keepsake Box', amount: 55, option: 'personalised' },
  { id: 3, name: 'Cover', amount: 18, option: 'standard' },
);

describe('the saved basket', () => {
  it('is empty at first', async () => {
    const { items, addons } = await newShopper();
    assert.deepEqual(await items(), { status: true, data: [] });
    assert.deepEqual(await addons(), { status: true, data: [] });
  });

  it('returns a line with the fields of a cart line and of the product', async () => {
    const { add, items } = await newShopper();
    assert.equal((await add(createLine(34, 2))).statusCode, 200);
    const [row] = (await items()).data;
    const { productid, name, price, packages: text, cartamount, cartquantity } = row;
    assert.deepEqual(
      { productid, name, price, text, cartamount, cartquantity },
      {
        productid: 34,
        name: 'Packing Tape, Six Rolls',
        price: 12,
        text: '[]',
        cartamount: 24,
        cartquantity: 2,
      },
    );
    assert.equal(row.slug, 'packing-tape-six-rolls');
    assert.equal(row.serviceid, 4);
  });

  it('limits everything that a user can store, because every read returns it', async () => {
    const { add, items } = await newShopper();
    const codes: number[] = [];
    for (let at = 0; at < 12; at += 1) {
      const text = `[]${' '.repeat(9_900 + at)}`;
      codes.push((await add(createLine(34, 1, text))).statusCode);
    }
    assert.deepEqual(codes, [...Array.from({ length: 10 }, () => 200), 409, 409]);
    assert.equal((await items()).data.length, 10);
    assert.equal((await add(createLine(34, 2))).statusCode, 200);
  });

  it('replaces an equal line and keeps a line with other add-ons separate', async () => {
    const { add, items } = await newShopper();
    await add(createLine(34, 2));
    await add(createLine(34, 5));
    await add(createLine(1, 1));
    await add(createLine(1, 2, packages));
    const { data } = await items();
    assert.deepEqual(
      data.map((row: { productid: number; cartquantity: number }) => [
        row.productid,
        row.cartquantity,
      ]),
      [
        [34, 5],
        [1, 1],
        [1, 2],
      ],
    );
  });

  it('returns the add-ons as package lines of their cart line', async () => {
    const { add, addons } = await newShopper();
    await add(createLine(1, 2, packages));
    assert.deepEqual((await addons()).data, [
      {
        id: 1,
        productid: 1,
        ustring: packages,
        name: 'Keepsake Box',
        amount: 55,
        cartquantity: 2,
        cartamount: 110,
      },
      {
        id: 3,
        productid: 1,
        ustring: packages,
        name: 'Cover Extended to £10,000',
        amount: 18,
        cartquantity: 2,
        cartamount: 36,
      },
    ]);
  });

  it('accepts add-ons with their own quantities', async () => {
    const { add, addons } = await newShopper();
    await add(createLine(1, 2, packages));
    await add({ ...createLine(1, 2, packages), packagelines: [{ id: 3, cartquantity: 1 }] });
    const { data } = await addons();
    assert.deepEqual(
      data.map((row: { id: number; cartquantity: number }) => [row.id, row.cartquantity]),
      [[3, 1]],
    );
  });

  it('stores one line when the same line is added twenty times at once', async () => {
    const { add, items } = await newShopper();
    const responses = await Promise.all(Array.from({ length: 20 }, () => add(createLine(30, 1))));
    assert.deepEqual(new Set(responses.map(({ statusCode }) => statusCode)), new Set([200]));
    const { data } = await items();
    assert.deepEqual(
      data.map((row: { productid: number }) => row.productid),
      [30],
    );
  });

  it('loses only the lines of a placed order', async () => {
    const { shopper, add, items } = await newShopper();
    for (const saved of [
      createLine(34, 5),
      createLine(1),
      createLine(1, 2, packages),
      createLine(30),
    ])
      await add(saved);
    await placeOrder(
      app,
      shopper,
      buildOrderBody(shopper, 145 + 12, createLine(1), createLine(34)),
    );
    const { data } = await items();
    assert.deepEqual(
      data.map((row: { productid: number; packages: string }) => [row.productid, row.packages]),
      [
        [1, packages],
        [30, '[]'],
      ],
    );
  });

  it('passes its content to the order as package lines, with personalised add-ons at £55', async () => {
    const { shopper, add, addons } = await newShopper();
    await add(createLine(1, 2, packages));
    const saved = (await addons()).data;
    const sent = {
      ...buildOrderBody(shopper, 290 + 110 + 36, createLine(1, 2, packages)),
      packages: saved,
    };
    assert.equal((await placeOrder(app, shopper, sent)).totalamount, 436);
  });

  it('refuses lines that cannot be ordered', async () => {
    const { add } = await newShopper();
    assert.equal((await add(createLine(99_999))).statusCode, 409);
    assert.equal((await add(createLine(34, 0))).statusCode, 409);
    assert.equal((await add(createLine(34, 1, buildPackagesText({ id: 1 })))).statusCode, 409);
    assert.equal((await add(createLine(34, 1, '{'))).statusCode, 400);
  });
});
