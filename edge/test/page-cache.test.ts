import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { computePageBytes } from '../src/pages/cache/cached-page.ts';
import { createPageCache } from '../src/pages/cache/page-cache.ts';
import { removeTrackingParameters } from '../src/pages/cache/page-key.ts';
import type { Page } from '../src/pages/render-page.ts';
import { eventually } from '../../releases/test/support/eventually.ts';

/** Creates a cache with the test's clock, and a page whose data the test can change. */
function createCache(maxBytes = 2 ** 20, patienceMs = 60_000) {
  const clock = { now: 0 };
  const page = { html: 'one', isUnchanged: true as boolean | null, status: 200 };
  const count = { rendered: 0, checked: 0 };
  const staleAges: number[] = [];
  const cache = createPageCache(maxBytes, () => clock.now, patienceMs);
  const source = {
    async render(): Promise<Page> {
      count.rendered += 1;
      const { html, status } = page;
      await new Promise((resolve) => setTimeout(resolve, 5));
      return {
        html,
        status,
        redirectTo: null,
        noindex: false,
        secret: false,
        slots: [],
        route: '/',
        isQueryIgnored: true,
        policy: '',
        area: 'shop',
        reads: status === 200 ? { read: 'digest' } : null,
      };
    },
    isUnchanged() {
      count.checked += 1;
      return Promise.resolve(page.isUnchanged);
    },
    onStale: (ageMs: number) => void staleAges.push(ageMs),
  };
  const get = async (key = 'home') =>
    String((await cache.get(key, source)).bodies.identity?.toString());
  return { clock, page, count, staleAges, get, cache, source };
}

