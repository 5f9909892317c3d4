import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, it } from 'node:test';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { drainConnections } from '../src/listening/drain-connections.ts';

describe('a closing server', () => {
  // Without `drainConnections`, the server would wait more than a minute for the keep-alive
  // connection.
  it('completes running responses and does not wait for idle keep-alive connections', async () => {
    const app = Fastify();
    drainConnections(app);
    const requestStart = Promise.withResolvers<undefined>();
    const response = Promise.withResolvers<string>();
    app.get('/', () => {
      requestStart.resolve(undefined);
      return response.promise;
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as { port: number };
    const socket = connect(port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n');
    const socketText = text(socket);
    await requestStart.promise;
    const closed = app.close();
    response.resolve('answered');
    await closed;
    assert.match(await socketText, /200 OK[^]*answered/);
  });

  // Browsers open connections before they have a request. Without `drainConnections`, the server
  // would wait a minute for them.
  it('does not wait for connections without a request', async (t) => {
    const app = Fastify();
    drainConnections(app);
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as { port: number };
    const connection = once(app.server, 'connection');
    const socket = connect(port, '127.0.0.1').resume();
    t.after(() => socket.destroy());
    await connection;
    await app.close();
    await once(socket, 'close');
  });
});
