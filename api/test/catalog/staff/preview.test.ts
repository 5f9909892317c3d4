import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readInPreview } from '../../../src/catalog/staff/preview/preview-reader.ts';
import { findProduct } from '../../../src/catalog/reads/repository.ts';
import { createCatalogueDesk, newProduct } from '../../support/catalogue-desk.ts';
import { createTestApp } from '../../support/test-app.ts';

const shop = await createTestApp();
const { db } = shop;
const desk = await createCatalogueDesk(shop);

describe('a read in a preview', () => {
  it('sees the draft, and leaves nothing behind', async () => {
    const draft = await desk.begin();
    await desk.add(draft, 'products', { ...newProduct, slug: 'not-yet' });
    const read = () => readInPreview(db, draft, (tx) => findProduct(tx, 'not-yet'));
    assert.equal((await read()).price, 12.5);
    await assert.rejects(findProduct(db, 'not-yet'), /no such product/);
    assert.equal((await desk.details(draft)).state, 'open');
    await desk.publishEdit('products', 3, { slug: 'not-yet' });
    await assert.rejects(read(), /'not-yet' is the address of the product/);
  });
});
