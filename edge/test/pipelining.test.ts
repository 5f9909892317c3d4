import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { once } from 'node:events';
import { describe, it } from 'node:test';
import type { AddressInfo } from 'node:net';
import { startSmallShop } from './support/shop-of.ts';

describe('a connection', () => {
  it('with many unread responses is closed, and others are served', async () => {
    const { app, releases } = await startSmallShop('catalog');
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const path = `/releases/${releases['catalog']}/remoteEntry.js`;
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.on('error', () => undefined);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: shop.test\r\n\r\n`.repeat(600));
    socket.resume();
    await once(socket, 'close');
    assert.equal((await fetch(`http://127.0.0.1:${port}${path}`)).status, 200);
  });

  it('with sequential requests stays open', async () => {
    const { app } = await startSmallShop('catalog');
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    for (let requestCount = 0; requestCount < 40; requestCount += 1) {
      assert.equal((await fetch(`${origin}/healthz`)).status, 200);
    }
  });
});
