import assert from 'node:assert/strict';
import { Writable } from 'node:stream';
import { beforeEach, describe, it } from 'node:test';
import Fastify from 'fastify';
import { DatabaseUnavailableError } from '../../src/db/outage.ts';
import { createServerOptions } from '../../src/http/server-options.ts';
import { apiPlugin } from '../../src/plugin.ts';
import { createFailingDb } from '../support/failing.ts';
import { createPerson } from '../support/people.ts';
import { createTestApp } from '../support/test-app.ts';

const { db, config } = await createTestApp({}, { rateLimitScale: 1 });
const database = createFailingDb(db);
let lines: Record<string, unknown>[] = [];
const stream = new Writable({
  write(line, _encoding, done) {
    lines.push(JSON.parse(String(line)));
    done();
  },
});
const options = createServerOptions({ ...config, logLevel: 'warn' });
const app = Fastify({ ...options, logger: { ...(options.logger as object), stream } });
await app.register(apiPlugin, { config, db: database.db });
beforeEach(() => (lines = []));

const WARNING = 40;

/** Returns method, route, status and code of each log line, after checking its level and message. */
const readLogLines = () =>
  lines.map(({ level, msg, method, route, status, code }) => {
    assert.deepEqual([level, msg], [WARNING, 'requests refused']);
    return [method, route, status, code];
  });

describe('refused requests', () => {
  it('are logged as one warning for any number of webhooks with a wrong signature', async () => {
    for (let at = 0; at < 20; at += 1) {
      const { statusCode } = await app.inject({
        method: 'POST',
        url: '/payments/webhook',
        headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=ab' },
        payload: { id: `evt_${at}` },
      });
      assert.equal(statusCode, 400);
    }
    assert.deepEqual(readLogLines(), [['POST', '/payments/webhook', 400, 'bad_signature']]);
  });

  it('are logged as one warning without personal data above a rate limit', async () => {
    const username = 'ann@example.com';
    const statuses = new Set<number>();
    for (let at = 0; at < 40; at += 1) {
      const { statusCode } = await app.inject({
        method: 'POST',
        url: '/admin/guest?name=Acacia',
        payload: { username },
        remoteAddress: '192.0.2.55',
      });
      statuses.add(statusCode);
    }
    assert.deepEqual([...statuses], [200, 429]);
    assert.deepEqual(readLogLines(), [['POST', '/admin/guest', 429, 'too_many_requests']]);
    for (const word of [username, 'Acacia', '192.0.2.55'])
      assert.ok(!JSON.stringify(lines).includes(word), word);
  });

  it('are logged as one warning with the first failure while the database is down', async () => {
    const { headers } = await createPerson(db);
    database.failure = new DatabaseUnavailableError('no connection');
    for (let at = 0; at < 20; at += 1)
      assert.equal((await app.inject({ url: '/users/getorders', headers })).statusCode, 503);
    database.failure = null;
    const [line] = lines;
    assert.deepEqual(readLogLines(), [['GET', '/users/getorders', 503, 'unavailable']]);
    assert.match(JSON.stringify(line?.['failure']), /DatabaseUnavailableError/);
  });

  it('are logged as one warning for invalid input', async () => {
    for (const payload of [{ username: 1 }, { username: ['Acacia'] }])
      await app.inject({ method: 'POST', url: '/admin/guest', payload });
    assert.deepEqual(readLogLines(), [['POST', '/admin/guest', 400, 'invalid']]);
  });

  it('are not logged for a 404 or a missing sign-in', async () => {
    await app.inject('/nothing/at/all');
    await app.inject('/users/getproductbyslug/no-such-thing');
    await app.inject('/users/getorders');
    assert.deepEqual(lines, []);
  });
});

describe('a fault of the backend', () => {
  it('is logged as an error each time, with its stack', async () => {
    const { headers } = await createPerson(db);
    database.failure = new Error('broken');
    for (let at = 0; at < 2; at += 1)
      assert.equal((await app.inject({ url: '/users/getorders', headers })).statusCode, 500);
    database.failure = null;
    assert.deepEqual(
      lines.map(({ level, msg }) => [level, msg]),
      [
        [50, 'request failed'],
        [50, 'request failed'],
      ],
    );
  });
});
