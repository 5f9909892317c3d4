import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify from 'fastify';
import { startEchoShop } from './support/passing-shop.ts';

describe('a backend that restarts', () => {
  it('gets the calls that came meanwhile, each once', async () => {
    const { origin, backend, socket } = await startEchoShop();
    backend.get('/api/x', () => ({}));
    await backend.listen({ path: socket });
    assert.equal((await fetch(`${origin}/api/x`)).status, 200);
    await backend.close();
    const calls = ['GET', 'POST', 'POST'].map((method) => fetch(`${origin}/api/x`, { method }));
    await pause(300);
    const received: string[] = [];
    const restarted = Fastify();
    restarted.all('/api/x', ({ method }) => {
      received.push(method);
      return {};
    });
    await restarted.listen({ path: socket });
    after(() => restarted.close());
    for (const { status } of await Promise.all(calls)) assert.equal(status, 200);
    assert.deepEqual(received.sort(), ['GET', 'POST', 'POST']);
  });
});
