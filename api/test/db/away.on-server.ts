import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { asc, sql } from 'drizzle-orm';
import { buildApp } from '../../src/app.ts';
import { queryRows } from '../../src/db/db.ts';
import { openServerDatabase } from '../../src/db/open-server-database.ts';
import { type TimeLimits, timeLimits } from '../../src/db/time-limits.ts';
import { orders } from '../../src/orders/records/tables.ts';
import { eventually } from '../support/eventually.ts';
import { createOrderingApp } from '../support/ordering.ts';
import { createLine, buildOrderBody, sendPost, tape } from '../support/shopping.ts';
import { startStallingProxy } from '../support/stalling-proxy.ts';

const { db, config, shopper } = await createOrderingApp();

/** Number of concurrent requests, above the number of database connections. */
const MANY = 50;

/** Creates an app that connects to its database through a proxy. The proxy can stop the traffic. */
async function createAppBehindProxy(limits: Partial<TimeLimits> = {}) {
  const [found] = await queryRows<{ name: string }>(db, sql`select current_database() as name`);
  const server = new URL(String(process.env.TEST_DATABASE_URL));
  const proxy = await startStallingProxy(Object.assign(server, { pathname: found?.name }).href);
  const database = await openServerDatabase(proxy.url, { ...timeLimits, ...limits });
  const app = await buildApp(config, database.db);
  after(async () => {
    await app.close();
    await proxy.close();
    await database.close();
  });
  const place = (idempotencyKey: string) =>
    sendPost(app, shopper, '/users/orderplace', {
      ...buildOrderBody(shopper, tape.price, createLine(tape.productid)),
      idempotencyKey,
    });
  return { app, proxy, database, place };
}

function isUnavailable({ statusCode, headers, body }: Awaited<ReturnType<typeof sendPost>>): void {
  assert.deepEqual([statusCode, headers['retry-after']], [503, '5'], body);
}

describe('a database that stops answering', () => {
  it('does not block requests without an end, and serves again when it continues', async () => {
    const { app, proxy, place } = await createAppBehindProxy({ connect: 1_500, response: 2_500 });
    await eventually(async () => assert.equal((await place('before')).statusCode, 200));
    proxy.stall();
    for (let wave = 1; wave <= 2; wave += 1) {
      const refused = Array.from({ length: MANY }, (_, at) => place(`${wave}-${at}`));
      const [ready, alive] = await Promise.all([app.inject('/readyz'), app.inject('/healthz')]);
      assert.deepEqual([ready.statusCode, alive.statusCode], [503, 200]);
      for (const response of await Promise.all(refused)) isUnavailable(response);
    }
    proxy.goOn();
    await eventually(async () => assert.equal((await app.inject('/readyz')).statusCode, 200));
    const createRetry = (key: string) => async () =>
      assert.equal((await place(key)).statusCode, 200);
    const all = Array.from({ length: MANY }, (_, at) => eventually(createRetry(`2-${at}`)));
    await Promise.all(all);
    await assertOrderCount(MANY + 1);
  });

  it('is not waited for when it refuses connections', async () => {
    const { app, proxy, place } = await createAppBehindProxy();
    await proxy.close();
    isUnavailable(await place('refused'));
    assert.equal((await app.inject('/readyz')).statusCode, 503);
  });
});

describe('a wait inside the database', () => {
  it('ends when a statement takes too long, and its connection can be used again', async () => {
    const { database } = await createAppBehindProxy({ statement: 1_000 });
    await assertFailure(database.db.execute(sql`select pg_sleep(60)`), '57014');
    await database.db.execute(sql`select 1`);
  });

  it('ends when a lock is held by a stopped transaction', async () => {
    const { place, database } = await createAppBehindProxy({
      lock: 200,
      idleInTransaction: 60_000,
    });
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`select * from order_counter for update`);
      isUnavailable(await place('locked'));
    });
    assert.equal((await place('locked')).statusCode, 200);
  });

  it('ends for an idle transaction', async () => {
    const { database } = await createAppBehindProxy({ idleInTransaction: 200 });
    const idle = database.db.transaction(async (tx) => {
      await tx.execute(sql`select * from order_counter for update`);
      await eventually(async () => {
        await db.execute(sql`select * from order_counter for update nowait`);
      });
      await tx.execute(sql`select 1`);
    });
    await assert.rejects(idle);
    await database.db.execute(sql`select 1`);
  });
});

async function assertFailure(query: Promise<unknown>, code: string): Promise<void> {
  await assert.rejects(query, (failure: Error & { cause?: { code?: string } }) => {
    assert.equal(failure.cause?.code, code);
    return true;
  });
}

async function assertOrderCount(all: number): Promise<void> {
  const stored = await db.select().from(orders).orderBy(asc(orders.orderno));
  assert.deepEqual(
    stored.map(({ orderno }) => orderno),
    Array.from({ length: all }, (_, at) => `SLR${10_001 + at}`),
  );
}
