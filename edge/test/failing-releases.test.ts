import assert from 'node:assert/strict';
import { describe, it, mock } from 'node:test';
import { readStatus } from 'releases/status';
import { FIVE_NETWORK_IPS, createVisitors } from './support/browser-visitors.ts';
import { eventually } from '../../releases/test/support/eventually.ts';
import { openDataFolder } from '../../releases/test/support/publish-to.ts';
import {
  type RenderingShop,
  createRoutesSource,
  startRenderingShop,
} from './support/rendering-shop.ts';
import {
  ROLLBACK_SETTINGS,
  workingPage,
  readLiveFolder,
  throwingPage,
} from './support/returning-shop.ts';

const [first, second] = FIVE_NETWORK_IPS as [string, string];

async function failingShop() {
  const shop = await startRenderingShop(
    { room: workingPage },
    { ...ROLLBACK_SETTINGS, TRUST_PROXY: 'loopback' },
  );
  const release = await shop.release('room', createRoutesSource("'other'"));
  const version = release.split('/')[1] ?? '';
  const warnings: object[] = [];
  mock.method(shop.app.log, 'warn', (facts: object, message: string) =>
    warnings.push({ message, ...facts }),
  );
  return { shop, release, version, warnings, ...createVisitors(shop) };
}

/** Returns the failures of a version that `npm run status` would print. */
async function listFailures({ data }: RenderingShop, version: string) {
  const { releases } = await readStatus(await openDataFolder(data));
  return releases.find((one) => one.version === version)?.failing;
}

describe('a release that browsers report as failing', () => {
  it('is logged once for each kind of failure, and is in the status after the first report', async () => {
    const { shop, release, version, warnings, load, report } = await failingShop();
    assert.equal(await listFailures(shop, version), null);
    await load(first);
    for (const kind of ['render', 'chunk', 'render', 'render'])
      await report(first, { room: 'room', version, kind });
    const message = 'a release fails in browsers';
    assert.deepEqual(warnings, [
      { message, remote: 'room', version, kind: 'render' },
      { message, remote: 'room', version, kind: 'chunk' },
    ]);
    await eventually(async () => assert.equal((await listFailures(shop, version))?.networks, 1));
    assert.equal(await readLiveFolder(shop), release);
  });

  it('keeps its networks and kinds in the status after the process has ended', async () => {
    const { shop, version, load, report } = await failingShop();
    for (const address of [first, second]) await load(address);
    await report(first, { room: 'room', version, kind: 'render' });
    await report(second, { room: 'room', version, kind: 'chunk' });
    await shop.app.close();
    const failing = await listFailures(shop, version);
    assert.deepEqual(failing?.kinds, ['render', 'chunk']);
    assert.equal(failing.networks, 2);
    assert.ok(failing.first <= failing.last);
  });

  it('names the error without its message, and the loads of every release, in the status', async () => {
    const { shop, version, load, report } = await failingShop();
    for (const address of [first, second, second]) await load(address);
    await report(first, { room: 'room', version, error: 'TypeError at routes.js:1:52' });
    await report(first, { room: 'room', version, kind: 'render' });
    await report(first, { room: 'room', version, error: 'Mr Bean <mr@bean.test>' });
    await shop.app.close();
    const { releases } = await readStatus(await openDataFolder(shop.data));
    const failing = releases.find((one) => one.version === version);
    assert.equal(failing?.failing?.error, 'TypeError at routes.js:1:52');
    assert.equal(failing.loads?.loads, 3);
    assert.deepEqual(
      releases.filter(({ state }) => state === 'kept').map(({ loads }) => loads),
      [null],
    );
  });

  it('that fails on the server is in the status with its error', async () => {
    const shop = await startRenderingShop({ room: workingPage }, { TRUST_PROXY: 'loopback' });
    const release = await shop.release('room', throwingPage);
    await shop.ask('/room');
    await shop.app.close();
    const failing = await listFailures(shop, release.split('/')[1] ?? '');
    assert.deepEqual(failing?.kinds, ['throw on the server']);
    assert.match(failing.error ?? '', /^Error at server\/main\.cjs:\d+:\d+$/);
  });

  it('is logged without counting a network that loaded it from another process', async () => {
    const { shop, version, warnings, report } = await failingShop();
    await report(first, { room: 'room', version, kind: 'load' });
    assert.equal(warnings.length, 1);
    await eventually(async () => assert.equal((await listFailures(shop, version))?.networks, 0));
  });

  it('is not logged for a report that names no live release or comes from another site', async () => {
    const { shop, version, warnings, load, report } = await failingShop();
    await load(first);
    await report(first, { room: 'room', version: `${version}0`, kind: 'render' });
    await report(first, { room: 'nobody', version, kind: 'render' });
    await report(
      first,
      { room: 'room', version, kind: 'render' },
      { origin: 'https://evil.example' },
    );
    await shop.app.close();
    assert.deepEqual(warnings, []);
    assert.equal(await listFailures(shop, version), null);
  });
});
