import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { shop } from './support/passing-shop.ts';

/** Calls other than orders and catalogue reads that may be under way. */
const MAX_OTHER_CALLS = 500;

describe('a backend that is busy with other calls', () => {
  it('still takes orders, and answers reads of the catalogue', async (test) => {
    const { origin, backend, socket } = await shop();
    const gone = new AbortController();
    test.after(() => gone.abort());
    let held = 0;
    const { promise: allAreHeld, resolve } = Promise.withResolvers<void>();
    backend.get('/api/still', (_request, reply) => {
      reply.hijack();
      if ((held += 1) === MAX_OTHER_CALLS) resolve();
    });
    backend.all('/api/*', () => ({}));
    await backend.listen({ path: socket });
    const statusOf = async (path: string, options: RequestInit = {}) =>
      (await fetch(`${origin}/api${path}`, { signal: gone.signal, ...options })).status;

    const others = Array.from({ length: MAX_OTHER_CALLS }, () => statusOf('/still'));
    const ended = Promise.allSettled(others);
    await allAreHeld;
    assert.equal(await statusOf('/users/getorders'), 503);
    for (const path of ['orderplace', 'create-stripe-session', 'verify-payment'])
      assert.equal(await statusOf(`/users/${path}`, { method: 'POST', body: '{}' }), 200, path);
    for (const path of ['getservices', 'getproductbyslug/a-gown'])
      assert.equal(await statusOf(`/users/${path}`), 200, path);
    gone.abort();
    await ended;
  });
});
