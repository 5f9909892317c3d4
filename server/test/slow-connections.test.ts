import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { after, describe, it } from 'node:test';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { buildFastifyOptions } from '../src/requests/build-fastify-options.ts';

const options = buildFastifyOptions(
  'test',
  { logLevel: 'silent', trustProxy: false },
  () => undefined,
);
const IDLE_CONNECTIONS = 2_000;

describe('a server', () => {
  it('ends slow headers and slow bodies with 408 within its limit and responds to others', async () => {
    const { origin, open } = await startServer({
      requestTimeout: scaled(options.requestTimeout),
      headersTimeout: scaled(options.http?.headersTimeout),
    });
    const headers = open('GET / HTTP/1.1\r\nhost: a\r\n');
    const body = open(
      'POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 10\r\n\r\n{',
    );
    assert.equal((await fetch(origin)).status, 200);
    for (const socket of [headers, body]) assert.match(await text(socket), /^HTTP\/1.1 408 /);
    assert.equal((await fetch(origin)).status, 200);
  });

  it(`responds beside ${IDLE_CONNECTIONS} idle connections`, async () => {
    const { origin, open } = await startServer({});
    const idle = Array.from({ length: IDLE_CONNECTIONS }, () => open());
    await Promise.all(idle.map((socket) => once(socket, 'connect')));
    assert.equal((await fetch(origin)).status, 200);
    assert.ok(idle.every(({ readable }) => readable));
  });

  it('keeps an idle connection for 72 seconds, longer than proxies reuse theirs', async () => {
    const { origin } = await startServer({});
    assert.equal((await fetch(origin)).headers.get('keep-alive'), 'timeout=72');
  });
});

/**
 * Returns a tenth of a limit in ms, within which a busy machine can still respond. The default
 * avoids Node's default, which would exceed the test's time limit.
 */
const scaled = (limit = 600_000) => limit / 10;

/** Starts a server with the options of the shop's servers, but with these limits in ms. */
async function startServer(limits: { requestTimeout?: number; headersTimeout?: number }) {
  const { requestTimeout = options.requestTimeout, headersTimeout } = limits;
  const app = Fastify({
    ...options,
    ...(requestTimeout && { requestTimeout }),
    http: {
      ...options.http,
      ...(headersTimeout && { headersTimeout }),
      connectionsCheckingInterval: 50,
    },
  });
  app.all('/', () => ({}));
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const sockets: Socket[] = [];
  after(() => {
    for (const socket of sockets) socket.destroy();
    return app.close();
  });
  const open = (start = '') => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    if (start) socket.write(start);
    sockets.push(socket);
    return socket;
  };
  return { origin, open };
}
