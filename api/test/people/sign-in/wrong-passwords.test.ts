import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { startBackgroundJobs } from '../../../src/background.ts';
import { addStaff } from '../../../src/people/staff/colleagues/add-staff.ts';
import { knownIps, users } from '../../../src/people/records/tables.ts';
import { cheapPasswords } from '../../support/cheap-passwords.ts';
import { eventually } from '../../support/eventually.ts';
import { createTestApp } from '../../support/test-app.ts';

const { app, db, config } = await createTestApp({ RATE_LIMIT_SCALE: '1' }, cheapPasswords);

const password = 'a long password';
const home = '192.0.2.1';

const post = (url: string, payload: object, remoteAddress: string) =>
  app.inject({ method: 'POST', url, payload, remoteAddress });

const signUp = (username: string, address = home) =>
  post('/admin/usersignup', { name: '', mobile: '', username, password }, address);

const logIn = (username: string, address: string, tried = password) =>
  post('/admin/userlogin', { username, password: tried }, address);

const guess = (username: string, address: string) => logIn(username, address, 'something wrong');

/** IP addresses of strangers, each in a different network. */
const createStrangerIp = (at: number) => `198.51.${100 + Math.floor(at / 200)}.${at % 200}`;

async function guessFromMany(username: string, from: number, to: number): Promise<number[]> {
  const codes: number[] = [];
  for (let at = from; at < to; at += 10) {
    const batch = Array.from({ length: 10 }, (_, next) =>
      guess(username, createStrangerIp(at + next)),
    );
    codes.push(...(await Promise.all(batch)).map(({ statusCode }) => statusCode));
  }
  return codes;
}

/** Returns the number of wrong passwords before the first refusal by a limit. */
async function countTries(username: string, address: string): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await guess(username, address)).statusCode === 429) return tries;
  }
  return Infinity;
}

const readKnownIps = (email: string) =>
  db
    .select({ hash: knownIps.addressHash, userid: knownIps.userid })
    .from(knownIps)
    .innerJoin(users, eq(users.id, knownIps.userid))
    .where(eq(users.email, email));

describe('wrong passwords', () => {
  it('are limited per network address and account, without effect on other accounts', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      assert.equal((await guess('ann@example.com', '192.0.2.10')).statusCode, 200);
    }
    assert.equal((await guess('ANN@example.com ', '192.0.2.10')).statusCode, 429);
    assert.equal((await guess('ann@example.com', '192.0.2.11')).statusCode, 200);
    assert.equal((await guess('ben@example.com', '192.0.2.10')).statusCode, 200);
  });

  it('are limited per network address across many accounts', async () => {
    for (let attempt = 0; attempt < 60; attempt += 1) {
      assert.equal((await guess(`${attempt}@example.com`, '192.0.2.20')).statusCode, 200);
    }
    assert.equal((await guess('another@example.com', '192.0.2.20')).statusCode, 429);
  });

  it('no longer count after the right password, which itself is not counted', async () => {
    await signUp('kim@example.com');
    for (let round = 0; round < 8; round += 1) {
      for (let attempt = 0; attempt < 5; attempt += 1) await guess('kim@example.com', home);
      for (let attempt = 0; attempt < 5; attempt += 1) {
        assert.equal((await logIn('kim@example.com', home)).json().status, true);
      }
    }
  });
});

describe('right passwords', () => {
  it('are limited per account and network address, because each needs work of the server', async () => {
    await signUp('many@example.com');
    const codes: number[] = [];
    for (let at = 0; at < 101; at += 1)
      codes.push((await logIn('many@example.com', home)).statusCode);
    assert.deepEqual([codes.indexOf(429), codes.length], [100, 101]);
    assert.equal((await logIn('many@example.com', '192.0.2.2')).statusCode, 200);
  });

  it('keep the last twenty sessions of a user, including the newest', async () => {
    const first = await signUp('phones@example.com');
    const tokens = [first.json().refreshtoken];
    for (let at = 0; at < 20; at += 1) {
      tokens.push((await logIn('phones@example.com', '192.0.2.3')).json().refreshtoken);
    }
    const { userid } = first.json();
    const responses = await Promise.all(
      [tokens[0], tokens[1], tokens[20]].map((token) =>
        app.inject({
          url: `/users/getusers/${userid}`,
          headers: { authorization: `bearer ${token}` },
        }),
      ),
    );
    assert.deepEqual(
      responses.map(({ statusCode }) => statusCode),
      [401, 200, 200],
    );
  });
});

describe('an account under attack from many network addresses', () => {
  before(async () => {
    await signUp('owner@example.com');
    await guessFromMany('owner@example.com', 0, 100);
  });

  it('lets its owner sign in from her own address after a hundred wrong passwords', async () => {
    assert.equal((await logIn('owner@example.com', home)).json().status, true);
  });

  it('lets its owner sign in from a new address, for any number of attackers', async () => {
    const codes = await guessFromMany('owner@example.com', 100, 200);
    assert.ok(codes.every((code) => code === 200));
    assert.equal((await logIn('owner@example.com', '203.0.113.5')).json().status, true);
  });

  it("allows three attempts an hour from every other address, and all attempts from the owner's address", async () => {
    assert.equal(await countTries('owner@example.com', '203.0.113.6'), 3);
    assert.equal(await countTries('owner@example.com', home), 10);
  });

  it('has the same responses as an unknown e-mail address', async () => {
    await guessFromMany('nobody@example.com', 0, 160);
    assert.equal(await countTries('nobody@example.com', '203.0.113.7'), 3);
    const [ofNobody, ofOwner] = [
      await guess('nobody@example.com', '203.0.113.7'),
      await guess('owner@example.com', '203.0.113.6'),
    ];
    assert.deepEqual([ofNobody.statusCode, ofOwner.statusCode], [429, 429]);
    assert.deepEqual(Object.keys(ofNobody.json()), Object.keys(ofOwner.json()));
    assert.equal(ofNobody.json().code, ofOwner.json().code);
  });
});

describe('the network addresses from which an owner signed in', () => {
  it('are the last ten, stored as hashes that differ between accounts', async () => {
    await signUp('sue@example.com');
    await signUp('tom@example.com');
    for (let at = 0; at < 12; at += 1) await logIn('sue@example.com', `203.0.113.${100 + at}`);
    const [ofSue, ofTom] = [
      await readKnownIps('sue@example.com'),
      await readKnownIps('tom@example.com'),
    ];
    assert.equal(ofSue.length, 10);
    assert.match(ofTom[0]?.hash ?? '', /^[\w-]{43}$/);
    await logIn('sue@example.com', home);
    const hashes = (await readKnownIps('sue@example.com')).map(({ hash }) => hash);
    assert.ok(!hashes.includes(String(ofTom[0]?.hash)));
  });

  it('are deleted after 90 days, and when the account gets another owner', async () => {
    await signUp('uli@example.com');
    await addStaff(db, 'uli@example.com', password);
    assert.deepEqual(await readKnownIps('uli@example.com'), []);
    await signUp('vic@example.com');
    await db.update(knownIps).set({ seenAt: sql`now() - interval '91 days'` });
    const { stop } = startBackgroundJobs(config, db, app.log);
    try {
      await eventually(async () => assert.deepEqual(await readKnownIps('vic@example.com'), []));
    } finally {
      await stop();
    }
  });

  it('are not stored for guests, who have no password', async () => {
    await post('/admin/guest', { username: 'wim@example.com' }, home);
    assert.deepEqual(await readKnownIps('wim@example.com'), []);
  });
});
