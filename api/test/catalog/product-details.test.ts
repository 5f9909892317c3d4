import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import { packages, products } from '../../src/catalog/tables.ts';
import { products as seeded } from '../../src/seed/data/products.ts';
import { eventually } from '../support/eventually.ts';
import { testApp } from '../support/test-app.ts';

const { app, db } = await testApp();
const read = async (url: string) => (await app.inject(url)).json();
const details = (slug: string) => read(`/users/getproductdetails/${slug}`);

describe('our texts on a product (decision 56)', () => {
  it('are announced, and are part of no answer of section 7', async () => {
    const { info } = await read('/openapi.json');
    assert.ok(info['x-features'].includes('product-details'));
    const { data } = await read('/users/getproductbyslug/veil-clean');
    assert.deepEqual(
      ['included', 'turnaround', 'steps'].filter((field) => field in data),
      [],
    );
  });

  it('say of every product that is seeded what is included, how long it takes and how it goes', async () => {
    for (const { slug } of seeded) {
      const { data } = await details(slug);
      assert.ok(data.included.length >= 2, slug);
      assert.match(data.turnaround, /\.$/, slug);
      assert.equal(data.steps.length, 3, slug);
    }
  });

  it('explain each add-on that a product may have, by its gender or a sub-service, in one line', async () => {
    const { data } = await details('full-length-dress-clean');
    const ids = data.addons.map(({ id }: { id: number }) => id);
    assert.deepEqual(ids, [1, 2, 3, 4, 5]);
    for (const { about } of data.addons) assert.ok(about.length > 20 && about.length < 120, about);
    assert.deepEqual((await details('packing-paper')).data.addons, []);
  });

  it('are empty where nothing is said', async () => {
    const silent = { included: [], turnaround: '', steps: [] };
    await db.update(products).set(silent).where(eq(products.slug, 'veil-clean'));
    await db.update(packages).set({ about: '' });
    await eventually(async () =>
      assert.deepEqual((await details('veil-clean')).data, { ...silent, addons: [] }),
    );
  });

  it('are a 404 of a product that is unknown or no longer sold', async () => {
    assert.equal((await app.inject('/users/getproductdetails/nothing')).statusCode, 404);
    await db.update(products).set({ withdrawn: true }).where(eq(products.slug, 'packing-paper'));
    await eventually(async () =>
      assert.equal((await app.inject('/users/getproductdetails/packing-paper')).statusCode, 404),
    );
  });
});

describe('what services start at (decision 56)', () => {
  it('is the price of the cheapest that is sold, in pounds', async () => {
    const prices = await read('/users/getstartingprices');
    assert.deepEqual(prices[0], { serviceid: 1, price: 65 });
    assert.deepEqual(
      prices.filter(({ serviceid }: { serviceid: number }) => serviceid === 9),
      [],
    );
    await db.update(products).set({ withdrawn: true }).where(eq(products.slug, 'veil-clean'));
    await eventually(async () =>
      assert.equal((await read('/users/getstartingprices'))[0].price, 145),
    );
  });
});
