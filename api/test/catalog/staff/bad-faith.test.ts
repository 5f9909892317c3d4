import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { catalogueKinds } from 'contract/staff/catalogue/kinds';
import fc from 'fast-check';
import { createCatalogueDesk, newProduct } from '../../support/catalogue-desk.ts';
import { chooseByForm } from '../../support/in-form.ts';
import { createTestApp } from '../../support/test-app.ts';

const shop = await createTestApp();
const desk = await createCatalogueDesk(shop);
const draft = await desk.begin('Bad faith');

/** Sends values of an edit. Returns the refused field and the error message. */
async function readRefusal(kind: string, id: number, values: object) {
  const response = await desk.try(`${kind}/${id}`, { draft, version: 0, values });
  const { field, error } = response.json();
  return [response.statusCode, field, error];
}

const cases: [string, number, object, string, RegExp][] = [
  ['products', 1, { name: '' }, 'name', /^Name: please fill it in\.$/],
  ['products', 1, { name: ' \u0000 ' }, 'name', /^Name: please fill it in\.$/],
  ['products', 1, { name: '\u200b\u200b' }, 'name', /^Name: please fill it in\.$/],
  ['faq', 1, { question: ' \u2060\u2800' }, 'question', /^Question: please fill it in\.$/],
  ['terms', 1, { title: '\u202e' }, 'title', /^Title: please fill it in\.$/],
  ['products', 1, { name: 'x'.repeat(200_000) }, 'name', /^Name: it is too long: at most 120/],
  ['products', 1, { price: 0 }, 'price', /^Price: it must be more than £0\.00\.$/],
  ['products', 1, { price: -5 }, 'price', /^Price: it must not be negative\.$/],
  ['products', 1, { price: 1e9 }, 'price', /^Price: it must be at most £100,000\.00\.$/],
  ['products', 1, { price: '12,50' }, 'price', /^Price: please type an amount/],
  ['products', 1, { price: 1.5 }, 'price', /^Price: please type an amount/],
  ['products', 1, { price: null }, 'price', /^Price: please type an amount/],
  ['products', 1, { slug: 'Bubble Wrap' }, 'slug', /^Address: please use small letters/],
  ['products', 1, { slug: 'bubblé-wrap' }, 'slug', /^Address: please use small letters/],
  ['products', 1, { slug: 'packing-paper' }, 'slug', /^Address: 'packing-paper' is the address of/],
  ['services', 1, { slug: 'cart' }, 'slug', /^Address: 'cart' is a page of the shop itself/],
  ['services', 1, { slug: 'storage' }, 'slug', /^Address: 'storage' is the address of the service/],
  ['products', 1, { serviceid: 99_999 }, 'serviceid', /^Service: this service does not exist/],
  ['products', 1, { serviceid: 1e300 }, 'serviceid', /^Service: please choose one/],
  ['products', 1, { serviceid: null }, 'serviceid', /^Service: please choose one/],
  [
    'products',
    1,
    { pictures: [{ file: '../../etc/passwd' }] },
    'pictures',
    /^Pictures: please choose/,
  ],
  ['products', 1, { pictures: [{ file: 'nothing.png' }] }, 'pictures', /^Pictures: the library/],
  ['products', 1, { steps: Array.from({ length: 13 }, () => 'x') }, 'steps', /at most 12 entries/],
  ['products', 1, { status: 'yes' }, 'status', /^Offers add-ons: it is either yes or no/],
  ['products', 1, { visibility: 'hidden' }, 'visibility', /^There is no field/],
  ['products', 1, { withdrawn: false }, 'withdrawn', /^There is no field 'withdrawn'/],
  ['products', 1, { toString: 'x' }, 'toString', /^There is no field 'toString'/],
  ['services', 1, { type: 'suit' }, 'type', /^Type: please choose ‘Goods and moves’ or ‘Garments’/],
  ['subservices', 1, { name: 'AFTER the wedding' }, 'name', /^Name: the service has a sub-service/],
  ['fit-check', 1, { url: 'javascript:alert(1)' }, 'url', /^Link: please begin with/],
  ['fit-check', 1, { url: '//evil.example' }, 'url', /^Link: please begin with/],
];

