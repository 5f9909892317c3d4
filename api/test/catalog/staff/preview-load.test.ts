import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { listProducts, listServices } from '../../../src/catalog/reads/repository.ts';
import { createVersionReader } from '../../../src/catalog/reads/catalogue-version.ts';
import { createPreviewReader } from '../../../src/catalog/staff/preview/preview-reader.ts';
import { createCatalogueDesk } from '../../support/catalogue-desk.ts';
import { createTestApp } from '../../support/test-app.ts';
import type { Db, Tx } from '../../../src/db/db.ts';

const shop = await createTestApp();
const desk = await createCatalogueDesk(shop);

let transactions = 0;
const countingDb = new Proxy(shop.db, {
  get(db, name: keyof Db) {
    if (name === 'transaction') transactions += 1;
    const value: unknown = Reflect.get(db, name);
    return typeof value === 'function' ? value.bind(db) : value;
  },
});
const reader = createPreviewReader(
  countingDb,
  createVersionReader(shop.db, { warn: () => undefined }),
);

/**
 * Starts a preview of a draft that renames a product of service 4. Returns the preview's token and
 * the draft.
 */
async function preview() {
  const { values } = await desk.entity('products', 34);
  assert.equal(values.serviceid, 4);
  const draft = await desk.begin();
  await desk.edit(draft, 'products', 34, { name: 'First name' });
  const url = `/staff/catalogue/drafts/${draft}/preview`;
  const { headers } = await shop.app.inject({
    method: 'POST',
    url,
    headers: desk.member.headers,
  });
  return { draft, token: /=([^;]+);/.exec(String(headers['set-cookie']))?.[1] ?? '' };
}

const countTransactions = async (work: () => Promise<unknown>) => {
  const before = transactions;
  await work();
  return transactions - before;
};

const readProducts = (token: string) =>
  reader.read(token, '/products', async (tx) => JSON.stringify(await listProducts(tx, 4)));

describe('reads of a preview', () => {
  it('share a transaction, and a second one while the first runs', async () => {
    const { token } = await preview();
    const load = async (tx: Tx) => JSON.stringify(await listServices(tx));
    const used = await countTransactions(async () => {
      const reads = Array.from({ length: 30 }, (_, index) => reader.read(token, `/${index}`, load));
      for (const body of await Promise.all(reads)) assert.match(body ?? '', /slug/);
    });
    assert.ok(used <= 2, `${used} transactions`);
  });

  it('are not repeated for an unchanged draft, and see each change at once', async () => {
    const { draft, token } = await preview();
    assert.match((await readProducts(token)) ?? '', /First name/);
    assert.equal(await countTransactions(() => readProducts(token)), 0);
    await desk.edit(draft, 'products', 34, { name: 'Second name' });
    assert.match((await readProducts(token)) ?? '', /Second name/);
  });

  it('fail one by one', async () => {
    const { token } = await preview();
    const failing = reader.read(token, '/failing', () => Promise.reject(new Error('Not this one')));
    const [failed, read] = await Promise.allSettled([failing, readProducts(token)]);
    assert.equal(failed.status, 'rejected');
    assert.equal(read.status, 'fulfilled');
    const again = await reader.read(token, '/failing', async () => 'readable');
    assert.equal(again, 'readable');
  });
});
