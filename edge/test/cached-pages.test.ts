import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, describe, it } from 'node:test';
import { eventually } from '../../releases/test/support/eventually.ts';
import { createRoutesSource, startRenderingShop } from './support/rendering-shop.ts';

const cacheSettings = { PAGE_CACHE_MB: '8' };
/** Source of a page whose text differs at each rendering. */
const countingPage = createRoutesSource(
  '(() => { let count = 0; return () => `rendering ${(count += 1)}`; })()',
);
const answerOf = async (origin: string, path: string, headers = {}) => {
  const response = await fetch(origin + path, { headers });
  return { status: response.status, headers: response.headers, body: await response.text() };
};

describe('cached pages', () => {
  it('are rendered once for all visitors, may be cached for 10 seconds by a CDN, and have an ETag', async () => {
    const { origin } = await startRenderingShop({ counted: countingPage }, cacheSettings);
    const first = await answerOf(origin, '/counted');
    assert.match(first.body, /rendering 1</);
    assert.match((await answerOf(origin, '/counted?utm_source=letter')).body, /rendering 1</);
    assert.equal(
      first.headers.get('cache-control'),
      'public, max-age=0, s-maxage=2, stale-while-revalidate=1',
    );
    const etag = first.headers.get('etag') ?? '';
    assert.match(etag, /^"[\w-]+"$/);
    const again = await answerOf(origin, '/counted', { 'if-none-match': etag });
    assert.deepEqual([again.status, again.body, again.headers.get('etag')], [304, '', etag]);
    const weakened = await answerOf(origin, '/counted', { 'if-none-match': `"a", W/${etag}` });
    assert.equal(weakened.status, 304);
    const plain = await answerOf(origin, '/counted', {
      'if-none-match': etag,
      'accept-encoding': 'identity',
    });
    assert.equal(plain.status, 200, 'the bytes of another encoding are others');
  });

  it('with a query are rendered for each visitor', async () => {
    const { origin } = await startRenderingShop(
      { counted: countingPage },
      { ...cacheSettings, RENDER_WORKERS: '1' },
    );
    const first = await answerOf(origin, '/counted?next=a');
    assert.equal(first.headers.get('cache-control'), 'no-cache');
    assert.notEqual(first.body, (await answerOf(origin, '/counted?next=a')).body);
  });

  it('show catalogue changes within seconds', async () => {
    let name = 'Small box';
    const backend = createServer((_request, response) => response.end(JSON.stringify({ name })));
    await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
    after(() => backend.close());
    const host = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
    const source = createRoutesSource(
      'async ({ read }) => (await read("users/getservices")).body.name',
    );
    const { origin } = await startRenderingShop(
      { boxes: source },
      { ...cacheSettings, API_HOST: host },
    );
    assert.match((await answerOf(origin, '/boxes')).body, /Small box/);
    name = 'Large box';
    await eventually(async () =>
      assert.match((await answerOf(origin, '/boxes')).body, /Large box/),
    );
  });

  it('do not include pages that lack data of a failed read', async () => {
    let status = 200;
    const backend = createServer((_request, response) => {
      response.statusCode = status;
      response.end(JSON.stringify({ price: 5 }));
    });
    await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
    after(() => backend.close());
    const host = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
    const source = createRoutesSource(
      'async ({ read }) => { const { status, body } = await read("users/getservices"); return status === 200 ? `from ${body.price}` : "no price"; }',
    );
    const { origin } = await startRenderingShop(
      { first: source },
      { ...cacheSettings, API_HOST: host },
    );
    status = 500;
    const without = await answerOf(origin, '/first');
    assert.match(without.body, /no price/);
    assert.equal(without.headers.get('cache-control'), 'no-cache');
    status = 200;
    await eventually(async () => assert.match((await answerOf(origin, '/first')).body, /from 5/));
    status = 500;
    for (let requestCount = 0; requestCount < 30; requestCount += 1) {
      assert.match((await answerOf(origin, '/first')).body, /from 5/);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });

  it('never come from a former release', async () => {
    const shop = await startRenderingShop({ room: createRoutesSource('"one"') }, cacheSettings);
    assert.match((await answerOf(shop.origin, '/room')).body, /one/);
    await shop.release('room', createRoutesSource('"two"'));
    assert.match((await answerOf(shop.origin, '/room')).body, /two/);
  });

  it('do not include failures and unknown pages', async () => {
    const { origin } = await startRenderingShop(
      { room: createRoutesSource('"one"') },
      cacheSettings,
    );
    for (const path of ['/room?broken', '/nowhere']) {
      const { headers } = await answerOf(origin, path);
      assert.equal(headers.get('cache-control'), 'no-cache');
      assert.equal(headers.get('etag'), null);
    }
  });
});
