import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { planPromotion } from 'releases/promote';
import { rollBack } from 'releases/roll-back';
import { readStatus } from 'releases/status';
import { eventually } from '../../releases/test/support/eventually.ts';
import { readStoredRegistry } from '../../releases/test/support/live-of.ts';
import { testAuthor, openDataFolder } from '../../releases/test/support/publish-to.ts';
import { FIVE_NETWORK_IPS, createVisitors } from './support/browser-visitors.ts';
import { collectLogLines } from './support/returning-shop.ts';
import { createRoutesSource, startRenderingShop } from './support/rendering-shop.ts';
import { testSettings } from './support/shop-of.ts';
import { startSplit } from './support/start-split.ts';
import {
  findSplitCookie,
  startFiguresBackend,
  startSplitShop,
  today,
} from './support/split-shop.ts';
import { buildEdge } from '../src/app.ts';
import { readSettings } from '../src/settings/settings.ts';

describe('figures of a live version and of a split', () => {
  it('reach the backend and the release store, and compare assigned visitors only', async () => {
    const shop = await startSplitShop();
    const { backend, readPage, splitVersion } = shop;
    await eventually(async () => assert.equal((await readPage('bucket=1')).timing, 'split'));
    const first = await readPage('');
    assert.equal(first.timing, null);
    const versions = new Set<string>();
    for (let bucket = 0; bucket < 20; bucket += 1)
      versions.add((await readPage(`bucket=${bucket}`)).version);
    assert.deepEqual([...versions].sort(), [first.version, splitVersion].sort());

    const { report } = createVisitors(shop);
    const failure = { room: 'room', version: splitVersion, kind: 'render' };
    const vitals = { room: 'room', version: splitVersion, route: '/room', lcp: 1800, cls: 0.02 };
    await report('127.0.0.1', failure, {}, '?split');
    await report('198.51.9.9', failure, {}, '?split');
    await report('127.0.0.1', vitals, {}, '?split');
    await report('127.0.0.1', { ...vitals, version: 'invented' }, {}, '?split');
    await eventually(async () => {
      const { last30Days } = await readStatus(await openDataFolder(shop.data));
      const days = last30Days?.days.map(({ day, name }) => [day, name]) ?? [];
      assert.ok(days.some(([day, name]) => day === today && name === 'room'));
    });
    await shop.app.close();

    const loads = backend.sum(splitVersion, 'loads', true);
    assert.ok(loads > 0);
    assert.equal(backend.sum(splitVersion, 'loads', false), 0);
    assert.ok(backend.sum(first.version, 'loads', false) > 0);
    // Ignores the failure that a network without a load has reported.
    assert.equal(backend.sum(splitVersion, 'failures', true), 1);
    assert.equal(backend.sum(splitVersion, 'lcp.44', true), 1);
    assert.ok(!backend.rows.some(({ version }) => version === 'invented'));
    assert.deepEqual([backend.keys.size, backend.keys.has(undefined)], [1, false]);
    assert.doesNotMatch(JSON.stringify(backend.rows), /127\.0|198\.51|bucket/);

    const { figures } = await readStatus(await openDataFolder(shop.data));
    const [compared] = figures?.split?.packages ?? [];
    assert.deepEqual([compared?.live, compared?.split], [first.version, splitVersion]);
    const [failures, lcp] = compared?.comparisons ?? [];
    assert.deepEqual(failures?.split, { value: (1 / loads) * 1000, samples: loads });
    assert.equal(failures?.verdict, 'too few');
    assert.deepEqual([lcp?.figure, lcp?.split.samples], ['lcp', 1]);
    assert.equal(figures?.lastDay[`room/${splitVersion}`]?.loads, loads);
  });

  it('begin with zero for a second split of the same version in the same hour', async () => {
    const shop = await startSplitShop();
    const { readPage, splitVersion } = shop;
    await eventually(async () => assert.equal((await readPage('bucket=1')).timing, 'split'));
    await findSplitCookie(shop);
    // A visitor to whom the split assigns the live version. A load of the other version, counted just
    // after the end of the split, would belong to no split.
    let bucket = 0;
    while ((await readPage(`bucket=${bucket}`)).version === splitVersion) bucket += 1;
    const countLoads = async () => {
      await readPage('');
      const { figures, split } = await readStatus(await openDataFolder(shop.data));
      assert.equal(figures?.split?.since, split?.since);
      return figures?.split?.packages[0]?.comparisons[0]?.split.samples ?? 0;
    };
    await eventually(async () => assert.ok((await countLoads()) > 0));
    await rollBack(await openDataFolder(shop.data), ['room'], testAuthor);
    await eventually(async () => assert.equal((await readPage(`bucket=${bucket}`)).timing, null));
    assert.equal(await startSplit(shop.data, 'room', createRoutesSource("'split'")), splitVersion);
    await eventually(async () => assert.equal(await countLoads(), 0));
    await shop.app.close();
  });

  it('count of one network no more failures than loads, and ten samples of times', async () => {
    const shop = await startSplitShop();
    const { backend, readPage, splitVersion } = shop;
    await eventually(async () => assert.equal((await readPage('bucket=1')).timing, 'split'));
    const cookie = await findSplitCookie(shop);
    const { report } = createVisitors(shop);
    const failure = { room: 'room', version: splitVersion, kind: 'render' };
    for (const address of FIVE_NETWORK_IPS) {
      const headers = { cookie, 'x-forwarded-for': address };
      await (await fetch(`${shop.origin}/room`, { headers })).text();
      for (let count = 0; count < 3; count += 1) await report(address, failure, {}, '?split');
    }
    const vitals = { room: 'room', version: splitVersion, route: '/room', lcp: 1800 };
    for (let count = 0; count < 12; count += 1)
      await report(FIVE_NETWORK_IPS[0] ?? '', vitals, {}, '?split');
    await shop.app.close();
    assert.equal(backend.sum(splitVersion, 'failures', true), 5);
    assert.equal(backend.sum(splitVersion, 'failingNetworks', true), 5);
    assert.equal(backend.sum(splitVersion, 'lcp.44', true), 10);
  });

  it('count a failing network again if its first report was lost', async () => {
    const { shop, fail } = await startFailingSplit();
    const { backend, splitVersion } = shop;
    const lines = collectLogLines(shop);
    backend.state.isAway = true;
    await fail();
    await eventually(async () => assert.ok(lines.includes('figures of releases cannot be stored')));
    backend.state.isAway = false;
    await fail();
    await shop.app.close();
    assert.equal(backend.sum(splitVersion, 'failingNetworks', true), 1);
  });

  it('count a failing network once that reports while an earlier report is being lost', async () => {
    const { shop, fail } = await startFailingSplit();
    const { backend, splitVersion, readPage } = shop;
    let refuse = () => {};
    backend.state.pause = new Promise((resolve) => (refuse = resolve));
    backend.state.isAway = true;
    await readPage('');
    await eventually(async () => assert.ok(backend.state.refusedCount > 0));
    await fail();
    backend.state.isAway = false;
    refuse();
    await eventually(async () =>
      assert.equal(backend.sum(splitVersion, 'failingNetworks', true), 1),
    );
    await fail();
    await shop.app.close();
    assert.equal(backend.sum(splitVersion, 'failingNetworks', true), 1);
  });

  it('are lost for a minute if the backend is away, and pages go on', async () => {
    const backend = await startFiguresBackend();
    const shop = await startRenderingShop(
      { room: createRoutesSource("'live'") },
      { API_INTERNAL_URL: backend.url },
    );
    const lines = collectLogLines(shop);
    backend.state.isAway = true;
    assert.equal((await shop.ask('/room')).root, '<h1>live</h1>');
    await shop.app.close();
    assert.deepEqual(lines, ['figures of releases cannot be stored']);
    assert.equal((await readStatus(await openDataFolder(shop.data))).figures, null);
  });
});

