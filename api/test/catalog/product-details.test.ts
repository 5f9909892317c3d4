import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import { packages, products } from '../../src/catalog/records/tables.ts';
import { products as seeded } from '../../src/seed/data/products.ts';
import { eventually } from '../support/eventually.ts';
import { createTestApp } from '../support/test-app.ts';

const { app, db } = await createTestApp();
const read = async (url: string) => (await app.inject(url)).json();
const readDetails = (slug: string) => read(`/users/getproductdetails/${slug}`);

describe("the shop's own texts about a product (rule 56)", () => {
  it('are announced in the contract, and are not part of the responses of section 7', async () => {
    const { info } = await read('/openapi.json');
    assert.ok(info['x-features'].includes('product-details'));
    const { data } = await read('/users/getproductbyslug/veil-clean');
    assert.deepEqual(
      ['included', 'turnaround', 'steps', 'careInstructions'].filter((field) => field in data),
      [],
    );
  });

  it('say for every seeded product what is included, how long it takes and how it works', async () => {
    for (const { slug } of seeded) {
      const { data } = await readDetails(slug);
      assert.ok(data.included.length >= 2, slug);
      assert.match(data.turnaround, /\.$/, slug);
      assert.equal(data.steps.length, 3, slug);
    }
  });

  it('explain in one line each add-on of a product, by its gender or a sub-service', async () => {
    const { data } = await readDetails('full-length-dress-clean');
    const ids = data.addons.map(({ id }: { id: number }) => id);
    assert.deepEqual(ids, [1, 2, 3, 4, 5]);
    for (const { about } of data.addons) assert.ok(about.length > 20 && about.length < 120, about);
    assert.deepEqual((await readDetails('packing-paper')).data.addons, []);
  });

  it('tell how to keep a garment, and nothing of the kind about a box', async () => {
    assert.match((await readDetails('veil-clean')).data.careInstructions, /out of the sun\./);
    assert.equal((await readDetails('packing-paper')).data.careInstructions, '');
  });

  it('are empty for a product without texts', async () => {
    const silent = { included: [], turnaround: '', steps: [], careInstructions: '' };
    await db.update(products).set(silent).where(eq(products.slug, 'veil-clean'));
    await db.update(packages).set({ about: '' });
    await eventually(async () =>
      assert.deepEqual((await readDetails('veil-clean')).data, { ...silent, addons: [] }),
    );
  });

  it('return 404 for an unknown or withdrawn product', async () => {
    assert.equal((await app.inject('/users/getproductdetails/nothing')).statusCode, 404);
    await db.update(products).set({ withdrawn: true }).where(eq(products.slug, 'packing-paper'));
    await eventually(async () =>
      assert.equal((await app.inject('/users/getproductdetails/packing-paper')).statusCode, 404),
    );
  });
});

describe('the starting price of a service (rule 56)', () => {
  it('is the price of its cheapest sold product, in pounds', async () => {
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
