import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cheapPasswords } from '../../support/cheap-passwords.ts';
import { createTestApp } from '../../support/test-app.ts';

const { app } = await createTestApp({ RATE_LIMIT_SCALE: '1' }, cheapPasswords);

const requestLink = (username: string, remoteAddress: string) =>
  app.inject({
    method: 'POST',
    url: '/account/forgotten-password',
    payload: { username },
    remoteAddress,
  });
const createStrangerIp = (at: number) => `198.51.100.${at}`;

describe('the limits on emails about an account (rule 53)', () => {
  it('allow three links per mailbox in half an hour, for any sender and spelling', async () => {
    const spellings = ['ann@example.com', 'Ann@example.com', 'ann+shop@example.com'];
    for (const [at, email] of spellings.entries()) {
      assert.equal((await requestLink(email, createStrangerIp(at))).statusCode, 200);
    }
    const fourth = await requestLink('ann@example.com', createStrangerIp(9));
    assert.equal(fourth.statusCode, 429);
    assert.match(fourth.json().error, /^Too many mails were asked for with this address\. Please/);
    assert.equal((await requestLink('bob@example.com', createStrangerIp(9))).statusCode, 200);
  });

  it('are the same for unknown e-mail addresses, so the sentence reveals nothing', async () => {
    const payload = { username: 'cat@example.com', password: 'a long password' };
    await app.inject({ method: 'POST', url: '/admin/usersignup', payload });
    const readRefusal = async (email: string) => {
      for (let at = 20; at < 23; at += 1) await requestLink(email, createStrangerIp(at));
      const { requestId, ...refusal } = (await requestLink(email, createStrangerIp(23))).json();
      assert.ok(requestId);
      return refusal;
    };
    assert.deepEqual(await readRefusal('cat@example.com'), await readRefusal('dan@example.com'));
  });

  it('allow one network address links for twenty people in an hour', async () => {
    for (let at = 0; at < 20; at += 1) {
      assert.equal(
        (await requestLink(`many-${at}@example.com`, createStrangerIp(50))).statusCode,
        200,
      );
    }
    assert.equal((await requestLink('many-20@example.com', createStrangerIp(50))).statusCode, 429);
  });

  it('allow one network address thirty attempts with links in a quarter of an hour', async () => {
    const payload = { token: 'a'.repeat(43), password: 'a long password' };
    const guess = () =>
      app.inject({ method: 'POST', url: '/account/new-password', payload, remoteAddress: '::1' });
    for (let nth = 0; nth < 30; nth += 1) assert.equal((await guess()).statusCode, 410);
    assert.equal((await guess()).statusCode, 429);
  });
});

describe('the limits on changes of an account', () => {
  it('allow three links per day to a new mailbox, for any sender', async () => {
    const password = 'a long password';
    const change = async (username: string, email: string) => {
      const signUp = { username, password };
      const signedUp = await app.inject({
        method: 'POST',
        url: '/admin/usersignup',
        payload: signUp,
      });
      const headers = { authorization: `bearer ${signedUp.json().refreshtoken}` };
      const payload = { email, password };
      return app.inject({ method: 'POST', url: '/account/email', headers, payload });
    };
    for (const nth of [1, 2, 3]) {
      const response = await change(`bomber-${nth}@example.com`, `victim+${nth}@example.com`);
      assert.equal(response.statusCode, 200, response.body);
    }
    assert.equal((await change('bomber-4@example.com', 'Victim@example.com')).statusCode, 429);
  });
});
