import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, describe, it, mock } from 'node:test';
import { rollBack } from 'releases/roll-back';
import { eventually } from '../../releases/test/support/eventually.ts';
import { author, releasesIn } from '../../releases/test/support/publish-to.ts';
import { page, renderingShop } from './support/rendering-shop.ts';
import {
  HELD,
  NOT_CONFIRMED,
  ON,
  automatic,
  good,
  live,
  logged,
  throwing,
  visitedUntil,
} from './support/returning-shop.ts';
import { edgeOver } from './support/shop-of.ts';

describe('a failure that is not caused by a release', () => {
  /** Starts a backend that responds with the result of `getStatus`. */
  async function backendThat(getStatus: () => number) {
    const backend = createServer((_request, reply) => {
      reply.statusCode = getStatus();
      reply.end('{}');
    }).listen(0, '127.0.0.1');
    await once(backend, 'listening');
    after(() => backend.close());
    return `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
  }
  const needing = (wanted: string) =>
    page(`async ({ read }) => {
      const { status } = await read('users/getservices');
      if (!(${wanted})) throw new Error('at ' + status);
      return 'fine';
    }`);

  it('rolls nothing back if the backend is unavailable', async () => {
    const API_HOST = await backendThat(() => 503);
    const shop = await renderingShop({ room: good }, { ...ON, API_HOST });
    const failing = await shop.release('room', needing('status === 200'));
    const lines = logged(shop);
    await visitedUntil(shop, () => assert.ok(lines.includes(NOT_CONFIRMED)));
    await shop.app.close();
    assert.equal(await live(shop), failing);
  });

  it('rolls nothing back if the former release fails at the same URL too', async () => {
    const shop = await renderingShop({ room: throwing }, ON);
    const failing = await shop.release('room', page("() => { throw new Error('as before') }"));
    const lines = logged(shop);
    await visitedUntil(shop, () => assert.ok(lines.includes(NOT_CONFIRMED)));
    await shop.app.close();
    assert.equal(await live(shop), failing);
  });

  it('rolls a package back only once, even after a restart', async () => {
    let status = 200;
    const API_HOST = await backendThat(() => status);
    const shop = await renderingShop({ room: needing('status === 200') }, { ...ON, API_HOST });
    const former = await live(shop);
    const failing = await shop.release('room', needing('status === 404'));
    await visitedUntil(shop, async () => assert.equal(await live(shop), former));
    status = 404;
    const lines = logged(shop);
    await visitedUntil(shop, () => assert.ok(lines.includes(HELD)));
    await shop.app.close();
    const again = await edgeOver(shop.data, { ...ON, API_HOST });
    const warned: string[] = [];
    mock.method(again.log, 'error', (_facts: object, text: string) => void warned.push(text));
    await eventually(async () => {
      await again.inject('/room');
      assert.ok(warned.includes(HELD));
    });
    assert.equal(await live(shop), former);

    // Rolls back by hand, as a person would.
    const name = failing.split('/')[1] ?? '';
    await rollBack(await releasesIn(shop.data), ['room'], author, name);
    status = 200;
    await eventually(async () => {
      await again.inject('/room');
      assert.equal(await live(shop), former);
    });
    assert.equal((await automatic(shop)).length, 2);
  });
});
