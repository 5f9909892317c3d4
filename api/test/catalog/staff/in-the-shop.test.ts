import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getCatalogueKind } from 'contract/staff/catalogue/kinds';
import { listFeatured } from '../../../src/content/repository.ts';
import { findProductDetails } from '../../../src/catalog/reads/product-details.ts';
import * as catalogue from '../../../src/catalog/reads/repository.ts';
import { CatalogueDesk, newProduct } from '../../support/catalogue-desk.ts';
import { createColleague } from '../../support/colleagues.ts';
import { createOrderingApp } from '../../support/ordering.ts';
import {
  buildPackagesText,
  sendGet,
  createLine,
  buildOrderBody,
  sendPost,
  tape,
} from '../../support/shopping.ts';

const shop = await createOrderingApp();
const { app, db, shopper, refused } = shop;
const desk = new CatalogueDesk(await createColleague(shop, 'manager'));

const publishVisibility = async (kind: string, ids: number[], visibility: string) => {
  const draft = await desk.begin();
  await desk.post(`${kind}/visibility`, { draft, ids, visibility });
  await desk.publish(draft);
};
const listProductIds = async (serviceid: number) =>
  (await catalogue.listProducts(db, serviceid)).map(({ id }) => id);

describe('a shopper', () => {
  it('with an old price in the basket is told of the new total, and pays it', async () => {
    await desk.publishEdit('products', tape.productid, { price: 1_350 });
    await refused(
      buildOrderBody(shopper, 12, createLine(tape.productid)),
      409,
      /total of your order has changed/,
    );
    const placed = await sendPost(
      app,
      shopper,
      '/users/orderplace',
      buildOrderBody(shopper, 13.5, createLine(34)),
    );
    assert.equal(placed.statusCode, 200, placed.body);
  });

  it('finds no hidden product in lists, by its address or in the basket', async () => {
    const { slug, serviceid } = (await desk.entity('products', 35)).values;
    const basketLine = { userid: shopper.id, productid: 35, packages: '[]', cartquantity: 1 };
    await sendPost(app, shopper, '/users/addtocart', basketLine);
    await publishVisibility('products', [35], 'hidden');
    assert.ok(!(await listProductIds(Number(serviceid))).includes(35));
    await assert.rejects(catalogue.findProduct(db, String(slug)), /no such product/);
    await assert.rejects(findProductDetails(db, String(slug)), /no such product/);
    await refused(buildOrderBody(shopper, 7.5, createLine(35)), 409, /no longer available/);
    const basket = await sendGet(app, shopper, `/users/getcart/${shopper.id}`);
    assert.ok(!basket.body.includes('"productid":35'));
    await publishVisibility('products', [35], 'visible');
    assert.ok((await listProductIds(Number(serviceid))).includes(35));
  });

  it('finds no product of a hidden service, and nothing that is hidden with it', async () => {
    const before = await listFeatured(db);
    await publishVisibility('services', [1], 'hidden');
    await assert.rejects(listProductIds(1), /no such service/);
    await assert.rejects(catalogue.listSubservices(db, 1), /no such service/);
    assert.ok(!(await catalogue.listServices(db)).some(({ id }) => id === 1));
    assert.ok(!(await catalogue.listStartingPrices(db)).some(({ serviceid }) => serviceid === 1));
    assert.ok((await listFeatured(db)).length < before.length);
    await refused(buildOrderBody(shopper, 145, createLine(1)), 409, /no longer available/);
    await publishVisibility('services', [1], 'visible');
    assert.deepEqual(await listFeatured(db), before);
  });

  it('is not offered a hidden add-on', async () => {
    await publishVisibility('addons', [3], 'archived');
    const body = buildOrderBody(shopper, 163, createLine(1, 1, buildPackagesText({ id: 3 })));
    await refused(body, 409, /^The add-on '[^']+' is no longer available/);
    const protectedOne = await desk.try('addons/visibility', {
      draft: await desk.begin(),
      ids: [1],
      visibility: 'hidden',
    });
    assert.equal(
      protectedOne.json().error,
      'Visibility: The shop names this add-on, so it stays visible.',
    );
  });

  it('sees the order that the desk gave, and one move is one change', async () => {
    const ids = (await desk.rows('products')).map(({ id }) => id);
    const moved = [...ids.slice(1, 3), ids[0] ?? 0, ...ids.slice(3)];
    const draft = await desk.begin();
    await desk.post('products/order', { draft, ids: moved });
    assert.equal((await desk.details(draft)).changes, 1);
    assert.deepEqual(
      (await desk.rows('products', `&draft=${draft}`)).map(({ id }) => id),
      moved,
    );
    await desk.publish(draft);
    assert.deepEqual((await listProductIds(1)).slice(0, 3), moved.slice(0, 3));
    const services = (await desk.rows('services')).map(({ id }) => id).reverse();
    const second = await desk.begin();
    await desk.post('services/order', { draft: second, ids: services });
    await desk.publish(second);
    assert.deepEqual(
      (await catalogue.listServices(db)).map(({ id }) => id),
      services,
    );
    const third = await desk.begin();
    const { id } = await desk.add(third, 'products', newProduct);
    assert.equal((await desk.rows('products', `&draft=${third}`)).at(-1)?.id, id);
    const stale = await desk.try('products/order', { draft: third, ids: moved });
    assert.deepEqual([stale.statusCode, stale.json().code], [409, 'changed_meanwhile']);
  });

  it('can be copied again and again, also without Latin letters in the name', async () => {
    const draft = await desk.begin();
    const names = [];
    for (const key of ['first-copy', 'second-copy', 'third-copy']) {
      const { id } = await desk.post('subservices/1/copy', { draft, key });
      names.push((await desk.entity('subservices', id, draft)).values.name);
    }
    assert.match(String(names[0]), /[^)] \(copy\)$/);
    assert.match(String(names[1]), /[^)] \(copy 2\)$/);
    assert.match(String(names[2]), /[^)] \(copy 3\)$/);
    await desk.edit(draft, 'products', 2, { name: '箱子' });
    const { id } = await desk.post('products/2/copy', { draft, key: 'copy-of-boxes' });
    const { name, slug } = (await desk.entity('products', id, draft)).values;
    assert.deepEqual([name, slug], ['箱子 (copy)', 'copy']);
    const { slug: _, ...values } = (await desk.entity('products', 2, draft)).values;
    const last = await desk.add(draft, 'products', { ...values, name: '纸' });
    assert.equal((await desk.entity('products', last.id, draft)).values.slug, `product-${last.id}`);
  });

  it('can be copied with a name whose end is an emoji', async () => {
    const draft = await desk.begin();
    const { max = 0 } =
      getCatalogueKind('products').fields.find(({ name }) => name === 'name') ?? {};
    const longName = 'x'.repeat(max - 8) + '👩‍👩‍👧';
    await desk.edit(draft, 'products', 2, { name: longName });
    const { id } = await desk.post('products/2/copy', { draft, key: 'copy-of-an-emoji' });
    const { name } = (await desk.entity('products', id, draft)).values;
    assert.equal(name, `${'x'.repeat(max - 8)} (copy)`);
  });

  it('sees a copy only after it was made visible, at its own address', async () => {
    const draft = await desk.begin();
    const body = { draft, key: 'copy-of-the-tape' };
    const { id } = await desk.post(`products/${tape.productid}/copy`, body);
    const copied = await desk.entity('products', id, draft);
    assert.deepEqual([copied.visibility, copied.change], ['hidden', 'new']);
    assert.match(String(copied.values.slug), /-copy$/);
    await desk.publish(draft);
    await assert.rejects(catalogue.findProduct(db, String(copied.values.slug)));
    await publishVisibility('products', [id], 'visible');
    await catalogue.findProduct(db, String(copied.values.slug));
  });
});