describe('bad input of the desk', () => {
  it('is no name of a draft without a visible character', async () => {
    for (const name of ['', ' ', '\u200b\u200b', '\u202e\u00ad']) {
      const response = await desk.try('drafts', { name, key: randomUUID() });
      const { field, error } = response.json();
      assert.deepEqual([response.statusCode, field, error], [400, 'name', 'Name is missing.']);
    }
  });

  it('gets a message at its field that names the way out', async () => {
    for (const [kind, id, values, field, sentence] of cases) {
      const [status, refusedField, error] = await readRefusal(kind, id, values);
      assert.deepEqual([status, refusedField], [400, field], JSON.stringify(values).slice(0, 99));
      assert.match(error, sentence);
    }
    assert.equal((await desk.details(draft)).changes, 0);
  });

  it('with prototype keys changes no prototype', async () => {
    for (const key of ['__proto__', 'constructor'])
      for (const values of [`{"${key}":{"prototype":{"x":1}}}`, `{"name":{"${key}":1}}`]) {
        const response = await shop.app.inject({
          method: 'POST',
          url: '/staff/catalogue/products/1',
          headers: { ...desk.member.headers, 'content-type': 'application/json' },
          payload: `{"draft":${draft},"version":0,"values":${values}}`,
        });
        assert.equal(response.statusCode, 400, response.body);
      }
    assert.equal(Object.hasOwn(Object.prototype, 'x'), false);
  });

  it('with unknown kinds, ids, drafts and endless lists is refused', async () => {
    const key = randomUUID();
    const ids = Array.from({ length: 100_000 }, (_, index) => index + 1);
    const tries: [string, object, number][] = [
      ['nothing', { draft, values: {}, key }, 400],
      ['__proto__/1', { draft, version: 0, values: {} }, 400],
      ['products/99999', { draft, version: 0, values: { name: 'x' } }, 404],
      ['products/99999999999', { draft, version: 0, values: { name: 'x' } }, 400],
      ['products/1', { draft: 99_999, version: 0, values: { name: 'x' } }, 404],
      ['products/visibility', { draft, ids, visibility: 'hidden' }, 413],
      ['products/visibility', { draft, ids: ids.slice(0, 5_001), visibility: 'hidden' }, 400],
      ['products/visibility', { draft, ids: [1, 99_999], visibility: 'hidden' }, 404],
      ['products/order', { draft, ids: [1, 1, 2] }, 409],
      ['about/order', { draft, ids: [1] }, 400],
      ['products/order', { draft, ids: Array.from({ length: 12_000 }, (_, n) => n + 1) }, 409],
      ['about', { draft, values: { description: 'Another' }, key }, 400],
      ['mail-texts', { draft, values: { text: 'Another' }, key }, 400],
      ['about/visibility', { draft, ids: [1], visibility: 'archived' }, 400],
      ['products', { draft, values: { name: 'No price' }, key }, 400],
      ['publications/1/undo', { reason: 'Nothing', last: 1 }, 404],
    ];
    for (const [path, body, status] of tries) {
      const response = await desk.try(path, body);
      assert.equal(response.statusCode, status, `${path} ${response.body}`);
    }
  });

  it('at random gets no 5xx, and leaves the draft readable', async () => {
    const kinds = catalogueKinds.map(({ name, fields }) => ({
      name,
      fields: fields.map((field) => field.name),
    }));
    const anyEdit = fc.constantFrom(...kinds).chain(({ name, fields }) =>
      fc.record({
        kind: fc.constant(name),
        id: fc.constantFrom(1, 2, 3, 34),
        values: fc.dictionary(fc.constantFrom(...fields, 'visibility', 'id'), fc.jsonValue(), {
          maxKeys: 3,
        }),
      }),
    );
    await fc.assert(
      fc.asyncProperty(anyEdit, async ({ kind, id, values }) => {
        const edited = await desk.try(`${kind}/${id}`, { draft, version: 0, values });
        assert.ok(edited.statusCode < 500, edited.body);
        const body = { draft, values, key: randomUUID() };
        assert.ok((await desk.try(kind, body)).statusCode < 500);
      }),
      { numRuns: chooseByForm({ short: 100, long: 1_000 }) },
    );
    assert.deepEqual((await desk.details(draft)).problems, []);
  });

  it('leaves at most fifty drafts and twenty thousand changes', async () => {
    const full = await desk.begin('Full');
    await shop.db.execute(
      `insert into catalogue_changes (draftid, kind, entityid, "values")
       select ${full}, 'banners', id, '{"title":"x","visibility":"hidden","position":1}'
       from generate_series(1000001, 1020000) id`,
    );
    const body = { draft: full, values: newProduct, key: randomUUID() };
    const refused = await desk.try('products', body);
    assert.deepEqual([refused.statusCode, refused.json().code], [409, 'draft_full']);
    for (let drafts = 2; drafts < 50; drafts += 1) await desk.begin();
    const tooMany = await desk.try('drafts', { name: 'One more', key: randomUUID() });
    assert.deepEqual([tooMany.statusCode, tooMany.json().code], [409, 'too_many_drafts']);
  });
});