describe('a cached page', () => {
  it('is rendered once for concurrent requests and for 2 seconds', async () => {
    const { get, clock, count } = createCache();
    await Promise.all([get(), get(), get()]);
    clock.now = 1900;
    assert.equal(await get(), 'one');
    assert.deepEqual(count, { rendered: 1, checked: 0 });
  });

  it('is served for 8 more seconds while it is checked', async () => {
    const { get, clock, page, count } = createCache();
    await get();
    Object.assign(page, { html: 'two', isUnchanged: false });
    clock.now = 2900;
    assert.equal(await get(), 'one');
    await eventually(async () => assert.equal(await get(), 'two'));
    assert.equal(count.rendered, 2);
  });

  it('is checked first if it is older', async () => {
    const { get, clock, page } = createCache();
    await get();
    Object.assign(page, { html: 'two', isUnchanged: false });
    clock.now = 3_001;
    assert.equal(await get(), 'two');
  });

  it('is not rendered again for a minute while its data is unchanged', async () => {
    const { get, clock, count } = createCache();
    for (clock.now = 0; clock.now < 60_000; clock.now += 11_000) await get();
    assert.deepEqual(count, { rendered: 1, checked: 5 });
    clock.now = 66_000;
    await get();
    assert.equal(count.rendered, 2);
  });

  it('is complete: a failed one is served to waiting requests and rendered again for the next', async () => {
    const { get, page, count, cache, source } = createCache();
    page.status = 503;
    const pages = await Promise.all([cache.get('home', source), cache.get('home', source)]);
    assert.deepEqual(
      pages.map(({ status }) => status),
      [503, 503],
    );
    assert.equal(count.rendered, 1);
    page.status = 200;
    await get();
    assert.equal(count.rendered, 2);
  });

  it('is served for a minute if it is outdated and cannot be rendered', async () => {
    const { get, clock, page, count } = createCache();
    await get();
    Object.assign(page, { isUnchanged: false, html: 'half of it', status: 503 });
    clock.now = 22_000;
    assert.equal(await get(), 'one');
    assert.equal(count.rendered, 2);
    clock.now = 61_000;
    assert.equal(await get(), 'half of it');
  });

  it('is served stale for at most 12 hours while the backend does not respond', async () => {
    const { get, clock, page, count, staleAges } = createCache();
    await get();
    Object.assign(page, { isUnchanged: null, html: 'half of it', status: 503 });
    const hour = 3_600_000;
    for (clock.now = 80_000; clock.now < 12 * hour; clock.now += hour)
      assert.equal(await get(), 'one');
    assert.equal(count.rendered, 1);
    assert.deepEqual(staleAges.slice(0, 2), [80_000, 80_000 + hour]);
    clock.now = 12 * hour;
    assert.equal(await get(), 'half of it');
  });

  it('is served stale if the backend stops responding after the check', async () => {
    const { cache, source, clock, page, staleAges } = createCache();
    await cache.get('home', source);
    Object.assign(page, { html: 'half of it', status: 503 });
    for (const [at, firstCheck] of [true, false].entries()) {
      clock.now = (at + 1) * 80_000;
      const checks = [firstCheck, null];
      const isUnchanged = () => Promise.resolve(checks.shift() ?? null);
      const { bodies } = await cache.get('home', { ...source, isUnchanged });
      assert.equal(bodies.identity?.toString(), 'one');
    }
    assert.deepEqual(staleAges, [80_000, 160_000]);
  });

  it('is rendered again after stale serving once the backend responds', async () => {
    const { get, clock, page } = createCache();
    await get();
    page.isUnchanged = null;
    clock.now = 7_200_000;
    assert.equal(await get(), 'one');
    Object.assign(page, { isUnchanged: false, html: 'two' });
    clock.now = 7_220_000;
    assert.equal(await get(), 'two');
  });

  it('never replaces a 404', async () => {
    const { cache, source, get, clock, page } = createCache();
    await get();
    Object.assign(page, { isUnchanged: false, html: 'nothing', status: 404 });
    clock.now = 11_000;
    assert.equal((await cache.get('home', source)).status, 404);
  });

  it('has compressed bodies only if it stays in the cache', async () => {
    const { cache, source, page } = createCache();
    const listEncodings = async (key: string) =>
      Object.keys((await cache.get(key, source)).bodies).sort();
    assert.deepEqual(await listEncodings('home'), ['br', 'gzip', 'identity']);
    Object.assign(page, { status: 404 });
    assert.deepEqual(await listEncodings('nobody-has-this'), ['identity']);
    assert.equal(cache.readSize().pages, 1);
  });

  it('is served if a newer one takes too long', async () => {
    const { cache, source, clock } = createCache(2 ** 20, 1);
    await cache.get('home', source);
    clock.now = 11_000;
    const slow = { ...source, isUnchanged: () => new Promise<never>(() => undefined) };
    assert.equal((await cache.get('home', slow)).bodies.identity?.toString(), 'one');
  });

  it('uses buffers of exactly its own size', async () => {
    const { cache, source } = createCache();
    const { bodies } = await cache.get('home', source);
    for (const [encoding, body] of Object.entries(bodies))
      assert.equal(body.buffer.byteLength, body.byteLength, encoding);
  });

  it('uses the same memory with hundreds of URLs as with a few', async () => {
    const { cache, source, count, get } = createCache(20_000);
    const one = computePageBytes(await cache.get('home', source));
    for (let index = 0; index < 300; index += 1) await cache.get(`/${index % 100}`, source);
    await get('/99');
    assert.ok(one * 100 > 20_000, 'more than fits was asked for');
    assert.equal(count.rendered, 301);
  });
});

describe('a URL', () => {
  it('has the same key with tracking parameters', () => {
    assert.equal(removeTrackingParameters('/a?utm_source=x&gclid=1'), '/a');
    assert.equal(removeTrackingParameters('/a?next=/b&utm_medium=y'), '/a?next=/b');
    assert.equal(removeTrackingParameters('/a?'), '/a');
    assert.equal(removeTrackingParameters('/a?b=c?d'), '/a?b=c?d');
  });
});
