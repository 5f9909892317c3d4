import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cheapPasswords } from '../../support/cheap-passwords.ts';
import {
  computeAppCode,
  createColleague,
  logIn,
  sendCode,
  turnOnFactor,
} from '../../support/colleagues.ts';
import { createTestApp } from '../../support/test-app.ts';

const shop = await createTestApp(
  { NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example.com' },
  cheapPasswords,
);

describe('a second factor in production', () => {
  for (const role of ['owner', 'manager'] as const) {
    it(`is required for the role ${role} before any other call`, async () => {
      const member = await createColleague(shop, role);
      assert.equal((await logIn(shop, member.email)).json().status, true);
      for (const url of ['/staff/today', '/users/getorders', '/account/basket']) {
        const response = await member.get(url);
        assert.deepEqual(
          [response.statusCode, response.json().code],
          [403, 'second_factor_required'],
        );
      }
      assert.equal((await member.get('/staff/me')).json().data.factorwanted, true);
      const { secret } = await turnOnFactor(shop, member);
      assert.equal((await member.get('/staff/me')).json().data.factorwanted, false);
      assert.equal((await member.get('/staff/today')).statusCode, 200);
      const code = computeAppCode(secret);
      const off = await member.post('/staff/security/turn-off', { code });
      assert.deepEqual([off.statusCode, off.json().code], [409, 'factor_required']);
      const { challenge } = (await logIn(shop, member.email)).json();
      assert.equal((await sendCode(shop, challenge, code)).statusCode, 200);
    });
  }

  it('is not required for the role staff', async () => {
    const member = await createColleague(shop, 'staff');
    assert.equal((await member.get('/staff/today')).statusCode, 200);
  });
});
