import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ImportResult } from 'contract/staff/catalogue/csv';
import { createCatalogueDesk } from '../support/catalogue-desk.ts';
import { eventually } from '../support/eventually.ts';
import { createTestApp } from '../support/test-app.ts';

const shop = await createTestApp();
const { app } = shop;
const desk = await createCatalogueDesk(shop);

const careInstructions = 'Keep the Zephyr box flat.\n\nOpen it once a year.';
const readDetails = async (slug: string) =>
  (await app.inject(`/users/getproductdetails/${slug}`)).json<{
    data: { careInstructions: string };
  }>().data;

describe("a product's care instructions, which one declaration describes", () => {
  it('are searched and compared in a draft, and on the page after its publication', async () => {
    const draft = await desk.begin();
    await desk.edit(draft, 'products', 2, { careInstructions });
    const found = await desk.rows('products', `&draft=${draft}&search=zephyr`);
    assert.deepEqual(
      found.map(({ id }) => id),
      [2],
    );
    assert.deepEqual(await desk.rows('products', '&search=zephyr'), []);
    const { differences } = await desk.details(draft);
    assert.deepEqual(
      differences[0]?.fields.map(({ label }) => label),
      ['Care instructions'],
    );
    await desk.publish(draft);
    assert.equal((await desk.rows('products', '&search=zephyr')).length, 1);
    const { values } = await desk.entity('products', 2);
    await eventually(async () =>
      assert.deepEqual((await readDetails(String(values.slug))).careInstructions, careInstructions),
    );
  });

  it('are refused if they are too long', async () => {
    const { version } = await desk.entity('products', 2);
    const body = {
      draft: await desk.begin(),
      version,
      values: { careInstructions: 'a'.repeat(1001) },
    };
    const response = await desk.try('products/2', body);
    assert.equal(response.statusCode, 400);
    assert.match(response.json<{ error: string }>().error, /^Care instructions: it is too long/);
  });

  it('have a column of the CSV file', async () => {
    const draft = await desk.begin();
    const importCsv = async (file: string) =>
      (
        await app.inject({
          method: 'POST',
          url: `/staff/catalogue/products/import?draft=${draft}`,
          headers: { ...desk.member.headers, 'content-type': 'text/csv' },
          payload: file,
        })
      ).json<{ data: ImportResult }>().data;
    const exported = await desk.member.get('/staff/catalogue/products/export');
    assert.match(exported.body.slice(0, exported.body.indexOf('\r\n')), /,Care instructions,/);
    assert.equal((await importCsv('Number,Care instructions\n2,Air it.\n')).changed, 1);
    const { values } = await desk.entity('products', 2, draft);
    assert.equal(values.careInstructions, 'Air it.');
  });
});
