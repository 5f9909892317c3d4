import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FIVE_NETWORK_IPS, createVisitors } from './support/browser-visitors.ts';
import { createRoutesSource, startRenderingShop } from './support/rendering-shop.ts';
import { eventually } from '../../releases/test/support/eventually.ts';
import { isLongForm } from '../../releases/test/support/long-form.ts';
import {
  NOT_CONFIRMED_MESSAGE,
  ROLLBACK_SETTINGS,
  listAutomaticChanges,
  workingPage,
  readLiveFolder,
  collectLogLines,
} from './support/returning-shop.ts';

const other = createRoutesSource("'other'");

const THANKS = [204, ''] as const;

/** A shop whose remote was released twice. */
async function startShopWithTwoReleases() {
  const shop = await startRenderingShop(
    { room: workingPage },
    { ...ROLLBACK_SETTINGS, TRUST_PROXY: 'loopback' },
  );
  const former = await readLiveFolder(shop);
  const release = await shop.release('room', other);
  const version = release.split('/')[1] ?? '';
  const reportBody = { room: 'room', version, kind: 'render' };
  return { shop, former, release, said: reportBody, ...createVisitors(shop) };
}

describe('a release that browsers report', () => {
  it('from five networks is rolled back, with the numbers in the record', async () => {
    const { shop, former, release, said, load, report } = await startShopWithTwoReleases();
    for (const address of FIVE_NETWORK_IPS) await load(address);
    for (const address of FIVE_NETWORK_IPS) assert.deepEqual(await report(address, said), THANKS);
    await eventually(async () => assert.equal(await readLiveFolder(shop), former));
    const [move, ...more] = await listAutomaticChanges(shop);
    assert.equal(more.length, 0);
    assert.equal(
      move?.why,
      `${release} failed in browsers ('render'): 5 of 5 networks reported it within five minutes, at 5 of 5 loads`,
    );
    await eventually(async () => assert.equal((await shop.ask('/room')).root, '<h1>fine</h1>'));
  });

  it('whose files an open page requested is rolled back too', async () => {
    const { shop, former, release, said, load, report } = await startShopWithTwoReleases();
    for (const address of FIVE_NETWORK_IPS) {
      assert.equal(await load(address, `/releases/${release}/routes.js`), 200);
      await report(address, said);
    }
    await eventually(async () => assert.equal(await readLiveFolder(shop), former));
  });

  it('in the header of other pages is rolled back by reports from there', async () => {
    const shop = await startRenderingShop(
      { catalog: workingPage, basket: other },
      { ...ROLLBACK_SETTINGS, TRUST_PROXY: 'loopback' },
    );
    const former = await readLiveFolder(shop, 'basket');
    const release = await shop.release('basket', createRoutesSource("'another'"));
    const { load, report } = createVisitors(shop);
    const reportBody = { room: 'basket', version: release.split('/')[1], kind: 'slot' };
    for (const address of FIVE_NETWORK_IPS) await load(address, '/catalog');
    for (const address of FIVE_NETWORK_IPS) await report(address, reportBody);
    await eventually(async () => assert.equal(await readLiveFolder(shop, 'basket'), former));
  });

  it('stays live if the shell went live later, which is rolled back', async () => {
    const { shop, release, said, load, report } = await startShopWithTwoReleases();
    const former = await readLiveFolder(shop, 'shell');
    await shop.releaseTogether([{ name: 'shell', said: { gives: { shared: '1.5.0' } } }]);
    for (const address of FIVE_NETWORK_IPS) await load(address);
    for (const address of FIVE_NETWORK_IPS) await report(address, said);
    await eventually(async () => assert.equal(await readLiveFolder(shop, 'shell'), former));
    // Pages of the former release are still open and send reports.
    const lines = collectLogLines(shop);
    await eventually(async () => {
      for (const address of FIVE_NETWORK_IPS) await load(address);
      for (const address of FIVE_NETWORK_IPS) await report(address, said);
      assert.ok(lines.includes(NOT_CONFIRMED_MESSAGE));
    });
    await shop.app.close();
    assert.equal(await readLiveFolder(shop), release);
  });
});

describe('a release is not rolled back', () => {
  it('because of one visitor with hundreds of loads and reports', async () => {
    const { shop, release, said, load, report } = await startShopWithTwoReleases();
    for (let attempt = 0; attempt < (isLongForm ? 40 : 8); attempt += 1) {
      await Promise.all(
        Array.from({ length: 25 }, async (_one, host) => {
          await load(`198.51.1.${host}`);
          await report(`198.51.1.${host}`, said);
        }),
      );
    }
    await shop.app.close();
    assert.equal(await readLiveFolder(shop), release);
  });

  it('because of reports that no page of the shop sent', async () => {
    const { shop, release, said, load, report } = await startShopWithTwoReleases();
    for (const address of FIVE_NETWORK_IPS) await load(address);
    for (const address of FIVE_NETWORK_IPS) {
      const { version } = said;
      const ways: Parameters<typeof report>[] = [
        [address, said, { 'sec-fetch-site': 'cross-site' }],
        [address, said, { origin: 'https://evil.example' }],
        [address, said, { 'sec-fetch-site': 'none', origin: '' }],
        [address, { ...said, more: 1 }],
        [address, { ...said, kind: 'other' }],
        [address, { ...said, room: 'nobody' }],
        [address, { ...said, version: `${version}0` }],
        [address, 'no json'],
        [address, JSON.stringify({ ...said, room: 'x'.repeat(5000) })],
        [address, said, { 'content-type': 'text/html' }],
      ];
      for (const way of ways) assert.deepEqual(await report(...way), THANKS);
    }
    await shop.app.close();
    assert.equal(await readLiveFolder(shop), release);
  });

  it('because of reports about a release that is no longer live', async () => {
    const { shop, former, release, load, report } = await startShopWithTwoReleases();
    const reportBody = { room: 'room', version: former?.split('/')[1], kind: 'render' };
    for (const address of FIVE_NETWORK_IPS) await load(address);
    for (const address of FIVE_NETWORK_IPS)
      assert.deepEqual(await report(address, reportBody), THANKS);
    await shop.app.close();
    assert.equal(await readLiveFolder(shop), release);
  });
});
