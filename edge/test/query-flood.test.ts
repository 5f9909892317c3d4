import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { isLongForm, limitInShortForm } from '../../releases/test/support/long-form.ts';
import { startRenderingShop } from './support/rendering-shop.ts';

/**
 * Source of a shell that renders each page in 50 ms. Only the page of `reader` depends on the query
 * string.
 */
const shell = `
let rendered = 0;
exports['./server'] = {
  headerSlots: () => [],
  async render({ url }) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    const isQueryIgnored = !url.startsWith('/reader');
    const html = isQueryIgnored ? 'rendered ' + (rendered += 1) : url;
    return { status: 200, head: '', html, state: {}, isQueryIgnored };
  },
};`;

async function startShopWithPages(env: object = {}) {
  const shop = await startRenderingShop(
    {},
    { PAGE_CACHE_MB: '8', RENDER_WORKERS: '1', TRUST_PROXY: 'loopback', ...env },
  );
  const remote = (name: string, ...paths: string[]) => ({
    name,
    source: 'exports["./routes"] = {};',
    said: { routes: paths.map((path) => ({ path })) },
  });
  await shop.releaseTogether([
    { name: 'shell', source: shell },
    remote('checkout', '/payment-success'),
    remote('account', '/login'),
    remote('reader', '/reader'),
  ]);
  const ask = async (path: string, ip: string) => {
    const response = await fetch(shop.origin + path, { headers: { 'x-forwarded-for': ip } });
    return { status: response.status, body: await response.text() };
  };
  /**
   * Requests a path with ever new query strings over 100 connections. Returns a function that stops
   * the requests.
   */
  const flood = (path: string) => {
    let [requestCount, isOver] = [0, false];
    const connections = Array.from({ length: 100 }, async () => {
      while (!isOver) {
        await ask(`${path}?q=${(requestCount += 1)}`, '192.0.2.66');
        // Refused requests return at once. The queue stays full, because it frees a place in 50 ms.
        await pause(200);
      }
    });
    return async () => {
      isOver = true;
      await Promise.all(connections);
      return requestCount;
    };
  };
  return { ask, flood };
}

/** Number of requests for each other page during the flood. */
const VISITS = isLongForm ? 5 : 2;

describe('a flood of queries', () => {
  for (const flooded of limitInShortForm(['/reader', '/payment-success'])) {
    it(`at ${flooded} does not block the payment return and sign-in pages for another address`, async () => {
      const { ask, flood } = await startShopWithPages();
      const end = flood(flooded);
      for (let look = 0; look < VISITS; look += 1) {
        const query = `session_id=cs_${look}&order_id=SLR${look}`;
        for (const path of [`/payment-success?${query}`, '/login', `/login?from=${look}`])
          assert.equal((await ask(path, '192.0.2.7')).status, 200, `${path}, look ${look}`);
        const own = await ask(`/reader?own=${look}`, '192.0.2.7');
        assert.deepEqual([own.status, own.body.includes(`/reader?own=${look}`)], [200, true]);
      }
      assert.ok((await end()) > 100);
    });
  }

  it('renders a page that ignores the query only once', async () => {
    const { ask } = await startShopWithPages();
    const [first, other, plain] = [
      await ask('/payment-success?session_id=a', '192.0.2.7'),
      await ask('/payment-success?session_id=b', '192.0.2.7'),
      await ask('/payment-success', '192.0.2.7'),
    ];
    const renderedOf = ({ body }: { body: string }) => /rendered \d+/.exec(body)?.[0];
    assert.ok(renderedOf(first));
    assert.equal(renderedOf(other), renderedOf(first));
    assert.equal(renderedOf(plain), renderedOf(first));
  });
});
