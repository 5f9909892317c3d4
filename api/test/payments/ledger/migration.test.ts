import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { type Db, queryRows } from '../../../src/db/db.ts';
import { createDatabaseBefore } from '../../support/database-before.ts';
import { chooseByForm } from '../../support/in-form.ts';

const ORDERS = chooseByForm({ short: 1_000, long: 10_000 });

/** Text of the migration that creates the ledger. */
const LEDGER_MIGRATION = 'CREATE TABLE "recorded_payments"';

/** Places orders of all states, with payments and refunds of random amounts. */
async function writeRandomOrders(db: Db): Promise<void> {
  await db.execute(sql`select setseed(0.47)`);
  await db.execute(sql`insert into users (role, email) values ('customer', 'someone@example.com')`);
  await db.execute(sql`
    insert into orders (orderno, userid, state, payment_method, transactionid, total, delivery_charge,
      delivery_name, fingerprint, customerid, name, last_name, address, mobile, city, postalcode, email, site)
    select 'SLR' || n, 1,
      case when n % 2 = 0 then (array['awaiting_collection', 'completed', 'cancelled'])[1 + n / 2 % 3]
        else (array['paid', 'completed', 'cancelled', 'payment_failed', 'awaiting_payment'])[1 + n / 2 % 5] end,
      case when n % 2 = 0 then 'offline' else 'online' end,
      '', 1 + (random() * 200000)::int, 0, '', '', 1, '', '', '', '', '', '', '', ''
    from generate_series(1, ${ORDERS}::int) as n`);
  await db.execute(sql`
    insert into order_history (orderid, state, cause)
    select id, state, 'test' from orders`);
  await db.execute(sql`
    insert into payments (orderid, sessionid, transactionid, amount, currency, refund_reason)
    select id, 'cs_' || id || '_' || copy, 'pi_' || id || '_' || copy, total, 'gbp',
      case when state = 'cancelled' or copy = 2 then 'The order was paid already.' end
    from orders, generate_series(1, 2) as copy
    where payment_method = 'online' and state in ('paid', 'completed', 'cancelled')
      and (copy = 1 or id % 7 = 0)`);
  await db.execute(sql`
    insert into refunds (orderid, paymentid, amount, method, state, reason, key, settled_at)
    select orderid, id, 1 + (random() * (amount - 1))::int, 'provider',
      (array['due', 'pending', 'done', 'failed', 'replaced'])[1 + id % 5], '', 'p' || id,
      case when id % 5 = 2 then now() end
    from payments where id % 3 = 0`);
  await db.execute(sql`
    insert into refunds (orderid, amount, method, state, reason, key, settled_at)
    select id, 1 + (random() * (total - 1))::int, 'outside', 'done', '', 'o' || id, now()
    from orders where payment_method = 'offline' and state = 'completed' and id % 4 = 0`);
}

interface PaidSum {
  orderid: number;
  paid: number;
}

/** Returns the paid sum of each order by the rules before the ledger. */
const readFormerSums = (db: Db) =>
  queryRows<PaidSum>(
    db,
    sql`select o.id as orderid, (
        coalesce((select sum(amount) from payments p where p.orderid = o.id), 0)
        + case when o.payment_method = 'offline' and o.state = 'completed' then o.total else 0 end
        - coalesce((select sum(amount) from refunds r where r.orderid = o.id and r.state = 'done'), 0)
      )::int as paid
      from orders o order by o.id`,
  );

const readLedgerSums = (db: Db) =>
  queryRows<PaidSum>(
    db,
    sql`select o.id as orderid, coalesce(sum(l.amount) filter (where l.state = 'done'), 0)::int as paid
      from orders o left join ledger l on l.orderid = o.id group by o.id order by o.id`,
  );

describe('the migration of payments to the ledger', () => {
  it(`keeps the paid sum of each of ${ORDERS} random orders, and makes no paid order due`, async (t) => {
    const { db, migrate } = await createDatabaseBefore(t, LEDGER_MIGRATION);
    await writeRandomOrders(db);
    const formerSums = await readFormerSums(db);
    await migrate();
    assert.deepEqual(await readLedgerSums(db), formerSums);
    const dueAgain = await queryRows(
      db,
      sql`select o.orderno from orders o join ledger l on l.orderid = o.id
        where o.state in ('paid', 'completed') group by o.id having sum(l.settles) < o.total`,
    );
    assert.deepEqual(dueAgain, []);
  });
});
