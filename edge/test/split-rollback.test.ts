import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { readBuild } from 'releases/local-build';
import { commitChange } from 'releases/commit-change';
import { storeRelease } from 'releases/store-build';
import { BUCKETS, isInSplit } from 'releases/split';
import { FIVE_NETWORK_IPS, createVisitors } from './support/browser-visitors.ts';
import { createBuild } from '../../releases/test/support/builds.ts';
import { eventually } from '../../releases/test/support/eventually.ts';
import { readStoredRegistry } from '../../releases/test/support/live-of.ts';
import { testAuthor, openDataFolder } from '../../releases/test/support/publish-to.ts';
import {
  type RenderingShop,
  createRoutesSource,
  startRenderingShop,
} from './support/rendering-shop.ts';
import {
  ROLLBACK_SETTINGS,
  listAutomaticChanges,
  workingPage,
  readLiveFolder,
  throwingPage,
} from './support/returning-shop.ts';

/**
 * Releases a remote with this server build to half of the visitors. Returns the cookie of a visitor
 * in that half.
 */
async function split({ data }: RenderingShop, name: string, source: string): Promise<string> {
  const build = createBuild(name);
  writeFileSync(join(build, 'dist/server/main.cjs'), source);
  const { store } = await openDataFolder(data);
  const releases = { [name]: await storeRelease(store, await readBuild(build), testAuthor) };
  const { registry } = await commitChange(store, testAuthor, () =>
    Promise.resolve({ what: 'split', live: {}, split: { share: 0.5, releases } }),
  );
  const made = registry.split;
  assert.ok(made);
  const bucket = Array.from({ length: BUCKETS }, (_one, index) => index).find((index) =>
    isInSplit(index, made),
  );
  return `bucket=${bucket}`;
}

describe('a split version that fails on the server', () => {
  it('is withdrawn, and the live release stays', async () => {
    const shop = await startRenderingShop({ room: workingPage }, ROLLBACK_SETTINGS);
    const stays = await readLiveFolder(shop);
    const cookie = await split(shop, 'room', throwingPage);
    await eventually(async () => {
      await fetch(`${shop.origin}/room`, { headers: { cookie } });
      assert.equal((await readStoredRegistry(shop.data)).split, null);
    });
    assert.equal(await readLiveFolder(shop), stays);
    assert.deepEqual(
      (await listAutomaticChanges(shop)).map(({ what }) => what),
      ['withdraw'],
    );
    await eventually(async () => {
      const response = await fetch(`${shop.origin}/room`, { headers: { cookie } });
      assert.match(await response.text(), /<h1>fine<\/h1>/);
    });
  });

  it('stays while browsers report another remote, which is rolled back', async () => {
    const shop = await startRenderingShop(
      { room: workingPage, aside: workingPage },
      { ...ROLLBACK_SETTINGS, TRUST_PROXY: 'loopback' },
    );
    const former = await readLiveFolder(shop);
    const release = await shop.release('room', createRoutesSource("'other'"));
    await split(shop, 'aside', createRoutesSource("'half'"));
    const { load, report } = createVisitors(shop);
    const reportBody = { room: 'room', version: release.split('/')[1], kind: 'render' };
    for (const address of FIVE_NETWORK_IPS) await load(address);
    for (const address of FIVE_NETWORK_IPS) await report(address, reportBody);
    await eventually(async () => assert.equal(await readLiveFolder(shop), former));
    assert.deepEqual(Object.keys((await readStoredRegistry(shop.data)).split?.releases ?? {}), [
      'aside',
    ]);
  });
});
