import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { buildApp } from '../../src/app.ts';
import { startBackgroundJobs } from '../../src/background.ts';
import { rateLimits } from '../../src/rate-limit/tables.ts';
import { cheapPasswords } from '../support/cheap-passwords.ts';
import { eventually } from '../support/eventually.ts';
import { createTestApp } from '../support/test-app.ts';

const { app, db, config } = await createTestApp({ RATE_LIMIT_SCALE: '1' }, cheapPasswords);
const otherProcess = await buildApp(config, db);
after(() => otherProcess.close());

const post = (url: string, payload: object, remoteAddress: string, process = app) =>
  process.inject({ method: 'POST', url, payload, remoteAddress });

const createGuest = (username: string, address: string, process = app) =>
  post('/admin/guest', { username }, address, process);

const countRows = () => db.$count(rateLimits);

describe('the limits on what visitors may do', () => {
  it('stop one network address on all accounts in every process, without effect on other addresses', async () => {
    for (let attempt = 0; attempt < 60; attempt += 1) {
      const process = attempt % 2 ? app : otherProcess;
      const response = await createGuest(`${attempt}@example.com`, '198.51.100.1', process);
      assert.equal(response.statusCode, 200);
    }
    for (const process of [app, otherProcess]) {
      const refused = await createGuest('61@example.com', '198.51.100.1', process);
      assert.equal(refused.statusCode, 429);
      const seconds = Number(refused.headers['retry-after']);
      assert.ok(seconds > 0 && seconds <= 900, `Retry-After is ${seconds}`);
      const sentence = `Too many attempts. Please wait ${Math.ceil(seconds / 60)} minutes and try again.`;
      assert.equal(refused.json().error, sentence);
    }
    assert.equal((await createGuest('61@example.com', '198.51.100.2')).statusCode, 200);
  });

  it('store nothing about attempts of an address above its limit', async () => {
    const before = await countRows();
    for (let attempt = 0; attempt < 20; attempt += 1) {
      assert.equal(
        (await createGuest(`more-${attempt}@example.com`, '198.51.100.1')).statusCode,
        429,
      );
    }
    assert.equal(await countRows(), before);
  });

  it('count the whole network of an IPv6 address as one, in any notation', async () => {
    for (let attempt = 0; attempt < 60; attempt += 1) {
      await createGuest(`v6-${attempt}@example.com`, `2001:db8:1:2::${attempt.toString(16)}`);
    }
    assert.equal((await createGuest('v6@example.com', '2001:DB8:0001:2:ffff::1')).statusCode, 429);
    assert.equal((await createGuest('v6@example.com', '2001:db8:1:3::1')).statusCode, 200);
    assert.equal((await createGuest('v6@example.com', '::ffff:198.51.100.1')).statusCode, 429);
  });

  const listRequests = (email: string): [string, object, number][] => [
    ['/admin/usersignup', { name: '', mobile: '', username: email, password: 'short' }, 10],
    ['/admin/guest', { username: email }, 20],
    ['/users/contactus', { email, password: '', message: '', name: '', subject: '' }, 10],
  ];

  it('stop one network address on one e-mail, without effect on its owner at other addresses', async () => {
    for (const [at, [url, payload, ofPair]] of listRequests('zoe@example.com').entries()) {
      const here = `192.0.2.${at + 1}`;
      assert.equal(await countUntilRefused(url, payload, () => here), ofPair);
      assert.notEqual((await post(url, payload, '192.0.2.99')).statusCode, 429);
    }
  });

  it('never lock out the owner of an e-mail, however many strangers use it', async () => {
    for (const [url, payload] of listRequests('yan@example.com')) {
      const tried = await countUntilRefused(url, payload, (attempt) => `203.0.113.${attempt}`);
      assert.equal(tried, Infinity);
    }
  });

  it('count one network address on one e-mail, in any notation of the e-mail', async () => {
    for (let attempt = 0; attempt < 20; attempt += 1)
      await createGuest('xia@example.com', '192.0.2.100');
    assert.equal((await createGuest(' XIA@Example.com', '192.0.2.100')).statusCode, 429);
  });

  it('count many IPv6 networks of one customer together, with a larger limit', async () => {
    const tried = await countUntilRefused(
      '/admin/guest',
      { username: 'wide@example.com' },
      (attempt) => `2001:db8:77:${attempt.toString(16)}::1`,
      app,
      300,
    );
    assert.equal(tried, 240);
    assert.equal((await createGuest('wide@example.com', '2001:db8:78::1')).statusCode, 200);
  });

  it('are multiplied by RATE_LIMIT_SCALE', async () => {
    const lenient = await buildApp({ ...config, rateLimitScale: 2 }, db);
    const refused = await countUntilRefused(
      '/users/contactus',
      { email: '', password: '', message: '', name: '', subject: '' },
      () => '192.0.2.200',
      lenient,
    );
    assert.equal(refused, 60);
    await lenient.close();
  });

  it('leave no row behind after the end of their window', async () => {
    assert.ok((await countRows()) > 0);
    await db.update(rateLimits).set({ resetsAt: sql`now() - interval '1 second'` });
    const { stop } = startBackgroundJobs(config, db, app.log);
    try {
      await eventually(async () => assert.equal(await countRows(), 0));
    } finally {
      await stop();
    }
  });
});

/** Returns the number of requests before the first one that is refused with 429. */
async function countUntilRefused(
  url: string,
  payload: object,
  address: (attempt: number) => string,
  process = app,
  most = 200,
): Promise<number> {
  for (let attempt = 0; attempt < most; attempt += 1) {
    const response = await post(url, payload, address(attempt), process);
    if (response.statusCode === 429) return attempt;
  }
  return Infinity;
}
