import assert from 'node:assert/strict';
import { Writable } from 'node:stream';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { parseConfig } from '../../src/config/config.ts';
import { createServerOptions } from '../../src/http/server-options.ts';
import { apiPlugin } from '../../src/plugin.ts';
import { createTestApp } from '../support/test-app.ts';
import { readError } from '../support/read-error.ts';

const { db } = await createTestApp();
const lines: string[] = [];
const stream = new Writable({
  write(line, _encoding, done) {
    lines.push(String(line));
    done();
  },
});
const config = parseConfig({ LOG_LEVEL: 'debug' });
const options = createServerOptions(config);
const app = Fastify({ ...options, logger: { ...(options.logger as object), stream } });
await app.register(apiPlugin, { config, db, prefix: '/api' });

describe('the log', () => {
  it('has a line with a request id and the route pattern, without personal data', async () => {
    const personal = ['ann@example.com', 'Acacia', '192.0.2.55', 'a long password'];
    await app.inject({
      method: 'POST',
      url: '/api/admin/userlogin?from=Acacia',
      payload: { username: 'ann@example.com', password: 'a long password' },
      remoteAddress: '192.0.2.55',
    });
    await app.inject({
      url: '/api/users/getproductbyslug/ann@example.com',
      remoteAddress: '192.0.2.55',
    });
    await app.inject('/api/users/getmail/1/SLR10001/Ann/Acacia/');
    const answered = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered');
    assert.deepEqual(
      answered.slice(0, 2).map(({ method, route, status }) => [method, route, status]),
      [
        ['POST', '/api/admin/userlogin', 200],
        ['GET', '/api/users/getproductbyslug/:slug', 404],
      ],
    );
    for (const line of answered) assert.match(line.reqId, /^[0-9a-f-]{36}$/);
    for (const word of personal) assert.ok(!lines.join('').includes(word), word);
  });

  it('belongs to an app that answers under a path prefix as without one', async () => {
    assert.equal((await app.inject('/api/users/getservices')).statusCode, 200);
    const lost = await app.inject('/api/nothing');
    assert.deepEqual([lost.statusCode, lost.json().code], [404, 'not_found']);
  });
});

describe('a failure', () => {
  it('is logged without the values of its query, and its response has no detail', async () => {
    lines.length = 0;
    await db.execute(sql`alter table users rename to users_away`);
    const response = await app.inject({
      method: 'POST',
      url: '/api/admin/guest',
      payload: { username: 'secret@example.com' },
    });
    await db.execute(sql`alter table users_away rename to users`);
    assert.equal(response.statusCode, 500);
    assert.deepEqual(readError(response), {
      status: false,
      error: 'Something went wrong on our side. Please try again.',
      code: 'failed',
    });
    assert.match(lines.join(''), /request failed.*/);
    assert.match(lines.join(''), /insert into .*users/);
    assert.ok(!lines.join('').includes('secret@example.com'));
  });
});

describe('a response', () => {
  it('is not cacheable unless it is public', async () => {
    const { headers } = await app.inject('/api/users/getusers/1');
    assert.equal(headers['cache-control'], 'no-store');
    assert.equal(headers['x-content-type-options'], 'nosniff');
    const read = await app.inject('/api/users/getservices');
    assert.equal(read.headers['cache-control'], 'public, max-age=3');
  });
});
