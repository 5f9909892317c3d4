import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { shop } from './support/passing-shop.ts';

/** Limit of concurrent calls other than orders and catalogue reads. */
const MAX_OTHER_CALLS = 500;

/** Calls of a checkout, in order (specification, section 7). */
const SENT = [
  ...['/admin/guest', '/users/addcustomers', '/users/orderplace', '/users/orderproducts'],
  ...['/users/addtopackage', '/users/create-stripe-session', '/payments/webhook'],
];
const READ = [
  ...['/users/getusers/1', '/users/getcustomers/1', '/users/getcalendar', '/users/getorders'],
  ...['/users/getmail/1/SLR10001/Ann', '/users/verify-payment/s1'],
  ...['/users/getservices', '/users/getproductbyslug/a-gown'],
];

describe('a backend that is busy with other calls', () => {
  it('still receives every call of a checkout and every read of the catalogue', async (test) => {
    const { origin, backend, socket } = await shop();
    const abortController = new AbortController();
    test.after(() => abortController.abort());
    let heldCount = 0;
    const { promise: allAreHeld, resolve } = Promise.withResolvers<void>();
    backend.get('/api/still', (_request, reply) => {
      reply.hijack();
      if ((heldCount += 1) === MAX_OTHER_CALLS) resolve();
    });
    backend.all('/api/*', () => ({}));
    await backend.listen({ path: socket });
    const statusOf = async (path: string, options: RequestInit = {}) =>
      (await fetch(`${origin}/api${path}`, { signal: abortController.signal, ...options })).status;

    const others = Array.from({ length: MAX_OTHER_CALLS }, () => statusOf('/still'));
    const ended = Promise.allSettled(others);
    await allAreHeld;
    assert.equal(await statusOf('/users/getcartitems/1'), 503);
    for (const path of SENT)
      assert.equal(await statusOf(path, { method: 'POST', body: '{}' }), 200, path);
    for (const path of READ) assert.equal(await statusOf(path), 200, path);
    abortController.abort();
    await ended;
  });
});
