import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cheapPasswords } from '../../support/cheap-passwords.ts';
import { sendAndReadMails, readLinkToken } from '../../support/mailed.ts';
import { createGuest, createPerson } from '../../support/people.ts';
import { sendGet, sendPost } from '../../support/shopping.ts';
import { createTestApp } from '../../support/test-app.ts';

const shop = await createTestApp({ PUBLIC_URL: 'https://shop.example.com' }, cheapPasswords);
const { app, db } = shop;
const password = 'the old password';
const newPassword = 'the new password';

const call = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });
const logIn = async (username: string, tried = password) =>
  (await call('/admin/userlogin', { username, password: tried })).json<{ status: boolean }>();

/** Signs up a user. With the path of the login endpoint, signs the user in from another browser. */
async function signIn(username: string, path = 'usersignup') {
  const response = (await call(`/admin/${path}`, { username, password })).json();
  const id: number = response.userid.id ?? response.userid;
  return { id, headers: { authorization: `bearer ${response.refreshtoken}` } };
}
type Member = Awaited<ReturnType<typeof signIn>>;
const record = (who: Member) => sendGet(app, who, `/users/getusers/${who.id}`);

describe('the details of an account', () => {
  it('are changed, and are then read in the same format as before', async () => {
    const ann = await signIn('ann@example.com');
    const response = await sendPost(app, ann, '/account/details', { name: 'Ann', mobile: '0770' });
    assert.deepEqual(response.json(), { status: true });
    assert.deepEqual((await record(ann)).json(), {
      id: ann.id,
      name: 'Ann',
      mobile: '0770',
      email: 'ann@example.com',
      role: 'customer',
    });
  });

  it('cannot be changed by guests or staff in this call', async () => {
    const details = { name: 'X', mobile: '' };
    for (const who of [await createGuest(app), await createPerson(db, 'staff')]) {
      assert.equal((await sendPost(app, who, '/account/details', details)).statusCode, 403);
    }
  });
});

describe('the password of an account', () => {
  it('is changed with the current password, and all other sessions end', async () => {
    const here = await signIn('bea@example.com');
    const there = await signIn('bea@example.com', 'userlogin');
    const response = await sendPost(app, here, '/account/password', { password, newPassword });
    assert.equal(response.statusCode, 200, response.body);
    assert.equal((await record(here)).statusCode, 200);
    assert.equal((await record(there)).statusCode, 401);
    assert.equal((await logIn('bea@example.com')).status, false);
    assert.equal((await logIn('bea@example.com', newPassword)).status, true);
    const [told] = await sendAndReadMails(shop, 'bea@example.com');
    assert.match(told?.subject ?? '', /^Your password was changed/);
  });

  it('stays the same after a wrong current password, and the session continues', async () => {
    const cat = await signIn('cat@example.com');
    const change = { password: 'something wrong', newPassword };
    const response = await sendPost(app, cat, '/account/password', change);
    assert.deepEqual([response.statusCode, response.json().code], [403, 'wrong_password']);
    assert.equal((await record(cat)).statusCode, 200);
    assert.equal((await logIn('cat@example.com')).status, true);
  });

  it('stays the same if the new password is too short', async () => {
    const dan = await signIn('dan@example.com');
    const response = await sendPost(app, dan, '/account/password', {
      password,
      newPassword: 'short',
    });
    assert.deepEqual([response.statusCode, response.json().code], [400, 'short_password']);
  });

  it('ends the password links of earlier emails when it changes', async () => {
    const eve = await signIn('eve@example.com');
    await call('/account/forgotten-password', { username: 'eve@example.com' });
    const token = readLinkToken((await sendAndReadMails(shop, 'eve@example.com'))[0]);
    await sendPost(app, eve, '/account/password', { password, newPassword });
    const late = await call('/account/new-password', { token, password });
    assert.equal(late.statusCode, 410);
  });
});

describe('the e-mail address of an account', () => {
  const change = (who: Member, email: string, given = password) =>
    sendPost(app, who, '/account/email', { email, password: given });
  const confirm = (token: string) => call('/account/confirm-email', { token });

  it('changes when the new address is confirmed, and the old address gets an email', async () => {
    const fay = await signIn('fay@example.com');
    assert.equal((await change(fay, ' new.fay@example.com ')).statusCode, 200);
    const [email] = await sendAndReadMails(shop, 'new.fay@example.com');
    assert.ok(email?.text.includes('https://shop.example.com/confirm-email#'));
    assert.equal((await record(fay)).json().email, 'fay@example.com');
    assert.equal((await confirm(readLinkToken(email))).statusCode, 200);
    assert.equal((await record(fay)).json().email, 'new.fay@example.com');
    assert.equal((await logIn('new.fay@example.com')).status, true);
    assert.equal((await logIn('fay@example.com')).status, false);
    const [told] = await sendAndReadMails(shop, 'fay@example.com');
    assert.match(told?.subject ?? '', /^Your e-mail was changed/);
    assert.ok(!told?.text.includes('new.fay'));
    assert.equal((await confirm(readLinkToken(email))).statusCode, 410);
  });

  it('needs the password and a valid address to change', async () => {
    const gus = await signIn('gus@example.com');
    assert.equal((await change(gus, 'x@example.com', 'something wrong')).statusCode, 403);
    assert.equal((await change(gus, 'no address')).statusCode, 400);
    assert.deepEqual(await sendAndReadMails(shop, 'x@example.com'), []);
  });

  it('cannot become the address of another account, and the response does not reveal that account', async () => {
    await signIn('hal@example.com');
    const ida = await signIn('ida@example.com');
    const [taken, free] = [
      await change(ida, 'Hal@example.com'),
      await change(ida, 'free@example.com'),
    ];
    assert.deepEqual([taken.statusCode, taken.body], [free.statusCode, free.body]);
    assert.deepEqual(await sendAndReadMails(shop, 'Hal@example.com'), []);
  });

  it('cannot become an address that was registered before the confirmation', async () => {
    const joe = await signIn('joe@example.com');
    await change(joe, 'late@example.com');
    const token = readLinkToken((await sendAndReadMails(shop, 'late@example.com'))[0]);
    await signIn('late@example.com');
    assert.equal((await confirm(token)).statusCode, 410);
    assert.equal((await record(joe)).json().email, 'joe@example.com');
  });

  it('has its own links, which cannot be exchanged with password links', async () => {
    const kim = await signIn('kim@example.com');
    await change(kim, 'kim2@example.com');
    const token = readLinkToken((await sendAndReadMails(shop, 'kim2@example.com'))[0]);
    const wrong = await call('/account/new-password', { token, password: newPassword });
    assert.equal(wrong.statusCode, 410);
    await call('/account/forgotten-password', { username: 'kim@example.com' });
    const other = readLinkToken((await sendAndReadMails(shop, 'kim@example.com'))[0]);
    assert.equal((await confirm(other)).statusCode, 410);
  });
});
