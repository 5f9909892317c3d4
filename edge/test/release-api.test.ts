import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ShopError } from 'releases/call-shop';
import { revokeToken } from 'releases/tokens';
import { startApiShop, createStoreSettings } from './support/api-shop.ts';
import { interceptReleaseCalls } from './support/between.ts';
import { createBuild } from '../../releases/test/support/builds.ts';
import { eventually } from '../../releases/test/support/eventually.ts';

const ada = { by: 'Ada', commit: 'abc+changes', why: 'a test' };

for (const { kind, env } of await createStoreSettings()) {
  describe(`a release over HTTP into ${kind}`, () => {
    it('goes live like a release by the command in the store, and records author and token', async () => {
      const shop = await startApiShop(env());
      const { secret, token } = await shop.token(['catalog']);
      const build = createBuild('catalog', 'two');
      writeFileSync(join(build, 'dist/empty.css'), '');
      const [live] = await shop.client(secret).publish([build], ada);
      assert.ok(live);
      assert.equal(await shop.live('catalog'), live.metadata.version);
      const move = (await shop.registry()).history.at(-1);
      assert.deepEqual(
        { by: move?.by, token: move?.token, commit: move?.commit, why: move?.why },
        { by: 'catalog team (Ada)', token: token.id, commit: 'abc+changes', why: 'a test' },
      );
      await eventually(async () =>
        assert.match(await (await fetch(`${shop.origin}/catalog`)).text(), /<h1>two<\/h1>/),
      );
      assert.equal((await fetch(`${shop.origin}${live.url}`)).status, 200);
      assert.deepEqual(await shop.uploads(), []);
    });

    it('uploads only the files that the store lacks', async (t) => {
      const shop = await startApiShop(env());
      const team = await shop.team('catalog');
      const sent: string[] = [];
      interceptReleaseCalls(t, (call, go) => {
        sent.push(call);
        return go();
      });
      await team.publish([createBuild('catalog', 'two')], ada);
      assert.equal(
        sent.filter((call) => call.startsWith('PUT')).length,
        3,
        'main.js, main.cjs, manifest',
      );
      sent.length = 0;
      await team.publish([createBuild('catalog', 'two')], ada);
      assert.deepEqual(sent, ['POST /release-api/moves']);
      assert.equal((await shop.registry()).revision, 2);
    });

    it('leaves the live releases unchanged if interrupted, and a repetition completes it', async (t) => {
      const shop = await startApiShop(env());
      const { secret } = await shop.token(['catalog']);
      const liveBefore = await shop.live('catalog');
      const build = createBuild('catalog', 'two');
      let calls = Infinity;
      interceptReleaseCalls(t, (_call, go) => {
        calls -= 1;
        return calls < 0 ? Promise.reject(new Error('broken off')) : go();
      });
      let kills = 0;
      for (; ; kills += 1) {
        calls = kills;
        const isDone = await shop
          .client(secret, [])
          .publish([build], ada)
          .then(
            () => true,
            (cause: Error) => {
              assert.match(cause.message, /cannot be reached: broken off/);
              return false;
            },
          );
        if (isDone) break;
        assert.equal(await shop.live('catalog'), liveBefore);
      }
      assert.ok(kills >= 3, `${kills}`);
      assert.notEqual(await shop.live('catalog'), liveBefore);
      assert.equal((await shop.registry()).revision, 2);
    });

    it('of several packages takes one step or none, with a token for all of them', async () => {
      const shop = await startApiShop(env());
      const two = () => [createBuild('catalog', 'two'), createBuild('basket', 'two')];
      const alone = await shop.team('catalog');
      await assert.rejects(alone.publish(two(), ada), {
        message: 'The token of catalog team is for catalog, and not for basket.',
      });
      const both = await shop.team('catalog', 'basket');
      const unfit = [
        createBuild('catalog', 'two'),
        createBuild('basket', 'three', { needs: { shared: '^9.0.0' } }),
      ];
      await assert.rejects(
        both.publish(unfit, ada),
        /^Error: Nothing was released\. The basket remote needs shared \^9/,
      );
      assert.equal((await shop.registry()).revision, 1);
      await both.publish(two(), ada);
      const { moves } = (await shop.registry()).history.at(-1) ?? {};
      assert.deepEqual(
        moves?.map(({ name }) => name),
        ['catalog', 'basket'],
      );
    });

    it('works for two teams at the same time, and twice for one team', async () => {
      const shop = await startApiShop(env());
      const [catalogue, basket] = [await shop.team('catalog'), await shop.team('basket')];
      await Promise.all([
        catalogue.publish([createBuild('catalog', 'two')], ada),
        catalogue.publish([createBuild('catalog', 'three')], ada),
        basket.publish([createBuild('basket', 'two')], ada),
      ]);
      const { revision, history } = await shop.registry();
      assert.equal(revision, 4);
      const of = (name: string) =>
        history.flatMap(({ moves }) => moves).filter((one) => one.name === name);
      assert.equal(of('basket').length, 2);
      const [first, second, third] = of('catalog');
      assert.deepEqual([second?.from, third?.from], [first?.to, second?.to]);
    });

    it('can be rolled back, split, promoted and listed with a token', async () => {
      const shop = await startApiShop(env());
      const team = await shop.team('catalog');
      const first = await shop.live('catalog');
      await team.publish([createBuild('catalog', 'two')], ada);
      await team.rollBack(['catalog'], ada);
      assert.equal(await shop.live('catalog'), first);
      const [third] = await team.publish([createBuild('catalog', 'three')], ada, { share: 0.2 });
      assert.equal(await shop.live('catalog'), first);
      const others = await shop.team('basket');
      await assert.rejects(others.promote(ada), /is for basket, and not for catalog\.$/);
      await assert.rejects(others.rollBack(['catalog'], ada), /not for catalog\.$/);
      await team.promote(ada);
      assert.equal(await shop.live('catalog'), third?.metadata.version);
      const { revision, releases } = await others.status();
      assert.equal(revision, (await shop.registry()).revision);
      assert.ok(releases.some(({ by }) => by === 'catalog team (Ada)'));
    });

    it('is applied once if its response is lost', async (t) => {
      const shop = await startApiShop(env());
      const team = await shop.team('catalog');
      await team.publish([createBuild('catalog', 'two')], ada);
      await team.publish([createBuild('catalog', 'three')], ada);
      const two = (await shop.registry()).microFrontends['catalog']?.[1]?.metadata.version;
      let lost = 0;
      interceptReleaseCalls(t, async (_call, go) => {
        const response = await go();
        await response.text();
        lost += 1;
        if (lost === 1) throw new Error('lost');
        return go();
      });
      await team.rollBack(['catalog'], ada);
      assert.ok(lost > 1);
      assert.equal(await shop.live('catalog'), two);
      assert.equal((await shop.registry()).revision, 4);
    });

    it('is refused after the token is revoked, even at the last moment', async (t) => {
      const shop = await startApiShop(env());
      const { secret, token } = await shop.token(['catalog']);
      const registryBefore = await shop.registry();
      let posts = 0;
      interceptReleaseCalls(t, async (call, go) => {
        if (call.startsWith('POST')) posts += 1;
        // Revokes the token after the server has accepted it and before the change.
        if (posts === 2) await revokeToken(shop.store, token.id, 'A test');
        return go();
      });
      await assert.rejects(
        shop.client(secret).publish([createBuild('catalog', 'two')], ada),
        /valid token is required/,
      );
      assert.deepEqual(await shop.registry(), registryBefore);
    });

    it('keeps unreleased uploads for a day', async (t) => {
      const shop = await startApiShop(env());
      const team = await shop.team('catalog');
      const build = createBuild('catalog', 'two');
      await team.publish([build], ada);
      const unfit = createBuild('catalog', 'three', { needs: { shared: '^9.0.0' } });
      await assert.rejects(team.publish([unfit], ada), ShopError);
      const waiting = await shop.uploads();
      assert.ok(waiting.length > 0);
      t.mock.timers.enable({ apis: ['Date'], now: Date.now() + 3_600_000 });
      await team.publish([build], ada);
      assert.deepEqual(await shop.uploads(), waiting);
      t.mock.timers.tick(86_400_000);
      await (await shop.team('catalog')).publish([build], ada);
      assert.deepEqual(await shop.uploads(), []);
    });
  });
}
