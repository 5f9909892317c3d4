import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import { products } from '../../src/catalog/records/tables.ts';
import { createTestApp } from '../support/test-app.ts';

const { app, db } = await createTestApp();

const read = async (url: string) => {
  const response = await app.inject(url);
  const version = Number(response.headers['x-catalogue-version']);
  return { version, statusCode: response.statusCode, body: response.json() };
};

describe('a response of the catalogue names its version', () => {
  it('which is the same for all calls while nothing changes, also for missing entries', async () => {
    const versions = [];
    for (const path of ['getservices', 'getproducts/3', 'getfaq', 'getproductbyslug/none'])
      versions.push((await read(`/users/${path}`)).version);
    assert.ok(versions[0]);
    assert.equal(new Set(versions).size, 1);
  });

  it('although the process has not noticed a change yet', async () => {
    const { version } = await read('/users/getservices');
    await db.update(products).set({ price: 1 }).where(eq(products.id, 30));
    const changed = await read('/users/getproducts/4');
    assert.equal(changed.body.find(({ id }: { id: number }) => id === 30).price, 0.01);
    assert.equal(changed.version, version + 1);
    assert.equal((await read('/users/getservices')).version, version + 1);
    await db.update(products).set({ withdrawn: true }).where(eq(products.id, 31));
    const missing = await read('/users/getproductbyslug/wardrobe-carton-with-rail');
    assert.deepEqual([missing.statusCode, missing.version], [404, version + 2]);
  });
});
