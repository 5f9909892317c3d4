import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import { users } from '../../../src/people/records/tables.ts';
import { staffInvitations } from '../../../src/people/staff/colleagues/tables.ts';
import { cheapPasswords } from '../../support/cheap-passwords.ts';
import {
  createColleague,
  logIn,
  password,
  sendCode,
  turnOnFactor,
} from '../../support/colleagues.ts';
import { sendAndReadMails, readLinkToken } from '../../support/mailed.ts';
import { createPerson } from '../../support/people.ts';
import { createTestApp } from '../../support/test-app.ts';

const shop = await createTestApp({}, cheapPasswords);
const { app, db } = shop;

const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });

describe('inviting a colleague', () => {
  it('mails a link, with which the colleague joins once', async () => {
    const owner = await createColleague(shop);
    const email = 'new@example.com';
    const invited = await owner.post('/staff/people/invitations', { email, role: 'manager' });
    assert.equal(invited.statusCode, 200);
    const [letter] = await sendAndReadMails(shop, email);
    assert.match(letter?.text ?? '', /with the role Manager/);
    const token = readLinkToken(letter);
    assert.deepEqual((await post('/admin/invitation', { token })).json(), {
      status: true,
      email,
      role: 'manager',
    });
    const unnamed = await post('/admin/join', { token, name: ' ', password });
    assert.deepEqual([unnamed.statusCode, unnamed.json().field], [400, 'name']);
    const short = await post('/admin/join', { token, name: 'Kim', password: 'short' });
    assert.equal(short.json().code, 'short_password');
    const joined = (await post('/admin/join', { token, name: 'Kim', password })).json();
    assert.ok(joined.permissions.includes('refunds') && !joined.permissions.includes('people'));
    const again = await post('/admin/join', { token, name: 'Kim', password });
    assert.deepEqual([again.statusCode, again.json().code], [410, 'invitation_used']);
    const { data, invitations } = (await owner.get('/staff/people')).json();
    const member = data.find((row: { email: string }) => row.email === email);
    assert.deepEqual([member.name, member.role, member.sessions], ['Kim', 'manager', 1]);
    assert.ok(member.lastsignin && !member.secondfactor);
    assert.deepEqual(invitations, []);
  });

  it('makes a customer a colleague, who loses the old sessions and password', async () => {
    const owner = await createColleague(shop);
    const customer = await createPerson(db);
    const body = { email: customer.email.toUpperCase(), role: 'staff' };
    await owner.post('/staff/people/invitations', body);
    const token = readLinkToken((await sendAndReadMails(shop, body.email))[0]);
    const joined = (await post('/admin/join', { token, name: 'Ann', password })).json();
    assert.equal(joined.userid, customer.id);
    const old = await app.inject({ url: '/users/getorders', headers: customer.headers });
    assert.equal(old.statusCode, 401);
  });

  it('says why a link does not work: unknown, replaced, withdrawn or too old', async () => {
    const owner = await createColleague(shop);
    const email = 'often@example.com';
    const invite = async () => {
      const { id } = (
        await owner.post('/staff/people/invitations', { email, role: 'staff' })
      ).json();
      return { id, token: readLinkToken((await sendAndReadMails(shop, email))[0]) };
    };
    const readErrorCode = async (token: string) => {
      const response = await post('/admin/invitation', { token });
      return [response.statusCode, response.json().code];
    };
    const [first, second] = [await invite(), await invite()];
    assert.deepEqual(await readErrorCode('x'.repeat(43)), [410, 'invitation_unknown']);
    assert.deepEqual(await readErrorCode(first.token), [410, 'invitation_unknown']);
    assert.equal((await post('/admin/invitation', { token: second.token })).statusCode, 200);
    const withdraw = `/staff/people/invitations/${second.id}/withdraw`;
    assert.equal((await owner.post(withdraw)).statusCode, 200);
    assert.equal((await owner.post(withdraw)).statusCode, 404);
    assert.deepEqual(await readErrorCode(second.token), [410, 'invitation_unknown']);
    const third = await invite();
    await db.update(staffInvitations).set({ expiresAt: new Date(Date.now() - 1) });
    assert.deepEqual(await readErrorCode(third.token), [410, 'invitation_expired']);
  });

  it('refuses a colleague, an invalid e-mail and an unknown role', async () => {
    const owner = await createColleague(shop);
    const url = '/staff/people/invitations';
    const twice = await owner.post(url, { email: owner.email, role: 'staff' });
    assert.deepEqual([twice.statusCode, twice.json().code], [409, 'already_staff']);
    for (const [body, field] of [
      [{ email: 'nobody', role: 'staff' }, 'email'],
      [{ email: 'a@example.com', role: 'boss' }, 'role'],
    ] as const) {
      const response = await owner.post(url, body);
      assert.deepEqual([response.statusCode, response.json().field], [400, field]);
    }
  });
});

