import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { BLOCK_FOREVER } from '../../releases/test/support/builds.ts';
import { eventually } from '../../releases/test/support/eventually.ts';
import { limitInShortForm } from '../../releases/test/support/long-form.ts';
import { createRoutesSource, startRenderingShop } from './support/rendering-shop.ts';
import {
  NO_TARGET_MESSAGE,
  ROLLBACK_SETTINGS,
  listShopAlerts,
  listAutomaticChanges,
  workingPage,
  readLiveFolder,
  collectLogLines,
  throwingPage,
  visitUntil,
} from './support/returning-shop.ts';
import { startEdge } from './support/shop-of.ts';

describe('a live release that repeatedly fails on the server', () => {
  const late = (fault: string) =>
    createRoutesSource(`() => { setTimeout(() => { ${fault} }, 1); return 'done'; }`);
  // Only the long form tests the last faults here. `containment.test.ts` always tests all of them.
  const faults = [
    { what: 'throws', source: throwingPage },
    { what: 'exits', source: createRoutesSource("() => process.kill(process.pid, 'SIGKILL')") },
    { what: 'throws late', source: late("throw new Error('late')") },
    { what: 'loops', source: createRoutesSource(`() => { ${BLOCK_FOREVER} }`) },
    { what: 'throws at import', source: "throw new Error('at import')" },
    { what: 'never settles', source: createRoutesSource('() => new Promise(() => {})') },
    {
      what: 'grows',
      source: createRoutesSource(
        '() => { const kept = []; for (;;) kept.push(new Array(100_000).fill(kept)); }',
      ),
    },
  ];
  for (const { what, source } of limitInShortForm(faults, 2)) {
    it(`is rolled back to the former release because it ${what}, with the reason in its record`, async () => {
      const shop = await startRenderingShop({ room: workingPage }, ROLLBACK_SETTINGS);
      const former = await readLiveFolder(shop);
      const failing = await shop.release('room', source);
      await visitUntil(shop, async () => assert.equal(await readLiveFolder(shop), former));
      await eventually(async () =>
        assert.deepEqual(await shop.ask('/room'), { status: 200, root: '<h1>fine</h1>' }),
      );
      const [move, ...more] = await listAutomaticChanges(shop);
      assert.equal(more.length, 0);
      assert.equal(move?.what, 'rollback');
      assert.match(move.why ?? '', new RegExp(`^${failing} failed on the server \\d+ times`));
      const [from, to] = [failing, former].map((folder) => folder?.split('/')[1]);
      assert.deepEqual(move.moves, [{ name: 'room', from, to }]);
    });
  }

  it('stays live if automatic rollback is off, and its owner is alerted', async () => {
    const shop = await startRenderingShop({ room: workingPage });
    const failing = await shop.release('room', throwingPage);
    for (let time = 0; time < 5; time += 1) await shop.ask('/room');
    assert.ok(shop.failures.length >= 5);
    await shop.app.close();
    assert.equal(await readLiveFolder(shop), failing);
    const [alert, ...others] = await listShopAlerts(shop);
    assert.deepEqual([alert?.type, others], ['release.failing', []]);
    assert.match(alert?.reason ?? '', /on the server 3 times .* AUTOMATIC_RETURN is off/);
  });

  it('stays live if there is no former release, which is logged once', async () => {
    const shop = await startRenderingShop({ room: throwingPage }, ROLLBACK_SETTINGS);
    const lines = collectLogLines(shop);
    await visitUntil(shop, () => assert.ok(lines.includes(NO_TARGET_MESSAGE)));
    for (let time = 0; time < 5; time += 1) await shop.ask('/room');
    await shop.app.close();
    assert.equal(lines.filter((line) => line === NO_TARGET_MESSAGE).length, 1);
    assert.match((await listShopAlerts(shop))[0]?.reason ?? '', /no good version to go back to/);
    assert.deepEqual(await listAutomaticChanges(shop), []);
  });

  it('is not rolled back to a release that was itself rolled back', async () => {
    const shop = await startRenderingShop({ room: workingPage }, ROLLBACK_SETTINGS);
    const first = await readLiveFolder(shop);
    await shop.release('room', throwingPage);
    await visitUntil(shop, async () => assert.equal(await readLiveFolder(shop), first));
    await shop.release('room', createRoutesSource("() => { throw new Error('another') }"));
    await visitUntil(shop, async () => assert.equal(await readLiveFolder(shop), first));
    assert.equal((await listAutomaticChanges(shop)).length, 2);
  });

  it('is rolled back once by two storefronts that notice it together', async () => {
    const shop = await startRenderingShop({ room: workingPage }, ROLLBACK_SETTINGS);
    const former = await readLiveFolder(shop);
    const second = await startEdge(shop.data, ROLLBACK_SETTINGS);
    await shop.release('room', throwingPage);
    await visitUntil(shop, async () => {
      await second.inject('/room');
      assert.equal(await readLiveFolder(shop), former);
    });
    for (let time = 0; time < 5; time += 1)
      await Promise.all([shop.ask('/room'), second.inject('/room')]);
    await Promise.all([second.close(), shop.app.close()]);
    assert.equal((await listAutomaticChanges(shop)).length, 1);
  });
});

describe('packages that went live in one step', () => {
  it('are rolled back one by one if each is compatible with the others', async () => {
    const shop = await startRenderingShop(
      { room: workingPage, other: workingPage },
      ROLLBACK_SETTINGS,
    );
    const [remote] = [await readLiveFolder(shop), await readLiveFolder(shop, 'other')];
    await shop.releaseTogether([
      { name: 'room', source: throwingPage },
      { name: 'other', source: createRoutesSource("'fine too'") },
    ]);
    const companion = await readLiveFolder(shop, 'other');
    await visitUntil(shop, async () => assert.equal(await readLiveFolder(shop), remote));
    assert.equal(await readLiveFolder(shop, 'other'), companion);
  });

  it('are rolled back in one step if they are only compatible together', async () => {
    const shop = await startRenderingShop({}, ROLLBACK_SETTINGS);
    await shop.releaseTogether([
      { name: 'shell', said: { gives: { shared: '1.0.0' } } },
      { name: 'room', source: workingPage, said: { needs: { shared: '^1.0.0' } } },
    ]);
    const versionsBefore = [await readLiveFolder(shop), await readLiveFolder(shop, 'shell')];
    await shop.releaseTogether([
      { name: 'shell', said: { gives: { shared: '2.0.0' } } },
      { name: 'room', source: throwingPage, said: { needs: { shared: '^2.0.0' } } },
    ]);
    await visitUntil(shop, async () =>
      assert.deepEqual(
        [await readLiveFolder(shop), await readLiveFolder(shop, 'shell')],
        versionsBefore,
      ),
    );
    const [move] = await listAutomaticChanges(shop);
    assert.deepEqual(move?.moves.map(({ name }) => name).sort(), ['room', 'shell']);
  });
});
