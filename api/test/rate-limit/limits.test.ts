import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { buildApp } from '../../src/app.ts';
import { testApp } from '../support/test-app.ts';

const { app, db, config } = await testApp({ RATE_LIMIT_SCALE: '1', TRUST_PROXY: 'loopback' });
const otherProcess = await buildApp(config, db);
after(() => otherProcess.close());

const from = (address: string) => ({ 'x-forwarded-for': address });

const logIn = (username: string, address: string, process = app) =>
  process.inject({
    method: 'POST',
    url: '/admin/userlogin',
    payload: { username, password: 'something wrong' },
    headers: from(address),
  });

describe('the rate limits', () => {
  it('stop the eleventh try on one account from any address, in every process', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const process = attempt % 2 ? app : otherProcess;
      const answer = await logIn('Ann@example.com', `192.0.2.${attempt}`, process);
      assert.equal(answer.statusCode, 200);
    }
    for (const process of [app, otherProcess]) {
      const answer = await logIn('ann@EXAMPLE.com ', '192.0.2.99', process);
      assert.equal(answer.statusCode, 429);
      const seconds = Number(answer.headers['retry-after']);
      assert.ok(seconds > 0 && seconds <= 900, `Retry-After is ${seconds}`);
      assert.match(answer.json().error, /wait/);
    }
  });

  it('stop one address on any accounts, and leave the other addresses alone', async () => {
    for (let attempt = 0; attempt < 60; attempt += 1) {
      assert.equal((await guest(`${attempt}@example.com`, '198.51.100.1')).statusCode, 200);
    }
    assert.equal((await guest('61@example.com', '198.51.100.1')).statusCode, 429);
    assert.equal((await guest('61@example.com', '198.51.100.2')).statusCode, 200);
  });

  it('count the whole network of an IPv6 address as one', async () => {
    for (let attempt = 0; attempt < 60; attempt += 1) {
      await guest(`v6-${attempt}@example.com`, `2001:db8:1:2::${attempt.toString(16)}`);
    }
    assert.equal((await guest('v6@example.com', '2001:db8:1:2:ffff::1')).statusCode, 429);
    assert.equal((await guest('v6@example.com', '2001:db8:1:3::1')).statusCode, 200);
  });

  it('hold for sign-up and contact too', async () => {
    const signUp = { name: '', mobile: '', username: 'zoe@example.com', password: 'short' };
    assert.equal(await firstRefused('/admin/usersignup', signUp), 10);
    const letter = { email: 'zoe@example.com', password: '', message: '', name: '', subject: '' };
    assert.equal(await firstRefused('/users/contactus', letter), 10);
  });

  it('give an account its tries back after a right password', async () => {
    const account = { username: 'kim@example.com', password: 'a long password' };
    await app.inject({ method: 'POST', url: '/admin/usersignup', payload: { ...account } });
    for (let round = 0; round < 3; round += 1) {
      for (let attempt = 0; attempt < 8; attempt += 1) {
        await logIn(account.username, `203.0.113.${round}`);
      }
      const answer = await app.inject({
        method: 'POST',
        url: '/admin/userlogin',
        payload: account,
        headers: from('203.0.113.77'),
      });
      assert.equal(answer.json().status, true);
    }
  });
});

function guest(username: string, address: string) {
  return app.inject({
    method: 'POST',
    url: '/admin/guest',
    payload: { username },
    headers: from(address),
  });
}

async function firstRefused(url: string, payload: object): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const headers = from(`192.0.2.${attempt}`);
    const answer = await app.inject({ method: 'POST', url, payload, headers });
    if (answer.statusCode === 429) return attempt;
  }
  return Infinity;
}
