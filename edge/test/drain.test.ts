import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { drain } from '../src/drain.ts';

describe('a server that closes', () => {
  it('answers what is under way and waits for no connection that is only kept alive', async () => {
    const app = Fastify({ forceCloseConnections: 'idle' });
    drain(app);
    app.get('/', async () => {
      await pause(200);
      return 'answered';
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as { port: number };
    const socket = connect(port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n');
    const said = text(socket);
    await pause(100);
    const start = performance.now();
    await app.close();
    assert.ok(performance.now() - start < 2000);
    assert.match(await said, /200 OK[^]*answered/);
  });
});
