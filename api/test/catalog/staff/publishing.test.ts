import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import { staffAudit } from '../../../src/audit/records/tables.ts';
import { createCatalogueDesk, findPresentSlug, newProduct } from '../../support/catalogue-desk.ts';
import { eventually } from '../../support/eventually.ts';
import { createTestApp } from '../../support/test-app.ts';

const shop = await createTestApp();
const { app, db } = shop;
const desk = await createCatalogueDesk(shop);

const findSlug = (slug: unknown) => findPresentSlug(shop, slug);

const readPublicProduct = async (slug: string) => {
  const response = await app.inject(`/users/getproductbyslug/${slug}`);
  return response.statusCode === 200 ? response.json().data : response.statusCode;
};

describe('a draft', () => {
  it('finds an entity by every spelling of its name', async () => {
    const draft = await desk.begin('Names');
    const name = 'Bride’s Łódź Weiß–Box';
    const { id } = await desk.add(draft, 'products', { ...newProduct, name, slug: 'folded-name' });
    for (const typed of ["bride's lodz", 'BRIDES LODZ', 'weiss-box', 'Łódź', '\u200eLodz']) {
      const found = await desk.rows(
        'products',
        `&draft=${draft}&search=${encodeURIComponent(typed)}`,
      );
      assert.deepEqual(
        found.map((row) => row.id),
        [id],
        typed,
      );
    }
  });

  it('is seen by nobody in the shop until it is published, and by all within seconds', async () => {
    const draft = await desk.begin('Prices for January');
    const { id } = await desk.add(draft, 'products', newProduct);
    const row = await desk.entity('products', id, draft);
    assert.deepEqual(
      [row.change, row.published, row.values.slug],
      ['new', null, 'bubble-wrap-roll-50-m'],
    );
    assert.equal(await readPublicProduct('bubble-wrap-roll-50-m'), 404);
    await desk.edit(draft, 'products', 1, { price: 12_345 });
    const { differences, problems } = await desk.details(draft);
    assert.deepEqual(problems, []);
    assert.deepEqual(
      differences.map(({ isnew }) => isnew),
      [true, false],
    );
    assert.partialDeepStrictEqual(differences[1]?.fields, [{ label: 'Price', after: 12_345 }]);
    await desk.publish(draft);
    await eventually(async () =>
      assert.partialDeepStrictEqual(await readPublicProduct('bubble-wrap-roll-50-m'), {
        price: 12.5,
        image: '{"picture0":"product-packing-paper.svg"}',
      }),
    );
    const gone = await desk.member.get(`/staff/catalogue/drafts/${draft}`);
    assert.equal(gone.statusCode, 404);
    const entries = await db.select().from(staffAudit).where(eq(staffAudit.subjectKind, 'draft'));
    assert.ok(entries.some(({ action }) => action === 'draft.published'));
  });

  it('forgets a value that is the published one again', async () => {
    const draft = await desk.begin();
    const { values } = await desk.entity('products', 2);
    await desk.edit(draft, 'products', 2, { name: 'Other', turnaround: 'A week' });
    await desk.edit(draft, 'products', 2, { name: values.name, turnaround: values.turnaround });
    assert.equal((await desk.entity('products', 2, draft)).change, 'none');
    const empty = await desk.try(`drafts/${draft}/publish`, { version: 3, confirmed: true });
    assert.deepEqual([empty.statusCode, empty.json().code], [400, 'empty_draft']);
  });

  it('swaps two addresses, and old addresses are kept', async () => {
    const draft = await desk.begin();
    const [first, second] = [await desk.entity('products', 3), await desk.entity('products', 4)];
    await desk.edit(draft, 'products', 3, { slug: 'for-a-moment' });
    await desk.edit(draft, 'products', 4, { slug: first.values.slug });
    await desk.edit(draft, 'products', 3, { slug: second.values.slug });
    await desk.publish(draft);
    assert.equal((await desk.entity('products', 3)).values.slug, second.values.slug);
    assert.equal(await findSlug(first.values.slug), null);
    assert.equal(await findSlug(second.values.slug), null);
    await desk.publishEdit('products', 3, { slug: 'a-new-address' });
    assert.equal(await findSlug(second.values.slug), 'a-new-address');
    await desk.publishEdit('products', 3, { slug: second.values.slug });
    assert.equal(await findSlug(second.values.slug), null);
    assert.equal(await findSlug('a-new-address'), second.values.slug);
  });

  it('is created once for a repeated call, and so is a new entity', async () => {
    const key = randomUUID();
    const [first, again] = [
      await desk.post('drafts', { name: 'Twice', key }),
      await desk.post('drafts', { name: 'Twice', key }),
    ];
    assert.equal(first.id, again.id);
    const body = { draft: first.id, values: { ...newProduct, name: 'Twice' }, key };
    assert.deepEqual(await desk.post('products', body), await desk.post('products', body));
    assert.equal((await desk.details(first.id)).changes, 1);
  });

  it('warns of large changes of prices before it is published', async () => {
    const draft = await desk.begin();
    await desk.edit(draft, 'products', 5, { price: 1 });
    const { version, warnings } = await desk.details(draft);
    assert.match(warnings[0]?.sentence ?? '', /^Price: from £[\d,.]+ to £0.01 is \d+ % down\.$/);
    const asked = await desk.try(`drafts/${draft}/publish`, { version, confirmed: false });
    assert.deepEqual([asked.statusCode, asked.json().code], [409, 'warnings']);
    await desk.post(`drafts/${draft}/publish`, { version, confirmed: true });
  });
});
