import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { mailedLinks } from '../../../src/people/accounts/tables.ts';
import { addStaff } from '../../../src/people/staff/colleagues/add-staff.ts';
import { mails } from '../../../src/mail/queue/tables.ts';
import { cheapPasswords } from '../../support/cheap-passwords.ts';
import { sendAndReadMails, readLinkToken } from '../../support/mailed.ts';
import { createTestApp } from '../../support/test-app.ts';

const site = 'https://shop.example.com';
const shop = await createTestApp({ PUBLIC_URL: site }, cheapPasswords);
const { app, db } = shop;
const old = 'the old password';
const fresh = 'the new password';

const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });
const signUp = (username: string) => post('/admin/usersignup', { username, password: old });
const logIn = async (username: string, password: string) =>
  (await post('/admin/userlogin', { username, password })).json<{ status: boolean }>().status;
const requestLink = (username: string) => post('/account/forgotten-password', { username });
const choose = (token: string, password = fresh) =>
  post('/account/new-password', { token, password });

/** Signs up a user and requests a link for a new password. Returns the link's token. */
async function createLinkToken(username: string): Promise<string> {
  await signUp(username);
  await requestLink(username);
  return readLinkToken((await sendAndReadMails(shop, username)).at(-1));
}

describe('a forgotten password', () => {
  it('is reset by a link in an email that leads to a page of the shop', async () => {
    await signUp('ann@example.com');
    assert.deepEqual((await requestLink(' Ann@example.com ')).json(), { status: true });
    const [email] = await sendAndReadMails(shop, 'ann@example.com');
    assert.ok(email?.text.includes(`${site}/reset-password#`));
    assert.ok(email?.html.includes(`${site}/reset-password#`));
    assert.deepEqual((await choose(readLinkToken(email))).json(), { status: true });
    assert.equal(await logIn('ann@example.com', fresh), true);
    assert.equal(await logIn('ann@example.com', old), false);
    const [told] = await sendAndReadMails(shop, 'ann@example.com');
    assert.match(told?.subject ?? '', /Your password was changed/);
  });

  it('ends every session when the link is used', async () => {
    const { refreshtoken, userid } = (await signUp('bea@example.com')).json();
    const headers = { authorization: `bearer ${refreshtoken}` };
    const read = () => app.inject({ url: `/users/getusers/${userid}`, headers });
    await requestLink('bea@example.com');
    const token = readLinkToken((await sendAndReadMails(shop, 'bea@example.com'))[0]);
    assert.equal((await read()).statusCode, 200);
    await choose(token);
    assert.equal((await read()).statusCode, 401);
  });

  it('is not reset twice by one link, even by concurrent requests', async () => {
    const token = await createLinkToken('cat@example.com');
    const responses = await Promise.all([1, 2, 3].map((nth) => choose(token, `${fresh} ${nth}`)));
    assert.deepEqual(responses.map(({ statusCode }) => statusCode).toSorted(), [200, 410, 410]);
    const late = await choose(token);
    assert.deepEqual([late.statusCode, late.json().code], [410, 'link_ended']);
  });

  it('is not reset by an older link after a newer one was used', async () => {
    const first = await createLinkToken('dan@example.com');
    await requestLink('dan@example.com');
    const second = readLinkToken((await sendAndReadMails(shop, 'dan@example.com'))[0]);
    assert.equal((await choose(second)).statusCode, 200);
    assert.equal((await choose(first)).statusCode, 410);
  });

  it('is not reset after 30 minutes', async () => {
    const token = await createLinkToken('eve@example.com');
    const [kept] = await db
      .select({ left: sql<number>`extract(epoch from ${mailedLinks.expiresAt} - now())::int` })
      .from(mailedLinks)
      .where(eq(mailedLinks.email, 'eve@example.com'));
    assert.ok(kept && kept.left <= 1800 && kept.left > 0);
    await db.update(mailedLinks).set({ expiresAt: sql`now()` });
    assert.equal((await choose(token)).statusCode, 410);
  });

  it('is not reset to a short password, and the link stays valid', async () => {
    const token = await createLinkToken('fay@example.com');
    const response = await choose(token, 'ten-chars-');
    assert.equal(response.statusCode, 400);
    assert.equal(response.json().error, 'The password needs at least 11 characters.');
    assert.equal((await choose(token)).statusCode, 200);
  });

  it('is not reset by an invented link', async () => {
    for (const token of ['', 'x', 'a'.repeat(43)]) {
      assert.equal((await choose(token)).statusCode, 410);
    }
  });
});

describe('asking for a link', () => {
  it('has the same response and the same work for known and unknown e-mail addresses', async () => {
    await signUp('gus@example.com');
    await app.inject({
      method: 'POST',
      url: '/admin/guest',
      payload: { username: 'guest@example.com' },
    });
    await db.delete(mails);
    const known = await requestLink('gus@example.com');
    for (const email of ['nobody@example.com', 'guest@example.com']) {
      const unknown = await requestLink(email);
      assert.deepEqual([unknown.statusCode, unknown.body], [known.statusCode, known.body]);
    }
    const queued = await db.select().from(mails);
    assert.deepEqual(
      queued.map(({ job }) => job.kind),
      Array(3).fill('password-link'),
    );
    assert.equal((await sendAndReadMails(shop, 'gus@example.com')).length, 1);
    await requestLink('nobody@example.com');
    assert.deepEqual(await sendAndReadMails(shop, 'nobody@example.com'), []);
    const done = await db.select().from(mails);
    assert.ok(done.every(({ sentAt }) => sentAt !== null));
  });

  it('does not store the token in the database', async () => {
    const token = await createLinkToken('hal@example.com');
    const kept = JSON.stringify([
      await db.select().from(mailedLinks),
      await db.select().from(mails),
    ]);
    assert.ok(!kept.includes(token));
  });

  it('does not reset the password of staff', async () => {
    await addStaff(db, 'desk@example.com', old);
    await requestLink('desk@example.com');
    assert.deepEqual(await sendAndReadMails(shop, 'desk@example.com'), []);
  });

  it('does not end a newer link of the owner, however often strangers ask', async () => {
    const token = await createLinkToken('ida@example.com');
    for (let nth = 0; nth < 4; nth += 1) await requestLink('ida@example.com');
    await sendAndReadMails(shop, 'ida@example.com');
    assert.equal((await choose(token)).statusCode, 200);
  });
});
