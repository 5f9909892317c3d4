import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { promote } from '../src/changes/promote.ts';
import { publish } from '../src/changes/publish.ts';
import { rollBack } from '../src/changes/roll-back.ts';
import { readStatus } from '../src/changes/status.ts';
import { createBuild } from './support/builds.ts';
import { testAuthor } from './support/publish-to.ts';
import { createSplitShop } from './support/split-shop.ts';
import { limitInShortForm } from './support/long-form.ts';
import { createKilledStore, listStoreKinds, openStoreReleases } from './support/stores.ts';

const TO_END =
  "End that first: 'npm run promote' gives it to all, 'npm run rollback' of one of its packages withdraws it.";

for (const { kind, open } of limitInShortForm(await listStoreKinds())) {
  describe(`a split in ${kind}`, () => {
    const shopIn = () => createSplitShop(open());

    it('is listed beside the live release, with its share, start and author', async () => {
      const shop = await shopIn();
      const liveBefore = await shop.live('catalog');
      const [splitRelease] = await shop.release([createBuild('catalog', 'two')], 0.2);
      const version = splitRelease?.metadata.version ?? '';
      const { share, by, since, versions } = await shop.split();
      assert.deepEqual([share, by, versions], [0.2, testAuthor.by, [version]]);
      assert.ok(Date.parse(since) <= Date.now());
      assert.deepEqual([await shop.live('catalog'), await shop.kept('catalog')], [liveBefore, []]);
      assert.deepEqual(await shop.last(), {
        what: 'split',
        share: 0.2,
        moves: [{ name: 'catalog', from: liveBefore, to: version }],
      });
      const status = await readStatus(shop.releases);
      assert.deepEqual(status.split, { share, since, by, why: '', promoteAfter: null });
      const catalog = status.releases.filter(({ name }) => name === 'catalog');
      assert.deepEqual(
        catalog.map(({ version, state }) => [version, state]),
        [
          [liveBefore, 'live'],
          [version, 'split'],
        ],
      );
    });

    it('can change its share and keeps its visitors', async () => {
      const shop = await shopIn();
      const build = createBuild('catalog', 'two');
      await shop.release([build], 0.2);
      const { share: _before, ...before } = await shop.split();
      await shop.release([build], 0.5);
      const { share, ...after } = await shop.split();
      assert.deepEqual([share, after], [0.5, before]);
      const { revision } = await shop.registry();
      await shop.release([build], 0.5);
      assert.equal((await shop.registry()).revision, revision);
    });

    it('prevents a second split and a release of its packages', async () => {
      const shop = await shopIn();
      const [splitRelease] = await shop.release([createBuild('catalog', 'two')], 0.2);
      const registryBefore = await shop.registry();
      const message = `Nothing was released. catalog ${splitRelease?.metadata.version} is given to 20% of the visitors. ${TO_END}`;
      await assert.rejects(shop.release([createBuild('content', 'two')], 0.2), { message });
      await assert.rejects(shop.release([createBuild('catalog', 'three')], 0.3), { message });
      await assert.rejects(shop.release([createBuild('catalog', 'three')]), { message });
      assert.deepEqual(await shop.registry(), registryBefore);
    });

    it('needs a live version for the other visitors', async () => {
      const shop = await shopIn();
      await assert.rejects(shop.release([createBuild('catalog')], 0.2), {
        message: 'Nothing was released. What you name is live already.',
      });
      await assert.rejects(shop.release([createBuild('checkout')], 0.2), {
        message:
          "Nothing was released. Nothing of 'checkout' is live for the other visitors: release it to all.",
      });
      for (const share of [0, 1, -0.2, 20, Number.NaN])
        await assert.rejects(
          shop.release([createBuild('catalog', 'two')], share),
          /A share is above 0% and below 100%\./,
        );
    });

    it('of several packages, including the shell, is promoted in one step', async () => {
      const shop = await shopIn();
      const builds = [createBuild('shell', 'two'), createBuild('catalog', 'two')];
      const splitReleases = await shop.release(builds, 0.1);
      const liveVersionsBefore = [await shop.live('shell'), await shop.live('catalog')];
      const { revision } = await shop.registry();
      const live = await promote(shop.releases, testAuthor);
      const folders = (some: typeof live) => some.map(({ extras }) => extras.folder);
      assert.deepEqual(folders(live), folders(splitReleases));
      const registry = await shop.registry();
      assert.deepEqual([registry.revision, registry.split], [revision + 1, null]);
      assert.deepEqual(
        [...(await shop.kept('shell')), ...(await shop.kept('catalog'))],
        liveVersionsBefore,
      );
      assert.equal((await shop.last()).what, 'promote');
      await assert.rejects(promote(shop.releases, testAuthor), {
        message: 'There is no split that could be promoted.',
      });
    });

    it('is withdrawn by a rollback of one of its packages, whose version stays served', async () => {
      const shop = await shopIn();
      const builds = [createBuild('basket', 'two'), createBuild('catalog', 'two')];
      const [, catalog] = await shop.release(builds, 0.1);
      const liveBefore = await shop.live('catalog');
      const returned = await rollBack(shop.releases, ['catalog'], testAuthor);
      assert.deepEqual(
        returned.map(({ url }) => url.split('/')[2]),
        ['basket', 'catalog'],
      );
      assert.equal((await shop.registry()).split, null);
      assert.deepEqual(
        [await shop.live('catalog'), await shop.kept('catalog')],
        [liveBefore, [catalog?.metadata.version]],
      );
      const { what, moves } = await shop.last();
      assert.equal(what, 'withdraw');
      assert.deepEqual(moves?.at(-1), {
        name: 'catalog',
        from: catalog?.metadata.version,
        to: liveBefore,
      });
    });

    it('is not chosen by a rollback unless it is named', async () => {
      const shop = await shopIn();
      const first = await shop.live('catalog');
      const [tried] = await shop.release([createBuild('catalog', 'tried')], 0.1);
      await rollBack(shop.releases, ['catalog'], testAuthor);
      await shop.release([createBuild('catalog', 'two')]);
      await rollBack(shop.releases, ['catalog'], testAuthor);
      assert.equal(await shop.live('catalog'), first);
      await rollBack(shop.releases, ['catalog'], testAuthor, tried?.metadata.version);
      assert.equal(await shop.live('catalog'), tried?.metadata.version);
    });

    it('prevents a rollback to a named version, or together with another package', async () => {
      const shop = await shopIn();
      await shop.release([createBuild('catalog', 'two')]);
      const [first = ''] = await shop.kept('catalog');
      await shop.release([createBuild('catalog', 'three')], 0.2);
      const registryBefore = await shop.registry();
      const message = `Nothing has changed. ${await shop.told()}. ${TO_END}`;
      for (const [names, to] of [
        [['catalog'], first],
        [['catalog', 'content'], undefined],
      ] as const)
        await assert.rejects(rollBack(shop.releases, [...names], testAuthor, to), { message });
      assert.deepEqual(await shop.registry(), registryBefore);
    });

    it('must be compatible with the live releases', async () => {
      const shop = await shopIn();
      const needing = createBuild('catalog', 'two', { needs: { shared: '^2.0.0' } });
      await assert.rejects(shop.release([needing], 0.2), {
        message:
          'Nothing was released. The catalog remote needs shared ^2.0.0, and the shell gives 1.4.0.',
      });
      assert.equal((await shop.registry()).split, null);
    });

    it('and the live releases must both be compatible with later releases and rollbacks', async () => {
      const shop = await shopIn();
      const giving = (version: string) =>
        createBuild('shell', version, { gives: { shared: version }, shows: [] });
      const needing = (range: string) =>
        createBuild('content', range, { needs: { shared: range } });
      await shop.release([giving('2.0.0')], 0.2);
      const splitMessage = await shop.told();
      await assert.rejects(shop.release([needing('^1.0.0')]), {
        message: `Nothing was released. ${splitMessage}, and what they get would not fit: The content remote needs shared ^1.0.0, and the shell gives 2.0.0. ${TO_END}`,
      });
      await assert.rejects(shop.release([needing('^2.0.0')]), {
        message:
          'Nothing was released. The content remote needs shared ^2.0.0, and the shell gives 1.4.0.',
      });
      const [fitting] = await shop.release([needing('^1.0.0 || ^2.0.0')]);
      assert.equal(await shop.live('content'), fitting?.metadata.version);
      const last = await shop.split();
      assert.deepEqual([last.share, last.versions.length], [0.2, 1]);
    });

    it('exists completely or not at all, wherever its command is killed', async () => {
      const shop = await shopIn();
      const build = createBuild('catalog', 'two');
      const liveBefore = await shop.live('catalog');
      let kills = 0;
      for (let isDone = false; !isDone; kills += 1) {
        const stopped = openStoreReleases(createKilledStore(shop.machine(), kills));
        isDone = await publish(stopped, [build], testAuthor, { share: 0.2 }).then(
          () => true,
          (cause: Error) => {
            assert.equal(cause.message, 'killed');
            return false;
          },
        );
        const { split } = await shop.registry();
        assert.equal(await shop.live('catalog'), liveBefore);
        for (const release of Object.values(split?.releases ?? {}))
          await openStoreReleases(shop.machine()).files.verifyFolder(release);
        if (isDone) assert.ok(split);
      }
      assert.ok(kills > 5, `${kills}`);
    });
  });
}
