import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Publication } from 'contract/staff/catalogue/publication';
import { eq, sql } from 'drizzle-orm';
import { publishDueDrafts } from '../../../src/catalog/staff/publishing/schedule.ts';
import { catalogueDrafts } from '../../../src/catalog/staff/records/tables.ts';
import { pictures } from '../../../src/pictures/store/tables.ts';
import { createCatalogueDesk, newProduct } from '../../support/catalogue-desk.ts';
import { createTestApp } from '../../support/test-app.ts';

const shop = await createTestApp();
const { db } = shop;
const desk = await createCatalogueDesk(shop);
const log = { error: () => assert.fail('A publication failed.') };

const listPublications = () => desk.get<Publication[]>('publications');
const undo = async (id: number, last: number) =>
  desk.try(`publications/${id}/undo`, { reason: 'Typed wrongly', last });

/**
 * Schedules a draft for the present time. Then runs the publishing job in two processes at once.
 */
async function runAtItsTime(draft: number) {
  const { version } = await desk.details(draft);
  const publishat = new Date(Date.now() + 60_000).toISOString();
  await desk.post(`drafts/${draft}/schedule`, { version, confirmed: true, publishat });
  await db
    .update(catalogueDrafts)
    .set({ publishAt: sql`now()` })
    .where(eq(catalogueDrafts.id, draft));
  const { signal } = new AbortController();
  await Promise.all([publishDueDrafts(db, log, signal), publishDueDrafts(db, log, signal)]);
}

describe('the return to an earlier state', () => {
  it('takes back a publication and all after it, and can be taken back itself', async () => {
    const before = (await desk.entity('products', 1)).values;
    const draft = await desk.begin('First');
    await desk.edit(draft, 'products', 1, { name: 'First', slug: 'first' });
    const { id } = await desk.add(draft, 'products', { ...newProduct, slug: before.slug });
    await desk.publish(draft);
    await desk.publishEdit('products', 1, { name: 'Second', price: 77 });
    const [second, first] = await listPublications();
    assert.ok(first && second);
    assert.equal((await undo(first.id, first.id)).statusCode, 409);
    assert.equal((await undo(first.id, second.id)).statusCode, 200);
    assert.deepEqual((await desk.entity('products', 1)).values, before);
    assert.equal((await desk.entity('products', id)).visibility, 'archived');
    const [undone] = await listPublications();
    assert.deepEqual([undone?.undoes, undone?.name], [first.id, 'Back to before ‘First’']);
    assert.equal((await undo(undone?.id ?? 0, undone?.id ?? 0)).statusCode, 200);
    const again = (await listPublications())[0]?.name;
    assert.partialDeepStrictEqual((await desk.entity('products', 1)).values, {
      name: 'Second',
      price: 77,
      slug: 'first',
    });
    assert.equal((await desk.entity('products', id)).values.slug, before.slug);
    const undoNewest = async () => {
      const last = (await listPublications())[0]?.id ?? 0;
      assert.equal((await undo(last, last)).statusCode, 200);
      return (await listPublications())[0]?.name;
    };
    assert.deepEqual(
      [again, await undoNewest(), await undoNewest()],
      ['‘First’ again', 'Back to before ‘First’', '‘First’ again'],
    );
  });
});

describe('the return to a state with a picture that was deleted since', () => {
  it('is refused with the name of the product, and changes nothing', async () => {
    const file = `${'0'.repeat(31)}1.jpg`;
    await db.insert(pictures).values({ file, width: 1, height: 1, bytes: 1 });
    const picture = { file, alt: '', focusX: 50, focusY: 50 };
    await desk.publishEdit('products', 35, { name: 'With a picture', pictures: [picture] });
    await desk.publishEdit('products', 35, { pictures: newProduct.pictures });
    const [last, first] = await listPublications();
    await db.update(pictures).set({ unusedSince: sql`now() - interval '1 year'` });
    assert.equal((await undo(last?.id ?? 0, last?.id ?? 0)).statusCode, 200);
    const [kept] = await db.select().from(pictures).where(eq(pictures.file, file));
    assert.equal(kept?.unusedSince, null);
    const [back] = await listPublications();
    assert.equal((await undo(back?.id ?? 0, back?.id ?? 0)).statusCode, 200);
    await db.delete(pictures).where(eq(pictures.file, file));
    const [present] = await listPublications();
    const refused = await undo(last?.id ?? 0, present?.id ?? 0);
    assert.equal(refused.statusCode, 409);
    assert.match(refused.json().error, /^A picture of the product ‘With a picture’ was deleted/);
    assert.deepEqual((await desk.entity('products', 35)).values.pictures, newProduct.pictures);
    assert.equal((await undo(first?.id ?? 0, present?.id ?? 0)).statusCode, 200);
  });
});

describe('a scheduled draft', () => {
  it('is published once at its time, and cannot be changed before', async () => {
    const draft = await desk.begin('January');
    await desk.edit(draft, 'products', 5, { price: 4_242 });
    const { version } = await desk.details(draft);
    const late = new Date(Date.now() + 86_400_000).toISOString();
    const nextFebruary = `${new Date().getFullYear() + 1}-02`;
    for (const publishat of [
      '2020-01-01T00:00:00Z',
      'tomorrow',
      '9999-01-01T00:00:00Z',
      `${nextFebruary}-30T10:00:00Z`,
    ])
      assert.equal(
        (await desk.try(`drafts/${draft}/schedule`, { version, confirmed: true, publishat })).json()
          .field,
        'publishat',
      );
    const body = { version, confirmed: true, publishat: late };
    const scheduled = await desk.post(`drafts/${draft}/schedule`, body);
    const refused = await desk.try('products/5', { draft, version: 1, values: { price: 1 } });
    assert.equal(refused.json().code, 'scheduled');
    await desk.post(`drafts/${draft}/unschedule`, { version: scheduled.version });
    const count = (await listPublications()).length;
    await runAtItsTime(draft);
    assert.equal((await desk.entity('products', 5)).values.price, 4_242);
    assert.equal((await listPublications()).length, count + 1);
  });

  it('fails with its reason if it cannot be published any more, and nothing of it shows', async () => {
    const draft = await desk.begin('Too late');
    await desk.edit(draft, 'products', 2, { name: 'Not yet' });
    await desk.add(draft, 'products', { ...newProduct, name: 'Mattress Bag' });
    await desk.publishEdit('products', 3, { slug: 'mattress-bag' });
    const { version } = await desk.details(draft);
    const publishat = new Date(Date.now() + 60_000).toISOString();
    const refused = await desk.try(`drafts/${draft}/schedule`, {
      version,
      confirmed: true,
      publishat,
    });
    assert.equal(refused.json().code, 'problems');
    await db
      .update(catalogueDrafts)
      .set({ state: 'scheduled', publishAt: sql`now()` })
      .where(eq(catalogueDrafts.id, draft));
    await publishDueDrafts(db, log, new AbortController().signal);
    const failed = await desk.details(draft);
    assert.equal(failed.state, 'failed');
    const { open } = (await desk.member.get('/staff/today')).json().data;
    assert.equal(open.faileddrafts, 1);
    assert.match(failed.failure, /^Address: 'mattress-bag' is the address of the product ‘/);
    assert.notEqual((await desk.entity('products', 2)).values.name, 'Not yet');
  });
});
