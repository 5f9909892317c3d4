import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import {
  factorChallenges,
  recoveryCodes,
  staffFactors,
} from '../../../src/people/records/tables.ts';
import { cheapPasswords } from '../../support/cheap-passwords.ts';
import {
  computeAppCode,
  createColleague,
  forgetStep,
  logIn,
  password,
  sendCode,
  turnOnFactor,
} from '../../support/colleagues.ts';
import { readHeaders } from '../../support/people.ts';
import { createTestApp } from '../../support/test-app.ts';

const shop = await createTestApp({}, cheapPasswords);
const { db } = shop;

async function readChallenge(email: string): Promise<string> {
  const response = (await logIn(shop, email)).json();
  assert.deepEqual(Object.keys(response).sort(), ['challenge', 'factor', 'status']);
  return response.challenge;
}

describe('setting up a second factor', () => {
  it('needs the password, shows a secret once, and stores it encrypted', async () => {
    const owner = await createColleague(shop);
    const refused = await owner.post('/staff/security/begin', { password: 'something wrong' });
    assert.deepEqual([refused.statusCode, refused.json().code], [403, 'wrong_password']);
    const { secret, setup, uri } = (await owner.post('/staff/security/begin', { password })).json()
      .data;
    assert.match(uri, /^otpauth:\/\/totp\/SLR%20London:/);
    assert.match(secret, /^[A-Z2-7]{32}$/);
    const wrong = await owner.post('/staff/security/turn-on', { setup, code: '12345' });
    assert.deepEqual([wrong.statusCode, wrong.json().field], [400, 'code']);
    const on = await owner.post('/staff/security/turn-on', { setup, code: computeAppCode(secret) });
    assert.equal(new Set(on.json().data.recoverycodes).size, 10);
    const stored = await db.select().from(staffFactors).where(eq(staffFactors.userid, owner.id));
    assert.ok(!JSON.stringify(stored).includes(secret));
    const again = await owner.post('/staff/security/turn-on', {
      setup,
      code: computeAppCode(secret),
    });
    assert.deepEqual([again.statusCode, again.json().code], [409, 'factor_is_on']);
    const { data } = (await owner.get('/staff/security')).json();
    assert.deepEqual([data.secondfactor, data.required, data.recoverycodes], [true, false, 10]);
  });

  it('refuses the set-up of another colleague', async () => {
    const [one, other] = [await createColleague(shop), await createColleague(shop)];
    const { secret, setup } = (await one.post('/staff/security/begin', { password })).json().data;
    const response = await other.post('/staff/security/turn-on', {
      setup,
      code: computeAppCode(secret),
    });
    assert.deepEqual([response.statusCode, response.json().code], [400, 'setup_ended']);
  });

  it('signs out the other devices', async () => {
    const owner = await createColleague(shop, 'owner', 'devices@example.com');
    const headers = readHeaders(await logIn(shop, owner.email));
    await turnOnFactor(shop, owner);
    assert.equal((await shop.app.inject({ url: '/staff/me', headers })).statusCode, 401);
    assert.equal((await owner.get('/staff/me')).statusCode, 200);
  });
});

