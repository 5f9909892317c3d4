import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createCatalogueDesk } from '../../support/catalogue-desk.ts';
import { createTestApp } from '../../support/test-app.ts';

const shop = await createTestApp();
const ann = await createCatalogueDesk(shop);
const bob = await createCatalogueDesk(shop);

describe('two people on one product', () => {
  it('keep both changes if they change different fields', async () => {
    const draft = await ann.begin();
    await ann.post('products/1', { draft, version: 0, values: { name: 'Ann’s name' } });
    await bob.post('products/1', { draft, version: 0, values: { price: 4_200 } });
    assert.partialDeepStrictEqual((await ann.entity('products', 1, draft)).values, {
      name: 'Ann’s name',
      price: 4_200,
    });
  });

  it('see what the other one changed if it is the same field, and lose nothing', async () => {
    const draft = await ann.begin();
    await ann.post('products/2', { draft, version: 0, values: { name: 'Ann’s', price: 4_200 } });
    const body = { draft, version: 0, values: { name: 'Bob’s', price: 4_200 } };
    const refused = await bob.try('products/2', body);
    assert.equal(refused.statusCode, 409);
    const { code, current, by, at, fields } = refused.json();
    assert.deepEqual(
      [code, current.values.name, by, fields],
      ['changed_meanwhile', 'Ann’s', 'Pat', ['name']],
    );
    assert.ok(Date.parse(at) > 0);
    await bob.post('products/2', { ...body, version: current.version });
    assert.equal((await ann.entity('products', 2, draft)).values.name, 'Bob’s');
  });

  it('see that the other one took a change back, even the only one of the product', async () => {
    const draft = await ann.begin();
    const published = (await ann.entity('products', 5)).values;
    const read = await ann.post('products/5', { draft, version: 0, values: { name: 'Ann’s' } });
    const back = { name: published.name };
    const undone = await ann.post('products/5', { draft, version: read.version, values: back });
    assert.equal(undone.version, 0);
    const body = { draft, version: read.version, values: { name: 'Bob’s' } };
    const refused = await bob.try('products/5', body);
    assert.equal(refused.statusCode, 409);
    const { current, fields } = refused.json();
    assert.deepEqual([current.values.name, current.version, fields], [published.name, 0, ['name']]);
    await ann.post('products/5', { draft, version: 0, values: { price: 4_200 } });
    const stale = await bob.try('products/5', body);
    assert.deepEqual([stale.statusCode, stale.json().fields], [409, ['name']]);
    await bob.post('products/5', { ...body, version: stale.json().current.version });
    assert.equal((await ann.entity('products', 5, draft)).values.name, 'Bob’s');
  });

  it('may both take the same change back', async () => {
    const draft = await ann.begin();
    const { name } = (await ann.entity('products', 34)).values;
    const read = await ann.post('products/34', { draft, version: 0, values: { name: 'Ann’s' } });
    for (const person of [ann, bob])
      await person.post('products/34', { draft, version: read.version, values: { name } });
    assert.equal((await ann.entity('products', 34, draft)).change, 'none');
  });

  it('are told of the other draft, and of what it published', async () => {
    const [first, second] = [await ann.begin('Ann’s draft'), await bob.begin('Bob’s draft')];
    await ann.edit(first, 'products', 3, { name: 'Ann’s' });
    await bob.edit(second, 'products', 3, { name: 'Bob’s' });
    const { elsewhere } = await bob.entity('products', 3, second);
    assert.deepEqual(elsewhere, [{ id: first, name: 'Ann’s draft', fields: ['name'] }]);
    await ann.publish(first);
    const { differences, warnings } = await bob.details(second);
    assert.equal(differences[0]?.fields[0]?.before, 'Ann’s');
    assert.match(warnings[0]?.sentence ?? '', /^Name: it was published anew/);
  });

  it('cannot discard or publish what they have not seen', async () => {
    const draft = await ann.begin();
    const { version } = await ann.edit(draft, 'products', 4, { name: 'Ann’s' });
    await bob.edit(draft, 'products', 4, { price: 4_200 });
    const discarded = await ann.try('products/4/discard', { draft, version });
    assert.equal(discarded.statusCode, 409);
    const published = await ann.try(`drafts/${draft}/publish`, { version, confirmed: true });
    assert.deepEqual([published.statusCode, published.json().code], [409, 'changed_meanwhile']);
  });
});
