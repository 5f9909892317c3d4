import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readOwnMetrics } from 'server/metrics';
import { eventually } from '../../releases/test/support/eventually.ts';
import { startEchoShop } from './support/passing-shop.ts';

const MAX_CALLS = 4;

/** Calls of a checkout in their order (specification, section 7), and of a sign-in. */
const SENT = [
  ...['/admin/guest', '/admin/userlogin', '/users/addcustomers', '/users/orderplace'],
  ...['/users/orderproducts', '/users/addtopackage', '/users/create-stripe-session'],
  '/payments/webhook',
];
const READ = [
  ...['/users/getusers/1', '/users/getcustomers/1', '/users/getcalendar', '/users/getorders'],
  ...['/users/getmail/1/SLR10001/Ann', '/users/verify-payment/s1'],
  ...['/users/getservices', '/users/getproductbyslug/a-gown', '/images/gown.svg', '/readyz'],
];

/** A shop whose backend delays responses of `/still` until `releaseAll` is called. */
async function startBusyShop() {
  const { origin, backend, socket } = await startEchoShop('loopback', {
    MAX_CALLS: `${MAX_CALLS}`,
  });
  const held: (() => void)[] = [];
  backend.get('/api/still', async () => {
    await new Promise<void>((resolve) => held.push(resolve));
    return {};
  });
  backend.all('/api/*', () => ({}));
  await backend.listen({ path: socket });
  const send = (path: string, ip: string, options: RequestInit = {}) =>
    fetch(`${origin}/api${path}`, { headers: { 'x-forwarded-for': ip }, ...options });
  const hold = async (count: number, getIp: (at: number) => string) => {
    const responses = Array.from({ length: count }, (_one, index) => send('/still', getIp(index)));
    await eventually(() => assert.equal(held.length, count));
    return async () => {
      for (const end of held.splice(0)) end();
      return (await Promise.all(responses)).map(({ status }) => status);
    };
  };
  return { send, hold };
}

async function countRefusals(kind: string): Promise<number> {
  const metric = (await readOwnMetrics()).find(
    ({ name }) => name === 'shop_overload_refusals_total',
  );
  return metric?.values.find(({ labels }) => labels['kind'] === kind)?.value ?? 0;
}

describe('a backend that is busy with other calls', () => {
  it('still receives every call of a checkout and every read of the catalogue', async () => {
    const { send, hold } = await startBusyShop();
    const refusalsBefore = await countRefusals('other');
    const releaseAll = await hold(MAX_CALLS, (index) => `192.0.2.${index}`);
    const refused = await send('/users/getcartitems/1', '192.0.2.9');
    assert.deepEqual([refused.status, refused.headers.get('retry-after')], [503, '5']);
    assert.equal(((await refused.json()) as { code: string }).code, 'busy');
    assert.equal((await countRefusals('other')) - refusalsBefore, 1);
    for (const path of SENT) {
      const { status } = await send(path, '192.0.2.9', { method: 'POST', body: '{}' });
      assert.equal(status, 200, path);
    }
    for (const path of READ) assert.equal((await send(path, '192.0.2.9')).status, 200, path);
    assert.deepEqual(await releaseAll(), [200, 200, 200, 200]);
    assert.equal((await send('/users/getcartitems/1', '192.0.2.9')).status, 200);
  });

  it('refuses an address that has half of the calls, and serves the others', async () => {
    const { send, hold } = await startBusyShop();
    const releaseAll = await hold(MAX_CALLS / 2, () => '192.0.2.66');
    const readStatus = async (ip: string) => (await send('/users/getcartitems/1', ip)).status;
    assert.deepEqual([await readStatus('192.0.2.66'), await readStatus('192.0.2.7')], [503, 200]);
    await releaseAll();
    assert.equal(await readStatus('192.0.2.66'), 200);
  });
});
