import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pictures } from '../../../src/pictures/store/tables.ts';
import { createCatalogueDesk, newProduct } from '../../support/catalogue-desk.ts';
import { createTestApp } from '../../support/test-app.ts';

const shop = await createTestApp();
const desk = await createCatalogueDesk(shop);

const readWarnings = async (draft: number) =>
  (await desk.details(draft)).warnings.map(({ kind, id, sentence }) => `${kind} ${id} ${sentence}`);

const hide = (draft: number, kind: string, ids: number[], visibility = 'hidden') =>
  desk.post(`${kind}/visibility`, { draft, ids, visibility });

const uploadedFile = `${'ab'.repeat(32)}.jpg`;
const addToLibrary = (file: string, alt: string) =>
  shop.db.insert(pictures).values({ file, alt, width: 10, height: 10, bytes: 10 });

describe('the review of a draft', () => {
  for (const visibility of ['hidden', 'archived']) {
    it(`warns of what a service or topic that is ${visibility} takes off the shop`, async () => {
      const draft = await desk.begin();
      await hide(draft, 'services', [1], visibility);
      await hide(draft, 'faq-topics', [1], visibility);
      const [productsSentence, subservicesSentence, questionsSentence, ...rest] =
        await readWarnings(draft);
      const count = Number(/\d+(?= products)/.exec(productsSentence ?? '')?.[0]);
      assert.equal(
        productsSentence,
        `services 1 Visibility: its ${count} products leave the shop too.`,
      );
      assert.match(subservicesSentence ?? '', /^services 1 Visibility: its \d+ sub-services leave/);
      assert.match(questionsSentence ?? '', /^faq-topics 1 Visibility: its \d+ questions leave/);
      assert.deepEqual(rest, []);
      const own = (await desk.rows('products')).filter(({ values }) => values.serviceid === 1);
      assert.equal(own.length, count);
      await hide(
        draft,
        'products',
        own.slice(1).map(({ id }) => id),
      );
      assert.ok(
        (await readWarnings(draft)).includes(
          'services 1 Visibility: its product leaves the shop too.',
        ),
      );
      const { version } = await desk.details(draft);
      const asked = await desk.try(`drafts/${draft}/publish`, { version, confirmed: false });
      assert.deepEqual([asked.statusCode, asked.json().code], [409, 'warnings']);
      await desk.post(`drafts/${draft}/discard`, { version });
    });
  }

  it('tells of open drafts that change the same field', async () => {
    const [one, two] = [await desk.begin('One'), await desk.begin('Two')];
    await desk.edit(one, 'products', 5, { turnaround: 'A day', description: 'Big' });
    await desk.edit(two, 'products', 5, { turnaround: 'A week' });
    const sentence = 'How long it takes: the open draft ‘Two’ changes it too.';
    assert.deepEqual(await readWarnings(one), [`products 5 ${sentence}`]);
  });

  it('asks for the description of a new picture', async () => {
    await addToLibrary(uploadedFile, '');
    const describedFile = uploadedFile.replace('a', 'c');
    await addToLibrary(describedFile, 'A box');
    const draft = await desk.begin();
    const focus = { focusX: 50, focusY: 50 };
    await desk.edit(draft, 'products', 34, {
      pictures: [{ file: uploadedFile, alt: '', ...focus }],
    });
    await desk.edit(draft, 'products', 35, {
      pictures: [{ file: uploadedFile, alt: 'A box', ...focus }],
    });
    await desk.edit(draft, 'services', 2, { picture: uploadedFile });
    await desk.edit(draft, 'services', 3, { picture: describedFile });
    const missing = 'a new picture has no description for people who cannot see it.';
    assert.deepEqual((await readWarnings(draft)).toSorted(), [
      `products 34 Pictures: ${missing}`,
      `services 2 Picture: ${missing}`,
    ]);
    await desk.publish(draft);
    const next = await desk.begin();
    await desk.edit(next, 'products', 34, { name: 'Renamed' });
    await desk.add(next, 'products', { ...newProduct, pictures: [] });
    assert.deepEqual(await readWarnings(next), []);
  });
});
