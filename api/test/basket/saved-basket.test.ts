import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import { packages, products } from '../../src/catalog/records/tables.ts';
import { createGuest, type Person, createPerson } from '../support/people.ts';
import {
  saveShippingDetails,
  buildPackagesText,
  sendGet,
  createLine,
  buildOrderBody,
  placeOrder,
  sendPost,
  tape,
} from '../support/shopping.ts';
import { createTestApp } from '../support/test-app.ts';

const { app, db } = await createTestApp();

type Shopper = Pick<Person, 'id' | 'headers'>;
interface Basket {
  version: number;
  cart: { productid: number; cartquantity: number; packages: string }[];
  packages: { id: number; productid: number; cartquantity: number; amount: number }[];
}
const read = async (who: Shopper) =>
  (await sendGet(app, who, '/account/basket')).json<{ data: Basket }>().data;
const write = (who: Shopper, version: number, ...lines: object[]) =>
  sendPost(app, who, '/account/basket', { version, lines });
const listQuantities = ({ cart }: Basket) =>
  cart.map(({ productid, cartquantity }) => [productid, cartquantity]);

describe('the whole saved basket (rule 55)', () => {
  it('is empty at version 0, and has the written lines at the next version', async () => {
    const ann = await createPerson(db);
    assert.deepEqual(await read(ann), { version: 0, cart: [], packages: [] });
    const text = buildPackagesText({ id: 1, option: 'personalised' });
    const dress = { ...createLine(1, 2, text), packagelines: [{ id: 1, cartquantity: 1 }] };
    const response = await write(ann, 0, createLine(34, 3), dress);
    assert.equal(response.statusCode, 200, response.body);
    const kept = await read(ann);
    assert.deepEqual(response.json().data, kept);
    assert.equal(kept.version, 1);
    assert.deepEqual(listQuantities(kept), [
      [34, 3],
      [1, 2],
    ]);
    const [addon] = kept.packages;
    assert.deepEqual([addon?.id, addon?.cartquantity, addon?.amount], [1, 1, 55]);
  });

  it('keeps the texts of personalised add-ons, with two lines for two texts', async () => {
    const una = await createPerson(db);
    const createPersonalisedLine = (personalisation: string) => ({
      ...createLine(1, 1, buildPackagesText({ id: 1, option: 'personalised', personalisation })),
      packagelines: [{ id: 1, cartquantity: 1 }],
    });
    await write(una, 0, createPersonalisedLine('Ada & Tom'), createPersonalisedLine('Eve'));
    const texts = (await read(una)).cart.map(({ packages }) => packages);
    assert.deepEqual(
      texts.map((text) => /"personalisation":"([^"]*)"/.exec(text)?.[1]),
      ['Ada & Tom', 'Eve'],
    );
    assert.deepEqual(
      (await read(una)).packages.map(({ amount }) => amount),
      [55, 55],
    );
  });

  it('has the content that the calls of section 7 read', async () => {
    const bea = await createPerson(db);
    await write(bea, 0, createLine(34, 3));
    const { data } = (await sendGet(app, bea, `/users/getcartitems/${bea.id}`)).json();
    assert.deepEqual(listQuantities({ version: 1, cart: data, packages: [] }), [[34, 3]]);
  });

  it('cannot be written by a client that read an older version', async () => {
    const cat = await createPerson(db);
    await write(cat, 0, createLine(34));
    const stale = await write(cat, 0, createLine(70));
    assert.deepEqual([stale.statusCode, stale.json().code], [409, 'stale_basket']);
    assert.deepEqual(listQuantities(await read(cat)), [[34, 1]]);
    assert.equal((await write(cat, 1)).statusCode, 200);
    assert.deepEqual(await read(cat), { version: 2, cart: [], packages: [] });
  });

  it('is written by only one of many concurrent clients', async () => {
    const dan = await createPerson(db);
    const all = await Promise.all(
      [1, 2, 3, 4, 5].map((count) => write(dan, 0, createLine(34, count))),
    );
    const codes = all.map(({ statusCode }) => statusCode).toSorted();
    assert.deepEqual(codes, [200, 409, 409, 409, 409]);
    assert.equal((await read(dan)).version, 1);
  });

  it('gets a new version when a line is saved alone, and when an order removes its lines', async () => {
    const eve = await createPerson(db);
    await sendPost(app, eve, '/users/addtocart', createLine(34));
    assert.equal((await read(eve)).version, 1);
    await saveShippingDetails(app, eve);
    await placeOrder(app, eve, buildOrderBody(eve, tape.price, createLine(34)));
    assert.deepEqual(await read(eve), { version: 2, cart: [], packages: [] });
  });

  it('omits unknown products and impossible quantities, and keeps the rest', async () => {
    const fay = await createPerson(db);
    const lines = [createLine(34), createLine(99_999), createLine(70, 0), createLine(71)];
    const response = await write(fay, 0, ...lines);
    assert.deepEqual(listQuantities(response.json().data), [
      [34, 1],
      [71, 1],
    ]);
  });

  it('keeps products and add-ons that are archived later, so that the page can name them', async () => {
    const hal = await createPerson(db);
    const dress = {
      ...createLine(1, 2, buildPackagesText({ id: 1, option: 'standard' })),
      packagelines: [{ id: 1, cartquantity: 2 }],
    };
    const before = (await write(hal, 0, createLine(71), dress)).json<{ data: Basket }>().data;
    await db.update(products).set({ withdrawn: true }).where(eq(products.id, 71));
    await db.update(packages).set({ visibility: 'archived' }).where(eq(packages.id, 1));
    try {
      assert.deepEqual(await read(hal), before);
      const rewritten = await write(hal, 1, createLine(71), dress, createLine(34));
      assert.deepEqual(listQuantities(rewritten.json().data), [
        [71, 1],
        [1, 2],
        [34, 1],
      ]);
      assert.deepEqual(rewritten.json().data.packages, before.packages);
      const { data } = (await sendGet(app, hal, `/users/getcartitems/${hal.id}`)).json();
      assert.deepEqual(
        data.map(({ productid }: { productid: number }) => productid),
        [1, 34],
      );
    } finally {
      await db.update(products).set({ withdrawn: false }).where(eq(products.id, 71));
      await db.update(packages).set({ visibility: 'visible' }).where(eq(packages.id, 1));
    }
  });

  it('takes no product that was archived before the shopper had it', async () => {
    const ida = await createPerson(db);
    await db.update(products).set({ withdrawn: true }).where(eq(products.id, 71));
    try {
      const response = await write(ida, 0, createLine(71), createLine(34));
      assert.deepEqual(listQuantities(response.json().data), [[34, 1]]);
    } finally {
      await db.update(products).set({ withdrawn: false }).where(eq(products.id, 71));
    }
  });

  it('stores equal lines once, in their last form, up to the limit of a basket', async () => {
    const gus = await createPerson(db);
    const response = await write(gus, 0, createLine(34, 1), createLine(34, 5));
    assert.deepEqual(listQuantities(response.json().data), [[34, 5]]);
    const long = Array.from({ length: 20 }, (_, at) =>
      createLine(34, 1, `${at}`.padEnd(9_000, 'x')),
    );
    assert.equal((await write(gus, 1, ...long)).json().code, 'basket_full');
    const many = Array.from({ length: 201 }, (_, at) => createLine(34, 1, `${at}`));
    assert.equal((await write(gus, 1, ...many)).statusCode, 400);
    assert.equal((await read(gus)).version, 1);
  });

  it('is only for customers with an account', async () => {
    for (const who of [await createGuest(app), await createPerson(db, 'staff')]) {
      assert.equal((await sendGet(app, who, '/account/basket')).statusCode, 403);
      assert.equal((await write(who, 0)).statusCode, 403);
    }
  });
});
