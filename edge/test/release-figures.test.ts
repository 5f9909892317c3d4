import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { after, describe, it } from 'node:test';
import { commitChange } from 'releases/commit-change';
import type { VersionCounts } from 'releases/describe-figures';
import { readStatus } from 'releases/status';
import { storeRelease } from 'releases/store-release';
import { readBuild } from 'releases/local-build';
import { buildOf } from '../../releases/test/support/builds.ts';
import { eventually } from '../../releases/test/support/eventually.ts';
import { author, releasesIn } from '../../releases/test/support/publish-to.ts';
import { visitors } from './support/browser-visitors.ts';
import { logged } from './support/returning-shop.ts';
import { page, renderingShop } from './support/rendering-shop.ts';

/** A backend that keeps what it gets, as the shop's own does. */
async function figuresBackend() {
  const rows: VersionCounts[] = [];
  const state = { isAway: false };
  const keys = new Set<unknown>();
  const server = createServer((request, response) => {
    const send = (body: object) => response.end(JSON.stringify(body));
    response.setHeader('content-type', 'application/json');
    if (request.url === '/openapi.json') return send({ info: { 'x-features': ['staff'] } });
    if (!request.url?.startsWith('/release-figures')) return response.writeHead(404).end('{}');
    if (state.isAway) return response.writeHead(503).end('{}');
    keys.add(request.headers['x-figures-key']);
    if (request.method === 'GET') return send({ status: true, data: rows });
    void text(request).then((body) => {
      rows.push(...(JSON.parse(body) as { figures: VersionCounts[] }).figures);
      send({ status: true });
    });
    return undefined;
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  after(() => server.close());
  after(() => server.closeAllConnections());
  const { port } = server.address() as AddressInfo;
  const sum = (version: string, name: string, isAssigned?: boolean) =>
    rows
      .filter((row) => row.version === version)
      .filter(({ assigned }) => isAssigned === undefined || assigned === isAssigned)
      .reduce((total, { counts }) => total + (counts[name] ?? 0), 0);
  return { state, url: `http://127.0.0.1:${port}`, rows, keys, sum };
}

/** A shop whose second version of a remote goes to half of the visitors. */
async function splitShop() {
  const backend = await figuresBackend();
  const shop = await renderingShop(
    { room: page("'live'") },
    { API_INTERNAL_URL: backend.url, TRUST_PROXY: 'loopback' },
  );
  const { store } = await releasesIn(shop.data);
  const build = await readBuild(buildOf('room', page("'split'")));
  const release = await storeRelease(store, build, author);
  await commitChange(store, author, async () => ({
    ...{ what: 'split' as const, live: {} },
    split: { share: 0.5, releases: { room: release } },
  }));
  const readPage = async (cookie: string) => {
    const headers = cookie === '' ? {} : { cookie };
    const response = await fetch(`${shop.origin}/room`, { headers });
    const [, version = ''] = /\/releases\/room\/([^/]+)\//.exec(await response.text()) ?? [];
    return { version, timing: response.headers.get('server-timing') };
  };
  return { ...shop, backend, readPage, splitVersion: release.metadata.version };
}

describe('figures of a live version and of a split', () => {
  it('reach the backend and the release store, and compare assigned visitors only', async () => {
    const shop = await splitShop();
    const { backend, readPage, splitVersion } = shop;
    await eventually(async () => assert.equal((await readPage('bucket=1')).timing, 'split'));
    const first = await readPage('');
    assert.equal(first.timing, null);
    const versions = new Set<string>();
    for (let bucket = 0; bucket < 20; bucket += 1)
      versions.add((await readPage(`bucket=${bucket}`)).version);
    assert.deepEqual([...versions].sort(), [first.version, splitVersion].sort());

    const { report } = visitors(shop);
    const failure = { room: 'room', version: splitVersion, kind: 'render' };
    const vitals = { room: 'room', version: splitVersion, route: '/room', lcp: 1800, cls: 0.02 };
    await report('127.0.0.1', failure, {}, '?split');
    await report('198.51.9.9', failure, {}, '?split');
    await report('127.0.0.1', vitals, {}, '?split');
    await report('127.0.0.1', { ...vitals, version: 'invented' }, {}, '?split');
    await shop.app.close();

    const loads = backend.sum(splitVersion, 'loads', true);
    assert.ok(loads > 0);
    assert.equal(backend.sum(splitVersion, 'loads', false), 0);
    assert.ok(backend.sum(first.version, 'loads', false) > 0);
    // A network without a load invents nothing.
    assert.equal(backend.sum(splitVersion, 'failures', true), 1);
    assert.equal(backend.sum(splitVersion, 'lcp.44', true), 1);
    assert.ok(!backend.rows.some(({ version }) => version === 'invented'));
    assert.deepEqual([backend.keys.size, backend.keys.has(undefined)], [1, false]);
    assert.doesNotMatch(JSON.stringify(backend.rows), /127\.0|198\.51|bucket/);

    const { figures } = await readStatus(await releasesIn(shop.data));
    const [compared] = figures?.split?.packages ?? [];
    assert.deepEqual([compared?.live, compared?.split], [first.version, splitVersion]);
    const [failures, lcp] = compared?.comparisons ?? [];
    assert.deepEqual(failures?.split, { value: (1 / loads) * 1000, samples: loads });
    assert.equal(failures?.verdict, 'too few');
    assert.deepEqual([lcp?.figure, lcp?.split.samples], ['lcp', 1]);
    assert.equal(figures?.lastDay[`room/${splitVersion}`]?.loads, loads);
  });

  it('are lost for a minute if the backend is away, and pages go on', async () => {
    const backend = await figuresBackend();
    const shop = await renderingShop({ room: page("'live'") }, { API_INTERNAL_URL: backend.url });
    const lines = logged(shop);
    backend.state.isAway = true;
    assert.equal((await shop.ask('/room')).root, '<h1>live</h1>');
    await shop.app.close();
    assert.deepEqual(lines, ['figures of releases cannot be stored']);
    assert.equal((await readStatus(await releasesIn(shop.data))).figures, null);
  });
});
