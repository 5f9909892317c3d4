import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { seedCatalogue } from '../../src/seed/seed-catalogue.ts';
import { createTestApp } from '../support/test-app.ts';

const { app, db } = await createTestApp();

const read = async (url: string) => (await app.inject(url)).json();

describe('the content beside the catalogue', () => {
  it('has banners with a title and a tagline inside data', async () => {
    const { status, data } = await read('/users/getbanners');
    assert.equal(status, true);
    assert.deepEqual(Object.keys(data[0]), ['title', 'tagline', 'picture']);
  });

  it('has a picture and a description about the firm inside data', async () => {
    const { data } = await read('/users/aboutus');
    assert.equal(data.picture, 'about.svg');
    assert.match(data.description, /London/);
  });

  it('has a fit-check gallery and featured products as plain arrays', async () => {
    const [entry] = await read('/users/getfitcheckdata');
    assert.deepEqual(Object.keys(entry), ['id', 'picture', 'url', 'url_label']);
    const featured = await read('/users/getfeatureproductdata');
    const products = await read('/users/getproductsforfitcheck');
    const ids = products.map(({ id }: { id: number }) => id);
    for (const { productid } of featured) assert.ok(ids.includes(productid));
  });
});

describe('the texts of the firm', () => {
  it('begin on the home page with four questions about moves and dresses', async () => {
    const homeQuestions = (await read('/users/gethomequestions')).data;
    assert.equal(homeQuestions.length, 4);
    assert.ok(
      homeQuestions.some(({ question }: { question: string }) => /removal kit/.test(question)),
    );
    assert.ok(homeQuestions.some(({ question }: { question: string }) => /dress/.test(question)));
  });

  it('are at first those of the specification: 18 questions in four topics, and 19 sections', async () => {
    const { data: topics } = await read('/users/getfaq');
    assert.deepEqual(
      topics.map(({ title, entries }: { title: string; entries: object[] }) => [
        title,
        entries.length,
      ]),
      [
        ['Cleaning', 6],
        ['Insurance', 4],
        ['Packing', 4],
        ['Collection and delivery', 4],
      ],
    );
    const { data: sections } = await read('/users/getterms');
    assert.equal(sections.length, 19);
    assert.deepEqual(Object.keys(sections[6]), ['anchor', 'title', 'content']);
    assert.equal(sections[6].anchor, 'cancellation');
    assert.match(sections[6].content, /on the page of your order[\s\S]*\{email\}/);
  });

  it('follow position and visibility, and stay away after the last one was archived', async () => {
    await db.execute(`update faq_topics set position = 9000 where title = 'Cleaning'`);
    await db.execute(`update faq_topics set visibility = 'hidden' where title = 'Packing'`);
    await db.execute(
      `update faq_entries set visibility = 'archived' where question like 'How do I make a claim%'`,
    );
    await db.execute(`update terms_sections set visibility = 'archived'`);
    await seedCatalogue(db);
    const { data: topics } = await pollFaq();
    assert.deepEqual(
      topics.map(({ title, entries }: { title: string; entries: object[] }) => [
        title,
        entries.length,
      ]),
      [
        ['Insurance', 3],
        ['Collection and delivery', 4],
        ['Cleaning', 6],
      ],
    );
    assert.deepEqual((await read('/users/getterms')).data, []);
  });
});

/** Reads the questions again until the cached response of the previous version has expired. */
async function pollFaq() {
  for (;;) {
    const response = await read('/users/getfaq');
    if (response.data.length === 3) return response;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