/** Starts a shop with a split, and returns a function that loads its page and reports a failure. */
async function startFailingSplit() {
  const shop = await startSplitShop();
  await eventually(async () => assert.equal((await shop.readPage('bucket=1')).timing, 'split'));
  const cookie = await findSplitCookie(shop);
  const { report } = createVisitors(shop);
  const [address = ''] = FIVE_NETWORK_IPS;
  const fail = async () => {
    await fetch(`${shop.origin}/room`, { headers: { cookie, 'x-forwarded-for': address } });
    const failure = { room: 'room', version: shop.splitVersion, kind: 'render' };
    await report(address, failure, {}, '?split');
  };
  return { shop, fail };
}

/**
 * Starts another page server of the same shop, which reads the same figures and the same registry.
 */
async function startSecondEdge({ data, backend }: Awaited<ReturnType<typeof startSplitShop>>) {
  const env = { ...testSettings, DATA_DIR: data, API_INTERNAL_URL: backend.url };
  const checkReady = () => Promise.resolve(true);
  const edge = await buildEdge(readSettings(env), { checkReady, figuresIntervalMs: 100 });
  after(() => edge.close());
  await edge.ready();
}

describe('a split that is to promote itself when it is healthy', () => {
  /** Returns the last change, and the version that is live after it. */
  async function settle(liveCounts: object, splitCounts: object) {
    const shop = await startSplitShop();
    await startSecondEdge(shop);
    const { version: liveVersion } = await shop.readPage('');
    const add = (version: string, counts: object) =>
      shop.backend.rows.push({ remote: 'room', version, assigned: true, counts: { ...counts } });
    add(liveVersion, liveCounts);
    add(shop.splitVersion, splitCounts);
    await planPromotion(await openDataFolder(shop.data), 0, testAuthor);
    await eventually(async () => assert.equal((await readStoredRegistry(shop.data)).split, null));
    const { history, microFrontends } = await readStoredRegistry(shop.data);
    const [plan, change] = history.slice(-2);
    assert.equal(history.filter(({ by }) => by === 'figures of the split').length, 1);
    assert.match(plan?.why ?? '', /Promotes itself after 0 minutes/);
    assert.equal(change?.by, 'figures of the split');
    const isSplitLive = microFrontends['room']?.[0]?.metadata.version === shop.splitVersion;
    return { what: change.what, why: change.why, isSplitLive };
  }

  it('goes to all visitors once, without a command that waits, although two servers decide', async () => {
    assert.deepEqual(await settle({ loads: 5000, failures: 9 }, { loads: 1000, failures: 2 }), {
      what: 'promote',
      isSplitLive: true,
      why: 'No figure is certainly worse than before. Too few samples of lcp, inp, cls, render.',
    });
  });

  it('withdraws itself if it fails more often, and says by how much', async () => {
    const { what, why, isSplitLive } = await settle(
      { loads: 5000, failures: 9 },
      { loads: 1000, failures: 40, failingNetworks: 6 },
    );
    assert.deepEqual([what, isSplitLive], ['withdraw', false]);
    assert.match(why ?? '', /^room .*: the rate of failures is worse by 2\d\.\d to 5\d\.\d\.$/);
  });

  it('withdraws itself if too few visitors came', async () => {
    const { what, why } = await settle({ loads: 5000 }, { loads: 40 });
    assert.equal(what, 'withdraw');
    assert.match(why ?? '', /too few loads \(4\d of the split, 5\d+ of the live version\)/);
  });
});
