import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { startRenderingShop } from './support/rendering-shop.ts';

/** Source of a shell whose pages have moved. For example, /to/catalog redirects to /catalog. */
const movedPagesShell = `
exports['./server'] = {
  headerSlots: () => [],
  async render({ url }) {
    if (!url.startsWith('/to/')) return { status: 404, head: '', html: '', state: {} };
    const redirectTo = decodeURIComponent(url.slice('/to/'.length));
    return { status: 301, redirectTo, head: '', html: '', state: {}, isQueryIgnored: true };
  },
};`;

async function startShopWithMovedPages() {
  const shop = await startRenderingShop({}, { PAGE_CACHE_MB: '8', RENDER_WORKERS: '1' });
  await shop.releaseTogether([
    { name: 'shell', source: movedPagesShell },
    {
      name: 'pages',
      source: 'exports["./routes"] = {};',
      said: { routes: [{ path: '/to/:path' }] },
    },
  ]);
  return (path: string, method = 'GET') =>
    fetch(shop.origin + path, { method, redirect: 'manual' });
}

const ask = await startShopWithMovedPages();

describe('a page that has another address now', () => {
  it('answers 301 with the present address and the query, from the cache too', async () => {
    for (const query of ['', '?utm_source=mail&size=2', '?size=3']) {
      const response = await ask(`/to/%2Fgowns%2Fgown${query}`);
      assert.equal(response.status, 301);
      assert.equal(response.headers.get('location'), `/gowns/gown${query}`);
      assert.equal(response.headers.get('cache-control'), 'no-cache');
      assert.equal(response.headers.get('x-robots-tag'), null);
      assert.equal(await response.text(), '');
    }
    assert.equal((await ask('/to/%2Fgowns', 'HEAD')).headers.get('location'), '/gowns');
  });

  for (const target of ['//other.example', '/\\other.example', 'https://other.example', '/a\nb'])
    it(`never leads away from the shop, as to ${JSON.stringify(target)}`, async () => {
      const response = await ask(`/to/${encodeURIComponent(target)}`);
      assert.equal(response.status, 503);
      assert.equal(response.headers.get('location'), null);
    });
});
