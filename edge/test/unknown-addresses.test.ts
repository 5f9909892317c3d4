import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { startRenderingShop } from './support/rendering-shop.ts';

/**
 * Source of a shell that finds nothing at any URL. The shell counts its renderings and returns the
 * read data.
 */
const emptyShell = `
let drawn = 0;
exports['./server'] = {
  headerSlots: () => [],
  async render({ url, isNotFoundKnown }) {
    const state = { of: url };
    if (isNotFoundKnown) return { status: 404, isUnrendered: true, head: '', html: '', state };
    return { status: 404, head: '<title>None</title>', html: 'drawn ' + (drawn += 1), state };
  },
};`;

async function startEmptyShop(routes: { path: string }[]) {
  const shop = await startRenderingShop({}, { PAGE_CACHE_MB: '8', RENDER_WORKERS: '1' });
  await shop.releaseTogether([
    { name: 'shell', source: emptyShell },
    { name: 'slugs', source: 'exports["./routes"] = {};', said: { routes } },
  ]);
  return async (path: string) => {
    const response = await fetch(shop.origin + path);
    const body = await response.text();
    const drawn = /drawn \d+/.exec(body)?.[0];
    return { status: response.status, kept: response.headers.get('cache-control'), drawn, body };
  };
}

const invented = (count: number) =>
  Array.from({ length: count }, (_one, index) => `invented-${index}`);

describe('invented URLs', () => {
  it('without a route share one rendered page', async () => {
    const ask = await startEmptyShop([{ path: '/slugs' }]);
    const first = await ask('/nobody/has/this');
    assert.deepEqual([first.status, first.kept], [404, 'no-cache']);
    for (const name of invented(20)) {
      const { status, drawn } = await ask(`/nobody/${name}?n=${name}`);
      assert.deepEqual([status, drawn], [404, first.drawn]);
    }
  });

  it('without content share one rendering for each route, each with its own data', async () => {
    const ask = await startEmptyShop([{ path: '/:slug' }]);
    const first = await ask('/a-gown');
    assert.equal(first.status, 404);
    for (const name of invented(20)) {
      const { status, drawn, body } = await ask(`/${name}`);
      assert.deepEqual([status, drawn], [404, first.drawn]);
      assert.match(body, /<title>None<\/title>/);
      assert.ok(body.includes(`"state":{"of":"/${name}"}`));
    }
  });
});
