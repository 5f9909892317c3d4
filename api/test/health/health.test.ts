import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { testApp } from '../support/test-app.ts';

const { app, db } = await testApp();

describe('the health of the backend', () => {
  it('is told while the process lives and when orders can be served', async () => {
    for (const url of ['/healthz', '/readyz']) {
      const answer = await app.inject(url);
      assert.deepEqual([answer.statusCode, answer.json()], [200, { status: true }]);
    }
  });

  it('is not ready when the database cannot serve orders, and lives all the same', async () => {
    await db.execute(sql`alter table products rename to products_away`);
    const answer = await app.inject('/readyz');
    assert.equal(answer.statusCode, 503);
    assert.equal(answer.json().code, 'not_ready');
    assert.equal((await app.inject('/healthz')).statusCode, 200);
    await db.execute(sql`alter table products_away rename to products`);
    assert.equal((await app.inject('/readyz')).statusCode, 200);
  });
});
