import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, describe, it, mock } from 'node:test';
import { rollBack } from 'releases/roll-back';
import { eventually } from '../../releases/test/support/eventually.ts';
import { testAuthor, openDataFolder } from '../../releases/test/support/publish-to.ts';
import { createRoutesSource, startRenderingShop } from './support/rendering-shop.ts';
import {
  HELD_MESSAGE,
  NOT_CONFIRMED_MESSAGE,
  ROLLBACK_SETTINGS,
  listAutomaticChanges,
  workingPage,
  readLiveFolder,
  collectLogLines,
  throwingPage,
  visitUntil,
} from './support/returning-shop.ts';
import { startEdge } from './support/shop-of.ts';

describe('a failure that is not caused by a release', () => {
  /** Starts a backend that responds with the result of `getStatus`. */
  async function startBackend(getStatus: () => number) {
    const backend = createServer((_request, reply) => {
      reply.statusCode = getStatus();
      reply.end('{}');
    }).listen(0, '127.0.0.1');
    await once(backend, 'listening');
    after(() => backend.close());
    return `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
  }
  const needing = (wanted: string) =>
    createRoutesSource(`async ({ read }) => {
      const { status } = await read('users/getservices');
      if (!(${wanted})) throw new Error('at ' + status);
      return 'fine';
    }`);

  it('rolls nothing back if the backend is unavailable', async () => {
    const API_HOST = await startBackend(() => 503);
    const shop = await startRenderingShop(
      { room: workingPage },
      { ...ROLLBACK_SETTINGS, API_HOST },
    );
    const failing = await shop.release('room', needing('status === 200'));
    const lines = collectLogLines(shop);
    await visitUntil(shop, () => assert.ok(lines.includes(NOT_CONFIRMED_MESSAGE)));
    await shop.app.close();
    assert.equal(await readLiveFolder(shop), failing);
  });

  it('rolls nothing back if the former release fails at the same URL too', async () => {
    const shop = await startRenderingShop({ room: throwingPage }, ROLLBACK_SETTINGS);
    const failing = await shop.release(
      'room',
      createRoutesSource("() => { throw new Error('as before') }"),
    );
    const lines = collectLogLines(shop);
    await visitUntil(shop, () => assert.ok(lines.includes(NOT_CONFIRMED_MESSAGE)));
    await shop.app.close();
    assert.equal(await readLiveFolder(shop), failing);
  });

  it('rolls a package back only once, even after a restart', async () => {
    let status = 200;
    const API_HOST = await startBackend(() => status);
    const shop = await startRenderingShop(
      { room: needing('status === 200') },
      { ...ROLLBACK_SETTINGS, API_HOST },
    );
    const former = await readLiveFolder(shop);
    const failing = await shop.release('room', needing('status === 404'));
    await visitUntil(shop, async () => assert.equal(await readLiveFolder(shop), former));
    status = 404;
    const lines = collectLogLines(shop);
    await visitUntil(shop, () => assert.ok(lines.includes(HELD_MESSAGE)));
    await shop.app.close();
    const again = await startEdge(shop.data, { ...ROLLBACK_SETTINGS, API_HOST });
    const warned: string[] = [];
    mock.method(again.log, 'error', (_facts: object, text: string) => void warned.push(text));
    await eventually(async () => {
      await again.inject('/room');
      assert.ok(warned.includes(HELD_MESSAGE));
    });
    assert.equal(await readLiveFolder(shop), former);

    // Rolls back by hand, as a person would.
    const name = failing.split('/')[1] ?? '';
    await rollBack(await openDataFolder(shop.data), ['room'], testAuthor, name);
    status = 200;
    await eventually(async () => {
      await again.inject('/room');
      assert.equal(await readLiveFolder(shop), former);
    });
    assert.equal((await listAutomaticChanges(shop)).length, 2);
  });
});
