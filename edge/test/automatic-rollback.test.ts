import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eventually } from '../../releases/test/support/eventually.ts';
import { inShortForm } from '../../releases/test/support/long-form.ts';
import { page, renderingShop } from './support/rendering-shop.ts';
import {
  NOTHING_GOOD,
  ON,
  alertsOf,
  automatic,
  good,
  live,
  logged,
  throwing,
  visitedUntil,
} from './support/returning-shop.ts';
import { edgeOver } from './support/shop-of.ts';

describe('a live release that repeatedly fails on the server', () => {
  const late = (fault: string) =>
    page(`() => { setTimeout(() => { ${fault} }, 1); return 'done'; }`);
  // The last three faults have the same effect as one of the first four, so only the long form
  // tests them here. `containment.test.ts` always tests all of them.
  const faults = [
    { what: 'throws', source: throwing },
    { what: 'throws late', source: late("throw new Error('late')") },
    { what: 'exits', source: page("() => process.kill(process.pid, 'SIGKILL')") },
    { what: 'loops', source: page('() => { for (;;); }') },
    { what: 'throws at import', source: "throw new Error('at import')" },
    { what: 'never settles', source: page('() => new Promise(() => {})') },
    {
      what: 'grows',
      source: page('() => { const kept = []; for (;;) kept.push(new Array(100_000).fill(kept)); }'),
    },
  ];
  for (const { what, source } of inShortForm(faults, 4)) {
    it(`is rolled back to the former release because it ${what}, with the reason in its record`, async () => {
      const shop = await renderingShop({ room: good }, ON);
      const former = await live(shop);
      const failing = await shop.release('room', source);
      await visitedUntil(shop, async () => assert.equal(await live(shop), former));
      await eventually(async () =>
        assert.deepEqual(await shop.ask('/room'), { status: 200, root: '<h1>fine</h1>' }),
      );
      const [move, ...more] = await automatic(shop);
      assert.equal(more.length, 0);
      assert.equal(move?.what, 'rollback');
      assert.match(move.why ?? '', new RegExp(`^${failing} failed on the server \\d+ times`));
      const [from, to] = [failing, former].map((folder) => folder?.split('/')[1]);
      assert.deepEqual(move.moves, [{ name: 'room', from, to }]);
    });
  }

  it('stays live if automatic rollback is off, and its owner is alerted', async () => {
    const shop = await renderingShop({ room: good });
    const failing = await shop.release('room', throwing);
    for (let time = 0; time < 5; time += 1) await shop.ask('/room');
    assert.ok(shop.failures.length >= 5);
    await shop.app.close();
    assert.equal(await live(shop), failing);
    const [alert, ...others] = await alertsOf(shop);
    assert.deepEqual([alert?.type, others], ['release.failing', []]);
    assert.match(alert?.reason ?? '', /on the server 3 times .* AUTOMATIC_RETURN is off/);
  });

  it('stays live if there is no former release, which is logged once', async () => {
    const shop = await renderingShop({ room: throwing }, ON);
    const lines = logged(shop);
    await visitedUntil(shop, () => assert.ok(lines.includes(NOTHING_GOOD)));
    for (let time = 0; time < 5; time += 1) await shop.ask('/room');
    await shop.app.close();
    assert.equal(lines.filter((line) => line === NOTHING_GOOD).length, 1);
    assert.match((await alertsOf(shop))[0]?.reason ?? '', /no good version to go back to/);
    assert.deepEqual(await automatic(shop), []);
  });

  it('is not rolled back to a release that was itself rolled back', async () => {
    const shop = await renderingShop({ room: good }, ON);
    const first = await live(shop);
    await shop.release('room', throwing);
    await visitedUntil(shop, async () => assert.equal(await live(shop), first));
    await shop.release('room', page("() => { throw new Error('another') }"));
    await visitedUntil(shop, async () => assert.equal(await live(shop), first));
    assert.equal((await automatic(shop)).length, 2);
  });

  it('is rolled back once by two storefronts that notice it together', async () => {
    const shop = await renderingShop({ room: good }, ON);
    const former = await live(shop);
    const second = await edgeOver(shop.data, ON);
    await shop.release('room', throwing);
    await visitedUntil(shop, async () => {
      await second.inject('/room');
      assert.equal(await live(shop), former);
    });
    for (let time = 0; time < 5; time += 1)
      await Promise.all([shop.ask('/room'), second.inject('/room')]);
    await Promise.all([second.close(), shop.app.close()]);
    assert.equal((await automatic(shop)).length, 1);
  });
});

describe('packages that went live in one step', () => {
  it('are rolled back one by one if each is compatible with the others', async () => {
    const shop = await renderingShop({ room: good, other: good }, ON);
    const [remote] = [await live(shop), await live(shop, 'other')];
    await shop.releaseTogether([
      { name: 'room', source: throwing },
      { name: 'other', source: page("'fine too'") },
    ]);
    const companion = await live(shop, 'other');
    await visitedUntil(shop, async () => assert.equal(await live(shop), remote));
    assert.equal(await live(shop, 'other'), companion);
  });

  it('are rolled back in one step if they are only compatible together', async () => {
    const shop = await renderingShop({}, ON);
    await shop.releaseTogether([
      { name: 'shell', said: { gives: { shared: '1.0.0' } } },
      { name: 'room', source: good, said: { needs: { shared: '^1.0.0' } } },
    ]);
    const versionsBefore = [await live(shop), await live(shop, 'shell')];
    await shop.releaseTogether([
      { name: 'shell', said: { gives: { shared: '2.0.0' } } },
      { name: 'room', source: throwing, said: { needs: { shared: '^2.0.0' } } },
    ]);
    await visitedUntil(shop, async () =>
      assert.deepEqual([await live(shop), await live(shop, 'shell')], versionsBefore),
    );
    const [move] = await automatic(shop);
    assert.deepEqual(move?.moves.map(({ name }) => name).sort(), ['room', 'shell']);
  });
});
