import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { formatMetrics, readOwnMetrics } from 'server/metrics';
import { serveMetrics } from 'server/metrics/start-metrics';
import { createVisitors } from './support/browser-visitors.ts';
import { createRoutesSource, startRenderingShop } from './support/rendering-shop.ts';

const shop = await startRenderingShop(
  { room: createRoutesSource("'fine'") },
  { METRICS_PORT: '0', PAGE_CACHE_MB: '8', TRUST_PROXY: 'loopback' },
);
const server = await serveMetrics(
  { host: '127.0.0.1', port: 0 },
  async () => formatMetrics([await readOwnMetrics()]),
  shop.app.log,
);
after(() => server.close());

const scrape = async () => (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();

/** Returns the value of a metric, whatever the order of its labels. */
async function readValue(name: string, labels: Record<string, string> = {}) {
  const line = (await scrape())
    .split('\n')
    .find(
      (candidate) =>
        (candidate.startsWith(`${name}{`) || candidate.startsWith(`${name} `)) &&
        Object.entries(labels).every(([label, value]) => candidate.includes(`${label}="${value}"`)),
    );
  return line === undefined ? null : Number(line.split(' ').at(-1));
}

describe('the metrics of the storefront', () => {
  it('count requests by the pattern of their page, without addresses', async () => {
    for (const query of ['', '?email=someone@example.com'])
      await fetch(`${shop.origin}/room${query}`);
    await fetch(`${shop.origin}/someone@example.com`);
    const duration = 'http_request_duration_seconds_count';
    assert.equal(await readValue(duration, { route: '/room', method: 'GET', status: '2xx' }), 2);
    assert.equal(await readValue(duration, { route: 'none', status: '4xx' }), 1);
    assert.doesNotMatch(await scrape(), /example\.com/);
  });

  it('have no more series after requests for invented addresses', async () => {
    const countLines = async () => (await scrape()).split('\n').length;
    const lineCountBefore = await countLines();
    for (let index = 0; index < 50; index += 1) await fetch(`${shop.origin}/invented-${index}`);
    assert.equal(await countLines(), lineCountBefore);
  });

  it('tell hits of the page cache from pages that had to be rendered', async () => {
    const hitsBefore = await readValue('shop_page_cache_requests_total', { result: 'hit' });
    for (let visit = 0; visit < 3; visit += 1) await fetch(`${shop.origin}/room`);
    const hits = await readValue('shop_page_cache_requests_total', { result: 'hit' });
    assert.ok(Number(hits) > Number(hitsBefore));
    assert.ok(Number(await readValue('shop_page_cache_requests_total', { result: 'miss' })) > 0);
    assert.ok(Number(await readValue('shop_page_cache_bytes')) > 0);
    assert.ok(Number(await readValue('shop_page_renders_total', { result: 'complete' })) > 0);
    assert.equal(await readValue('shop_render_workers', { state: 'wanted' }), 2);
    assert.equal(await readValue('shop_render_queue_pages'), 0);
  });

  it('count loads and failures of a release as browsers report them', async () => {
    const labels = { remote: 'room', version: await findLiveVersion() };
    assert.ok(Number(await readValue('shop_release_loads_total', labels)) > 0);
    const { report } = createVisitors(shop);
    await report('198.51.1.7', { room: 'room', version: labels.version, kind: 'render' });
    await report('198.51.1.7', { room: 'room', version: 'invented', kind: 'render' });
    assert.equal(
      await readValue('shop_release_failures_total', {
        ...labels,
        kind: 'render',
        side: 'browser',
      }),
      1,
    );
    assert.doesNotMatch(await scrape(), /invented/);
  });

  it('have web vitals by route pattern and version, and ignore what no live page can send', async () => {
    const labels = { remote: 'room', version: await findLiveVersion(), route: '/room' };
    const { report } = createVisitors(shop);
    const said = { room: 'room', version: labels.version, route: '/room', lcp: 1800, cls: 0.02 };
    const thanks = [204, ''] as const;
    assert.deepEqual(await report('198.51.1.7', { ...said, inp: 48 }), thanks);
    for (const faulty of [
      { lcp: -1 },
      { lcp: 1e9 },
      { lcp: '1800' },
      { cls: null },
      { version: 'invented' },
      { route: '/room/someone@example.com' },
      { room: 'constructor' },
      { address: 'someone@example.com' },
    ])
      assert.deepEqual(await report('198.51.1.7', { ...said, ...faulty }), thanks);
    assert.deepEqual(await report('198.51.1.7', said, { origin: 'https://other.test' }), thanks);
    for (const vital of ['lcp_seconds', 'inp_seconds', 'cls'])
      assert.equal(await readValue(`shop_web_vital_${vital}_count`, labels), 1, vital);
    assert.equal(await readValue('shop_web_vital_lcp_seconds_bucket', { ...labels, le: '1.5' }), 0);
    assert.equal(await readValue('shop_web_vital_lcp_seconds_bucket', { ...labels, le: '2' }), 1);
    assert.doesNotMatch(await scrape(), /invented|example\.com/);
  });

  it('have the time of rendering by remote and version', async () => {
    const labels = { remote: 'room', version: await findLiveVersion() };
    assert.ok(Number(await readValue('shop_render_duration_seconds_count', labels)) > 0);
  });
});

async function findLiveVersion(): Promise<string> {
  const [, version = ''] =
    /shop_live_release\{remote="room",version="([^"]+)"/.exec(await scrape()) ?? [];
  return version;
}