describe('changing and removing colleagues', () => {
  it('changes a role from the next call on', async () => {
    const [owner, member] = [await createColleague(shop), await createColleague(shop, 'manager')];
    const url = `/staff/people/${member.id}/role`;
    assert.equal((await member.get('/staff/people')).json().code, 'no_permission');
    const body = { role: 'owner', currentrole: 'manager', reason: 'Holidays' };
    assert.equal((await owner.post(url, body)).statusCode, 200);
    assert.equal((await member.get('/staff/people')).statusCode, 200);
    const stale = await owner.post(url, { role: 'staff', currentrole: 'manager' });
    const { code, current, by } = stale.json();
    assert.deepEqual([stale.statusCode, code], [409, 'changed_meanwhile']);
    assert.deepEqual([current, by], [{ role: 'owner' }, owner.email]);
  });

  it('removes a colleague, whose next call gets 401 and who is a customer from then on', async () => {
    const [owner, member] = [await createColleague(shop), await createColleague(shop, 'manager')];
    await turnOnFactor(shop, member);
    const { challenge } = (await logIn(shop, member.email)).json();
    const unexplained = await owner.post(`/staff/people/${member.id}/remove`, { reason: ' ' });
    assert.deepEqual([unexplained.statusCode, unexplained.json().field], [400, 'reason']);
    const removed = await owner.post(`/staff/people/${member.id}/remove`, { reason: 'Left' });
    assert.equal(removed.statusCode, 200);
    assert.equal((await member.get('/staff/me')).statusCode, 401);
    assert.equal((await sendCode(shop, challenge, '000000')).statusCode, 410);
    const signIn = (await logIn(shop, member.email)).json();
    assert.deepEqual([signIn.role, signIn.permissions], ['customer', undefined]);
    const gone = await owner.post(`/staff/people/${member.id}/remove`, { reason: 'Left' });
    assert.equal(gone.statusCode, 404);
  });

  it('ends the sessions of a colleague, and resets a lost second factor', async () => {
    const [owner, member] = [await createColleague(shop), await createColleague(shop, 'staff')];
    await turnOnFactor(shop, member);
    await owner.post(`/staff/people/${member.id}/end-sessions`);
    assert.equal((await member.get('/staff/me')).statusCode, 401);
    assert.equal((await logIn(shop, member.email)).json().factor, 'totp');
    await owner.post(`/staff/people/${member.id}/reset-factor`);
    assert.equal((await logIn(shop, member.email)).json().role, 'staff');
    const own = await owner.post(`/staff/people/${owner.id}/reset-factor`);
    assert.equal(own.json().code, 'own_factor');
  });

  it('leaves the last owner as owner, even if two owners remove each other at once', async () => {
    await db.update(users).set({ staffRole: 'staff' }).where(eq(users.role, 'staff'));
    const [one, other] = [await createColleague(shop), await createColleague(shop)];
    const responses = await Promise.all([
      one.post(`/staff/people/${other.id}/remove`, { reason: 'Left' }),
      other.post(`/staff/people/${one.id}/remove`, { reason: 'Left' }),
    ]);
    assert.equal(responses.filter(({ statusCode }) => statusCode === 200).length, 1);
    const last = responses[0].statusCode === 200 ? one : other;
    for (const [path, body] of [
      ['remove', { reason: 'Left' }],
      ['role', { role: 'staff', currentrole: 'owner' }],
    ] as const) {
      const response = await last.post(`/staff/people/${last.id}/${path}`, body);
      assert.deepEqual([response.statusCode, response.json().code], [409, 'last_owner']);
    }
  });
});
