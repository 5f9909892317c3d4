import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { sessions, users } from '../../../src/people/records/tables.ts';
import { createTestApp } from '../../support/test-app.ts';

const { app, db } = await createTestApp();

const password = 'a long password';

const post = (url: string, payload: object, token?: string) =>
  app.inject({
    method: 'POST',
    url,
    payload,
    headers: token === undefined ? {} : { authorization: `bearer ${token}` },
  });

const signUp = (username: string, more = {}) =>
  post('/admin/usersignup', { name: '', mobile: '', username, password, ...more });

const record = (id: number, token: string) =>
  app.inject({
    url: `/users/getusers/${id}`,
    headers: { authorization: `Bearer ${token}` },
  });

/** Registers this e-mail address for the following checks. */
await signUp('ann@example.com');

describe('signing up', () => {
  it('returns a plain id and a token, with empty name and mobile', async () => {
    const body = (await signUp('amy@example.com')).json();
    assert.equal(body.status, true);
    assert.equal(typeof body.userid, 'number');
    assert.equal(body.role, 'customer');
    assert.equal(Buffer.from(body.refreshtoken, 'base64url').length, 32);
  });

  it('stores neither the password nor the token as plain text', async () => {
    const { userid, refreshtoken } = (await signUp('ben@example.com')).json();
    const [user] = await db.select().from(users).where(eq(users.id, userid));
    const [session] = await db.select().from(sessions).where(eq(sessions.userid, userid));
    assert.match(user?.passwordHash ?? '', /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    assert.notEqual(session?.tokenHash, refreshtoken);
  });

  it('ignores a role or an id in the body', async () => {
    const body = (await signUp('cat@example.com', { role: 'staff', id: 1, userid: 1 })).json();
    assert.equal(body.role, 'customer');
    const own = await record(body.userid, body.refreshtoken);
    assert.deepEqual(own.json(), {
      id: body.userid,
      name: '',
      mobile: '',
      email: 'cat@example.com',
      role: 'customer',
    });
  });

  it('refuses a registered e-mail in any case, a short or empty password and a missing e-mail, all with the same response', async () => {
    const responses = await Promise.all([
      signUp('ANN@Example.com'),
      signUp('dan@example.com', { password: 'ten chars!' }),
      signUp('dan@example.com', { password: '' }),
      signUp(''),
      signUp('not an address'),
    ]);
    for (const response of responses) {
      assert.equal(response.statusCode, 200);
      assert.equal(response.body, '{"status":false}');
    }
  });

  it('registers an e-mail address once for concurrent requests', async () => {
    const responses = await Promise.all(Array.from({ length: 8 }, () => signUp('eve@example.com')));
    assert.equal(responses.filter((response) => response.json().status === true).length, 1);
  });
});

describe('logging in', () => {
  it('returns the user as an object for any case of the e-mail', async () => {
    const body = (
      await post('/admin/userlogin', { username: ' ANN@example.com', password })
    ).json();
    assert.equal(body.status, true);
    assert.deepEqual(Object.keys(body.userid), ['id']);
    assert.equal((await record(body.userid.id, body.refreshtoken)).statusCode, 200);
  });

  for (const email of [
    '"victim"@example.com',
    '"v\\ictim"@example.com',
    'v\\ictim@example.com',
    'victim@example.com.',
    'victim(a comment)@example.com',
    'victim@example..com',
    'victim@ｅxample.com',
    'victim@[192.0.2.1]',
  ]) {
    it(`refuses another spelling of the same mailbox: ${JSON.stringify(email)}`, async () => {
      assert.equal((await signUp(email)).json().status, false);
      assert.equal((await post('/admin/guest', { username: email })).json().status, false);
    });
  }

  it('refuses an unknown user and a wrong password with the same body and in the same time', async () => {
    /** Measures processor time in ms, because other processes do not affect it. */
    const measureSignIn = async (username: string) => {
      const before = process.cpuUsage();
      const response = await post('/admin/userlogin', { username, password: 'something wrong' });
      assert.equal(response.body, '{"status":false}');
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 7; round += 1) {
      known.push(await measureSignIn('ann@example.com'));
      unknown.push(await measureSignIn(`nobody-${round}@example.com`));
    }
    // Compares the minimums, because other work of the runtime only adds time.
    const ratio = Math.min(...known) / Math.min(...unknown);
    assert.ok(ratio > 0.5 && ratio < 2, `the times differ by ${ratio}`);
  });

  it('does not sign in a guest with an empty password', async () => {
    await post('/admin/guest', { username: 'fay@example.com' });
    const response = await post('/admin/userlogin', { username: 'fay@example.com', password: '' });
    assert.equal(response.body, '{"status":false}');
  });
});

describe('signing up or continuing as a guest', () => {
  it('stores no user if the token cannot be stored', async () => {
    await db.execute(sql`alter table sessions rename to sessions_away`);
    const username = 'kim@example.com';
    try {
      assert.equal((await signUp(username)).statusCode, 500);
      assert.equal((await post('/admin/guest', { username })).statusCode, 500);
    } finally {
      await db.execute(sql`alter table sessions_away rename to sessions`);
    }
    assert.deepEqual(await db.select().from(users).where(eq(users.email, username)), []);
    assert.equal((await signUp(username)).json().status, true);
  });
});

describe('continuing as a guest', () => {
  it('creates a new user each time and never uses the account with that e-mail', async () => {
    const account = (await signUp('gus@example.com')).json().userid;
    const first = (await post('/admin/guest', { username: 'gus@example.com' })).json();
    const second = (await post('/admin/guest', { username: 'gus@example.com' })).json();
    assert.equal(first.role, 'guest');
    assert.equal(new Set([account, first.userid, second.userid]).size, 3);
    assert.equal((await record(first.userid, second.refreshtoken)).statusCode, 403);
  });

  it('leaves the e-mail free for a later registration', async () => {
    await post('/admin/guest', { username: 'hal@example.com' });
    assert.equal((await signUp('hal@example.com')).json().status, true);
  });
});

describe('a token', () => {
  it('ends at logout, and logout is never refused', async () => {
    const { userid, refreshtoken } = (await signUp('ida@example.com')).json();
    assert.equal((await record(userid, refreshtoken)).statusCode, 200);
    assert.equal((await post('/admin/logout', { any: 'body' }, refreshtoken)).statusCode, 200);
    assert.equal((await record(userid, refreshtoken)).statusCode, 401);
    assert.equal((await post('/admin/logout', {}, refreshtoken)).statusCode, 200);
    assert.equal((await app.inject({ method: 'POST', url: '/admin/logout' })).statusCode, 200);
  });

  it('expires', async () => {
    const { userid, refreshtoken } = (await signUp('jon@example.com')).json();
    await db
      .update(sessions)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(sessions.userid, userid));
    assert.equal((await record(userid, refreshtoken)).statusCode, 401);
  });

  for (const header of ['', 'bearer', 'bearer x', 'Basic YTpi', `bearer ${'x'.repeat(5000)}`]) {
    it(`is refused if it is invalid: '${header.slice(0, 20)}'`, async () => {
      const response = await app.inject({
        url: '/users/getusers/1',
        headers: { authorization: header },
      });
      assert.equal(response.statusCode, 401);
      assert.deepEqual(Object.keys(response.json()), ['status', 'error', 'code', 'requestId']);
    });
  }
});
