import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { readBuild } from 'releases/local-build';
import { commitChange } from 'releases/commit-change';
import { storeRelease } from 'releases/store-release';
import { BUCKETS, isInSplit } from 'releases/split';
import { FIVE, visitors } from './support/browser-visitors.ts';
import { buildOf } from '../../releases/test/support/builds.ts';
import { eventually } from '../../releases/test/support/eventually.ts';
import { registryOf } from '../../releases/test/support/live-of.ts';
import { author, releasesIn } from '../../releases/test/support/publish-to.ts';
import { type RenderingShop, page, renderingShop } from './support/rendering-shop.ts';
import { ON, automatic, good, live, throwing } from './support/returning-shop.ts';

/**
 * Releases a remote with this server build to half of the visitors. Returns the cookie of a visitor
 * in that half.
 */
async function split({ data }: RenderingShop, name: string, source: string): Promise<string> {
  const build = buildOf(name);
  writeFileSync(join(build, 'dist/server/main.cjs'), source);
  const { store } = await releasesIn(data);
  const releases = { [name]: await storeRelease(store, await readBuild(build), author) };
  const { registry } = await commitChange(store, author, () =>
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
    const shop = await renderingShop({ room: good }, ON);
    const stays = await live(shop);
    const cookie = await split(shop, 'room', throwing);
    await eventually(async () => {
      await fetch(`${shop.origin}/room`, { headers: { cookie } });
      assert.equal((await registryOf(shop.data)).split, null);
    });
    assert.equal(await live(shop), stays);
    assert.deepEqual(
      (await automatic(shop)).map(({ what }) => what),
      ['withdraw'],
    );
    await eventually(async () => {
      const response = await fetch(`${shop.origin}/room`, { headers: { cookie } });
      assert.match(await response.text(), /<h1>fine<\/h1>/);
    });
  });

  it('stays while browsers report another remote, which is rolled back', async () => {
    const shop = await renderingShop(
      { room: good, aside: good },
      { ...ON, TRUST_PROXY: 'loopback' },
    );
    const former = await live(shop);
    const release = await shop.release('room', page("'other'"));
    await split(shop, 'aside', page("'half'"));
    const { load, report } = visitors(shop);
    const reportBody = { room: 'room', version: release.split('/')[1], kind: 'render' };
    for (const address of FIVE) await load(address);
    for (const address of FIVE) await report(address, reportBody);
    await eventually(async () => assert.equal(await live(shop), former));
    assert.deepEqual(Object.keys((await registryOf(shop.data)).split?.releases ?? {}), ['aside']);
  });
});
