import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Publication } from 'contract/staff/catalogue/publication';
import { findCurrentAddress } from '../../../src/catalog/reads/former-slugs.ts';
import { createCatalogueDesk, findPresentSlug, newProduct } from '../../support/catalogue-desk.ts';
import { createTestApp } from '../../support/test-app.ts';

const shop = await createTestApp();
const desk = await createCatalogueDesk(shop);

const findSlug = (slug: string) => findPresentSlug(shop, slug);

async function undoLast() {
  const [last] = await desk.get<Publication[]>('publications');
  await desk.post(`publications/${last?.id}/undo`, { reason: 'Typed wrongly', last: last?.id });
}

describe('a former address', () => {
  it('of a service is not lost if a product leaves the same one', async () => {
    await desk.publishEdit('services', 4, { slug: 'curtains' });
    await desk.publishEdit('products', 1, { slug: 'curtains' });
    const draft = await desk.begin();
    await desk.edit(draft, 'services', 4, { slug: 'curtain-care' });
    await desk.edit(draft, 'products', 1, { slug: 'curtain-clean' });
    await desk.publish(draft);
    const { product, ofservice } = await findCurrentAddress(shop.db, 'curtains');
    assert.deepEqual([product, ofservice], ['curtain-clean', 'curtain-care']);
  });

  it('that another product gets leads there, which is asked first', async () => {
    await desk.publishEdit('products', 2, { slug: 'wanted' });
    await desk.publishEdit('products', 2, { slug: 'given-up' });
    assert.equal(await findSlug('wanted'), 'given-up');
    const draft = await desk.begin();
    await desk.edit(draft, 'products', 3, { slug: 'wanted' });
    const { version, warnings } = await desk.details(draft);
    const { name } = (await desk.entity('products', 2)).values;
    assert.deepEqual(
      warnings.map(({ id, field, sentence }) => [id, field, sentence]),
      [
        [
          ...[3, 'slug'],
          `Address: 'wanted' was the address of ‘${String(name)}’. Links to it will lead here instead.`,
        ],
      ],
    );
    const refused = await desk.try(`drafts/${draft}/publish`, { version, confirmed: false });
    assert.equal(refused.json().code, 'warnings');
    await desk.publish(draft);
    assert.equal(await findSlug('wanted'), null);
    await desk.publishEdit('products', 3, { slug: 'moved-on' });
    assert.equal(await findSlug('wanted'), 'moved-on');
  });

  it('leads again where it led before, after the return to that state', async () => {
    await desk.publishEdit('products', 5, { slug: 'long-known' });
    await desk.publishEdit('products', 5, { slug: 'renamed' });
    await desk.publishEdit('products', 34, { slug: 'long-known' });
    await undoLast();
    assert.equal(await findSlug('long-known'), 'renamed');
    const draft = await desk.begin();
    const { id } = await desk.add(draft, 'products', { ...newProduct, slug: 'long-known' });
    await desk.publish(draft);
    assert.equal(await findSlug('long-known'), null);
    await undoLast();
    assert.equal(await findSlug('long-known'), 'renamed');
    await undoLast();
    assert.equal((await desk.entity('products', id)).values.slug, 'long-known');
    assert.equal(await findSlug('long-known'), null);
  });
});
