import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eventually } from '../../releases/test/support/eventually.ts';
import { startRenderingShop } from './support/rendering-shop.ts';

/** A shell that renders each page in 100 ms. */
const shell = `
exports['./server'] = {
  headerSlots: () => [],
  async render({ url }) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    return { status: 200, head: '', html: 'rendered ' + url, state: {}, isQueryIgnored: true };
  },
};`;

async function startSlowShop() {
  const shop = await startRenderingShop(
    {},
    { PAGE_CACHE_MB: '8', RENDER_WORKERS: '1', RENDER_QUEUE: '7', TRUST_PROXY: 'loopback' },
  );
  const remote = (name: string, ...routes: object[]) => ({
    name,
    source: 'exports["./routes"] = {};',
    said: { routes: routes as { path: string }[] },
  });
  await shop.releaseTogether([
    { name: 'shell', source: shell },
    remote('catalogue', { path: '/product/:slug' }),
    remote('checkout', { path: '/checkout', noindex: true }),
  ]);
  return async (path: string, ip: string) => {
    const startedAt = performance.now();
    const response = await fetch(shop.origin + path, { headers: { 'x-forwarded-for': ip } });
    return {
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      body: await response.text(),
      ms: performance.now() - startedAt,
    };
  };
}

describe('a flood of catalogue pages from many addresses', () => {
  it('leaves pages above the limit to the browser, and renders the checkout page', async () => {
    const visit = await startSlowShop();
    const flood = Array.from({ length: 60 }, (_one, index) =>
      visit(`/product/p${index}`, `192.0.2.${index}`),
    );
    const checkout = await visit('/checkout', '198.51.100.7');
    assert.deepEqual([checkout.status, checkout.body.includes('rendered /checkout')], [200, true]);
    const responses = await Promise.all(flood);
    const refused = responses.filter(({ status }) => status === 503);
    assert.ok(refused.length > 30);
    for (const { retryAfter, body } of refused)
      assert.deepEqual([retryAfter !== null, body.includes('<div id="root"></div>')], [true, true]);
    await eventually(async () =>
      assert.match((await visit('/product/p59', '192.0.2.59')).body, /rendered \/product\/p59/),
    );
  });
});