describe('a sign-in with a second factor (rule 56)', () => {
  it('gives a token only for the code, typed with or without spaces', async () => {
    const owner = await createColleague(shop);
    const { secret } = await turnOnFactor(shop, owner);
    const code = computeAppCode(secret);
    const typed = `${code.slice(0, 3)} ${code.slice(3)} `;
    const response = await sendCode(shop, await readChallenge(owner.email), typed);
    const { status, userid } = response.json();
    assert.deepEqual([status, userid.id], [true, owner.id]);
    const headers = readHeaders(response);
    assert.equal((await shop.app.inject({ url: '/staff/me', headers })).statusCode, 200);
  });

  it('accepts a code once, and those of the neighbouring steps', async () => {
    const owner = await createColleague(shop);
    const { secret } = await turnOnFactor(shop, owner);
    for (const [shift, status] of [
      [0, 200],
      [0, 400],
      [-30_000, 400],
      [30_000, 200],
    ] as const) {
      const code = computeAppCode(secret, Date.now() + shift);
      const response = await sendCode(shop, await readChallenge(owner.email), code);
      assert.equal(response.statusCode, status, `${shift}`);
    }
    await forgetStep(shop, owner.id);
    for (const [shift, status] of [
      [-30_000, 200],
      [-90_000, 400],
      [90_000, 400],
    ] as const) {
      const code = computeAppCode(secret, Date.now() + shift);
      const response = await sendCode(shop, await readChallenge(owner.email), code);
      assert.equal(response.statusCode, status, `${shift}`);
    }
  });

  it('accepts each recovery code once', async () => {
    const owner = await createColleague(shop);
    const { recoveryCodes: codes } = await turnOnFactor(shop, owner);
    const typed = String(codes[3]).toUpperCase().replaceAll('-', ' ');
    for (const status of [200, 400]) {
      const response = await sendCode(shop, await readChallenge(owner.email), typed);
      assert.equal(response.statusCode, status);
    }
    assert.equal((await owner.get('/staff/security')).json().data.recoverycodes, 9);
    const stored = await db.select().from(recoveryCodes);
    assert.ok(!JSON.stringify(stored).includes(String(codes[4])));
  });

  it('accepts a code with full-width digits and invisible characters', async () => {
    const owner = await createColleague(shop);
    const { secret, recoveryCodes: codes } = await turnOnFactor(shop, owner);
    const fullWidth = computeAppCode(secret).replace(/\d/g, (digit) =>
      String.fromCharCode(digit.charCodeAt(0) + 0xfee0),
    );
    for (const typed of [`\u200e${fullWidth}\u200b`, `\u2066${codes[0]}\u2069`]) {
      const response = await sendCode(shop, await readChallenge(owner.email), typed);
      assert.equal(response.statusCode, 200, response.body);
    }
  });

  it('ends after five wrong codes, and after ten minutes', async () => {
    const owner = await createColleague(shop);
    const { secret } = await turnOnFactor(shop, owner);
    const challenge = await readChallenge(owner.email);
    for (let tries = 0; tries < 5; tries += 1)
      assert.equal((await sendCode(shop, challenge, '000000')).json().code, 'wrong_code');
    const ended = await sendCode(shop, challenge, computeAppCode(secret));
    assert.deepEqual([ended.statusCode, ended.json().code], [410, 'challenge_ended']);
    const old = await readChallenge(owner.email);
    await db.update(factorChallenges).set({ expiresAt: new Date() });
    assert.equal((await sendCode(shop, old, computeAppCode(secret))).statusCode, 410);
  });

  it('writes sign-ins and wrong codes to the audit log, without any code or password', async () => {
    const owner = await createColleague(shop);
    const { secret } = await turnOnFactor(shop, owner);
    await sendCode(shop, await readChallenge(owner.email), '000000');
    await sendCode(shop, await readChallenge(owner.email), computeAppCode(secret));
    await shop.app.inject({
      method: 'POST',
      url: '/admin/userlogin',
      payload: { username: owner.email, password: 'something wrong' },
    });
    const entries = (await owner.post('/staff/audit/search', { person: owner.email })).json().data;
    assert.deepEqual(
      entries.map(({ action }: { action: string }) => action),
      ['session.refused', 'session.started', 'factor.refused', 'factor.turnedOn'],
    );
    assert.ok(!/000000|something wrong/.test(JSON.stringify(entries)));
  });
});

describe('changing the second factor', () => {
  it('renews the recovery codes for a code', async () => {
    const owner = await createColleague(shop);
    const { secret, recoveryCodes: old } = await turnOnFactor(shop, owner);
    const url = '/staff/security/recovery-codes';
    assert.equal((await owner.post(url, { code: '000000' })).statusCode, 400);
    const renewed = await owner.post(url, { code: computeAppCode(secret) });
    assert.equal(renewed.json().data.recoverycodes.length, 10);
    const response = await sendCode(shop, await readChallenge(owner.email), String(old[0]));
    assert.equal(response.statusCode, 400);
  });

  it('switches it off for a code', async () => {
    const owner = await createColleague(shop);
    const { secret } = await turnOnFactor(shop, owner);
    const url = '/staff/security/turn-off';
    assert.equal((await owner.post(url, { code: '000000' })).json().field, 'code');
    assert.equal((await owner.post(url, { code: computeAppCode(secret) })).statusCode, 200);
    assert.equal((await logIn(shop, owner.email)).json().role, 'staff');
  });
});
