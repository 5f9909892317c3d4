import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { type Db, queryRows } from '../../../src/db/db.ts';
import { foldSearchBacklog } from '../../../src/orders/staff/list/fold-search-backlog.ts';
import { createDatabaseBefore } from '../../support/database-before.ts';
import { createTestApp } from '../../support/test-app.ts';

/** The first migration that folds search texts by the present rules. */
const FOLDING_MIGRATION = '"fold_text"';

const ORDERS = 250;

/** Inserts orders of Anna Łukasiewicz that bought a Straße. */
const placeOrders = async (db: Db) => {
  const [customer] = await queryRows<{ id: number }>(
    db,
    sql`insert into users (role, email) values ('guest', 'anna@example.org') returning id`,
  );
  await db.execute(sql`
    with placed as (
      insert into orders (orderno, userid, state, payment_method, transactionid, total, delivery_charge,
        delivery_name, fingerprint, customerid, name, last_name, address, mobile, city, postalcode, email, site)
      select 'SLR' || number, ${customer?.id ?? 0}, 'paid', 'card', '', 100, 0, '', '', number, 'Anna',
        'Łukasiewicz', '', '', '', '', 'anna@example.org', '' from generate_series(1, ${ORDERS}) as number
      returning id)
    insert into order_lines (orderid, productid, name, image, price, packages, quantity, amount)
    select id, 1, 'Straße', '', 100, '[]', 1, 100 from placed`);
};

const countFolded = async (db: Db) => {
  const [row] = await queryRows<{ count: number }>(
    db,
    sql`select count(*)::int as count from order_search
      where document like '% lukasiewicz %' and names && array(select id from ordered_names where name = 'strasse')`,
  );
  return row?.count;
};

const listNames = async (db: Db) =>
  (await queryRows<{ name: string }>(db, sql`select name from ordered_names order by 1`)).map(
    ({ name }) => name,
  );

describe('the migration of search texts', () => {
  it('leaves those of the orders to a background job', async (t) => {
    const { db, migrate } = await createDatabaseBefore(t, FOLDING_MIGRATION);
    await placeOrders(db);
    await migrate();
    assert.equal(await countFolded(db), 0);
    await foldSearchBacklog(db, new AbortController().signal);
    assert.equal(await countFolded(db), ORDERS);
    assert.deepEqual(await listNames(db), ['strasse']);
  });
});

describe('the backlog of search texts', () => {
  it('is written from the newest order on, and again from where a stop left it', async () => {
    const { db } = await createTestApp();
    await placeOrders(db);
    await db.execute(sql`update order_search set document = 'written by an older version'`);
    const stop = new AbortController();
    const stopAfterOneBatch = new Proxy(db, {
      get(target, name) {
        if (name === 'transaction') stop.abort();
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
    await foldSearchBacklog(stopAfterOneBatch, stop.signal);
    assert.equal(await countFolded(db), 100);
    const [newest] = await queryRows<{ isFolded: boolean }>(
      db,
      sql`select document like '% lukasiewicz %' as "isFolded" from order_search order by orderid desc limit 1`,
    );
    assert.equal(newest?.isFolded, true);
    await foldSearchBacklog(db, new AbortController().signal);
    assert.equal(await countFolded(db), ORDERS);
    await db.execute(sql`update order_search set document = 'written by an older version'`);
    await foldSearchBacklog(db, new AbortController().signal);
    assert.equal(await countFolded(db), 0, 'nothing is left to do');
  });
});
