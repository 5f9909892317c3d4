import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import { sessions } from '../../../src/people/records/tables.ts';
import { cheapPasswords } from '../../support/cheap-passwords.ts';
import { createColleague, logIn } from '../../support/colleagues.ts';
import { createGuest, createPerson, readHeaders } from '../../support/people.ts';
import { createTestApp } from '../../support/test-app.ts';

const shop = await createTestApp({}, cheapPasswords);
const { app, db } = shop;

const readStatus = async (url: string, headers: Record<string, string | undefined>) =>
  (await app.inject({ url, headers })).statusCode;

describe('a session of staff', () => {
  it('is refused like an ended one if its token is carried away without the cookie', async () => {
    const { id, email } = await createColleague(shop);
    const signedIn = readHeaders(await logIn(shop, email));
    const { authorization } = signedIn;
    const other = readHeaders(await logIn(shop, email));
    for (const url of ['/staff/me', '/staff/today', `/users/getusers/${id}`]) {
      assert.equal(await readStatus(url, signedIn), 200, url);
      const carriedAway = await app.inject({ url, headers: { authorization } });
      const ended = await app.inject({ url, headers: { authorization: 'bearer ended' } });
      assert.equal(carriedAway.statusCode, 401, url);
      assert.deepEqual(
        { ...carriedAway.json<object>(), requestId: '' },
        { ...ended.json<object>(), requestId: '' },
        url,
      );
      for (const cookie of ['staff-session=', `staff-session=${'x'.repeat(43)}`, other.cookie])
        assert.equal(await readStatus(url, { authorization, cookie }), 401, url);
    }
  });

  it('has a cookie that scripts and other sites cannot use, and that ends with the session', async () => {
    const { email } = await createColleague(shop);
    const { headers } = await logIn(shop, email);
    assert.match(
      String(headers['set-cookie']),
      /^staff-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    const secureShop = await createTestApp({ PUBLIC_URL: 'https://shop.test' }, cheapPasswords);
    const colleague = await createColleague(secureShop);
    const response = await logIn(secureShop, colleague.email);
    assert.match(String(response.headers['set-cookie']), /; HttpOnly; SameSite=Strict; Secure$/);
  });

  it('stores only a hash of the cookie', async () => {
    const { id, headers } = await createPerson(db, 'staff');
    const [row] = await db.select().from(sessions).where(eq(sessions.userid, id));
    assert.equal(row?.cookieHash?.length, 43);
    assert.ok(!headers.cookie?.includes(String(row?.cookieHash)));
  });

  it('ends with the sign-out, also for somebody who copied the cookie', async () => {
    const { email } = await createColleague(shop);
    const headers = readHeaders(await logIn(shop, email));
    const signedOut = await app.inject({ method: 'POST', url: '/admin/logout', headers });
    assert.match(String(signedOut.headers['set-cookie']), /^staff-session=; Max-Age=0;/);
    assert.equal(await readStatus('/staff/me', headers), 401);
  });
});

describe('a session of a shopper', () => {
  it('needs no cookie and gets none', async () => {
    const { id, headers } = await createGuest(app);
    assert.equal(await readStatus(`/users/getusers/${id}`, headers), 200);
    const signedIn = await app.inject({
      method: 'POST',
      url: '/admin/guest',
      payload: { username: 'robin@example.com' },
    });
    assert.equal(signedIn.headers['set-cookie'], undefined);
  });

  it('that became one of staff is refused, because no cookie binds it', async () => {
    const { id, headers } = await createPerson(db, 'customer');
    assert.equal(await readStatus(`/users/getusers/${id}`, headers), 200);
    await db.execute(`update users set role = 'staff', staff_role = 'owner' where id = ${id}`);
    assert.equal(await readStatus(`/users/getusers/${id}`, headers), 401);
  });
});
