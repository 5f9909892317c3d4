import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, describe, it } from 'node:test';
import { startEdge, startSmallShop } from './support/shop-of.ts';

const token = 'a'.repeat(43);
const draft = { name: 'Prices of <January>', until: '2027-01-01T12:00:00.000Z' };

/** Starts a shop whose backend knows one preview and records the cookies of its requests. */
async function startShopWithDraft() {
  const cookies: (string | undefined)[] = [];
  const backend = createServer(({ url = '', headers }, response) => {
    const isCheck = url.startsWith('/users/getcataloguepreview');
    if (isCheck) cookies.push(headers.cookie);
    const isKnown = isCheck && headers.cookie === `catalogue-preview=${token}`;
    response.statusCode = isKnown ? 200 : 404;
    response.end(isKnown ? JSON.stringify({ status: true, data: draft }) : '{}');
  }).listen(0, '127.0.0.1');
  await once(backend, 'listening');
  after(() => backend.close());
  const { data } = await startSmallShop('catalog');
  const { port } = backend.address() as AddressInfo;
  const app = await startEdge(data, { API_HOST: `http://127.0.0.1:${port}`, PAGE_CACHE_MB: '8' });
  return {
    cookies,
    async visit(cookie?: string) {
      const { statusCode, headers, body } = await app.inject({
        url: '/catalog',
        headers: cookie === undefined ? {} : { cookie },
      });
      const boot = /<script id="boot" type="application\/json">(.*)<\/script>/.exec(body)?.[1];
      return {
        statusCode,
        cacheControl: headers['cache-control'],
        etag: headers['etag'],
        robots: headers['x-robots-tag'],
        root: /<div id="root">(.*)<\/div>/.exec(body)?.[1],
        draft: (JSON.parse(boot ?? '{}') as { draft?: object }).draft,
        body,
      };
    },
  };
}

const { cookies, visit } = await startShopWithDraft();
const previewCookie = `catalogue-preview=${token}`;

describe('a page for staff who preview a draft of the catalogue', () => {
  it('is drawn by the browser, is stored nowhere and names the draft', async () => {
    const publicPage = await visit();
    assert.match(publicPage.root ?? '', /<h1>/);
    const page = await visit(`theme=dark; ${previewCookie}`);
    assert.deepEqual(
      [page.statusCode, page.root, page.cacheControl, page.robots, page.etag],
      [200, '', 'private, no-store', 'noindex', undefined],
    );
    assert.deepEqual(page.draft, draft);
    assert.ok(!page.body.includes('<January>'));
    assert.deepEqual(cookies.splice(0), [previewCookie]);
  });

  it('changes no page of other visitors, before or after it', async () => {
    const { body, cacheControl, etag } = await visit();
    await visit(previewCookie);
    const later = await visit();
    assert.deepEqual([later.body, later.cacheControl, later.etag], [body, cacheControl, etag]);
    assert.equal(later.draft, undefined);
    assert.ok(!body.includes('January'));
  });

  for (const cookie of [
    `catalogue-preview=${'b'.repeat(43)}`,
    'catalogue-preview=',
    'catalogue-preview=short',
    `not-catalogue-preview=${token}`,
  ])
    it(`is the public one with the made-up cookie ${cookie.slice(0, 30)}`, async () => {
      const { draft: pageDraft, root, robots } = await visit(cookie);
      assert.deepEqual([pageDraft, robots], [undefined, undefined]);
      assert.match(root ?? '', /<h1>/);
    });

  it('causes no call for visitors without the cookie', async () => {
    cookies.length = 0;
    await visit();
    await visit('bucket=7; preview=x');
    assert.deepEqual(cookies, []);
  });
});
