import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, it } from 'node:test';
import { startEchoShop as passingShop } from './support/passing-shop.ts';
import { startSmallShop } from './support/shop-of.ts';

describe('a request target in absolute form', () => {
  it('gets the page at its path, with its query', async () => {
    const { app } = await startSmallShop('catalog');
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    for (const target of [
      'http://shop.test/catalog',
      'HTTPS://shop.test:8443/catalog?a=http://other.test/',
    ]) {
      const response = await send(port, target);
      assert.match(response, /^HTTP\/1\.1 200 /, target);
      assert.match(response, /<h1>one<\/h1>/, target);
    }
    assert.match(await send(port, 'http://shop.test?a=1'), /<title>\/<\/title>/);
    assert.match(await send(port, 'http://shop.test/healthz'), /^HTTP\/1\.1 200 /);
  });

  it('replaces the Host header by its host', async () => {
    const { app } = await startSmallShop('catalog');
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const response = await send(port, 'http://localhost:8443/robots.txt', 'other.test');
    assert.match(response, /http:\/\/localhost:8443\/sitemap\.xml/);
    assert.doesNotMatch(response, /other\.test/);
    assert.match(await send(port, 'http://user@shop.test/catalog'), /^HTTP\/1\.1 404 /);
  });

  it('reaches the backend by its path', async () => {
    const { app, backend, socket } = await passingShop();
    backend.get('/*', ({ url, host }) => ({ url, host }));
    await backend.listen({ path: socket });
    const { port } = app.server.address() as AddressInfo;
    const response = await send(port, 'http://localhost/api/users/getservices?a=1');
    assert.match(response, /\{"url":"\/api\/users\/getservices\?a=1","host":"localhost"\}/);
  });
});

/** Sends one GET over its own socket. Returns the response with its headers. */
async function send(port: number, target: string, host = 'shop.test'): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  return text(socket);
}
