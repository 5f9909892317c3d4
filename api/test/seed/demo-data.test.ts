import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { count, isNotNull, isNull, sql } from 'drizzle-orm';
import { bookings } from '../../src/calendar/bookings/tables.ts';
import { contactMessages } from '../../src/contact/tables.ts';
import { queryRows } from '../../src/db/db.ts';
import {
  garmentFindings,
  garmentHistory,
  garmentPhotos,
  garments,
} from '../../src/garments/records/tables.ts';
import { mails } from '../../src/mail/queue/tables.ts';
import { orderStateNames } from 'contract/orders/order-state';
import { orders } from '../../src/orders/records/tables.ts';
import { quotes } from '../../src/quotes/records/tables.ts';
import { refunds } from '../../src/payments/records/tables.ts';
import { prepareApi } from '../../src/prepare-api.ts';
import { addDays, toLondonDay } from '../../src/schedule/london-day.ts';
import { resetDemoData } from '../../src/seed/demo/reset-demo-data.ts';
import { seedDemoData } from '../../src/seed/demo/seed-demo-data.ts';
import { seedAccounts, seedDemoColleagues } from '../../src/seed/seed-accounts.ts';
import { storeDailyFigures } from '../../src/staff/today/load-daily-figures.ts';
import { readToday } from '../../src/staff/today/read-today.ts';
import { createTestApp } from '../support/test-app.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

describe('the demo data', async () => {
  const { db, config } = await createTestApp();
  const readOrders = () => db.select().from(orders).orderBy(orders.id);

  it('cannot be renewed in a database that never had it', async () => {
    await assert.rejects(resetDemoData(config, db), /does not contain the demo data/);
  });

  it('is a firm with orders in all states, bookings, messages, a refund due and a failed mail', async () => {
    await seedAccounts(db);
    await seedDemoColleagues(db);
    await storeDailyFigures(db);
    await seedDemoData(config, db);
    const placed = await readOrders();
    assert.equal(placed.length, 60);
    assert.deepEqual(
      [...new Set(placed.map(({ state }) => state))].toSorted(),
      [...orderStateNames].toSorted(),
    );
    const times = placed.map(({ createdAt }) => createdAt.getTime());
    assert.deepEqual(
      times,
      times.toSorted((first, second) => first - second),
    );
    assert.ok(times.every((time) => time < Date.now()));
    const days = (await db.select({ day: bookings.day }).from(bookings)).map(({ day }) => day);
    const today = toLondonDay(new Date());
    assert.ok(days.some((day) => day < addDays(today, -14)));
    assert.ok(days.some((day) => day > addDays(today, 14)));
    const { open, today: figures, weeks, work } = (await readToday(db)).data;
    assert.ok(weeks.filter(({ takings }) => takings > 0).length >= 5);
    assert.deepEqual([open.overdue, open.disputes], [0, 0]);
    for (const [name, number] of Object.entries(open)) {
      if (!['affected', 'failedrefunds', 'faileddrafts', 'overdue', 'disputes'].includes(name))
        assert.ok(number > 0, name);
    }
    const dueCount = work.reduce((sum, { due }) => sum + due, 0);
    assert.ok(dueCount === 1 || dueCount === 2, `${dueCount} garments are due in the week`);
    // Shortly after midnight no demo order is of today, so the newest one is of the last day.
    assert.ok(times.some((time) => time > Date.now() - DAY_MS));
    const todaysOrders = placed.filter(({ createdAt }) => toLondonDay(createdAt) === today);
    assert.equal(figures.orders, todaysOrders.length);
    const [{ messages = 0 } = {}] = await db.select({ messages: count() }).from(contactMessages);
    const quoteStates = await db.selectDistinct({ state: quotes.state }).from(quotes);
    assert.equal(quoteStates.length, 6, 'quotes in all states');
    assert.equal(messages, 8 + (await db.$count(quotes)));
    assert.ok((await db.select().from(refunds)).some(({ state }) => state === 'due'));
  });

  it('has a dress in cleaning with photos and findings to which its customer agreed', async () => {
    const [garment] = await db.select().from(garments).orderBy(garments.id);
    assert.ok(garment);
    assert.equal(garment.state, 'in_cleaning');
    assert.equal(await db.$count(garmentPhotos), 2);
    assert.equal(await db.$count(garmentFindings), 2);
    const history = await db.select().from(garmentHistory);
    assert.ok(history.some(({ title, by }) => title === 'Condition agreed' && by === 'customer'));
    assert.ok(history.every(({ at }) => at.getTime() <= Date.now()));
  });

  it('is in the list of orders with the times of its orders', async () => {
    const rows = await queryRows<{ wrong: number }>(
      db,
      sql`select count(*)::int as wrong from orders left join order_list on orderid = orders.id
        where placed_at is distinct from created_at`,
    );
    assert.deepEqual(rows, [{ wrong: 0 }]);
  });

  it('sends no mail', async () => {
    const waiting = await db.select().from(mails).where(isNull(mails.sentAt));
    const failed = await db.select().from(mails).where(isNotNull(mails.lastError));
    assert.deepEqual(
      waiting.map(({ id }) => id),
      failed.map(({ id }) => id),
    );
  });

  it('uses addresses of example.com only', async () => {
    for (const { email } of await readOrders()) assert.match(email, /@example\.com$/);
  });

  it('is added once', async () => {
    await seedDemoData(config, db);
    assert.equal((await readOrders()).length, 60);
  });

  it('is the same after it was renewed, with the same numbers', async () => {
    const before = await readOrders();
    await db.delete(mails);
    await resetDemoData(config, db);
    const renewed = await readOrders();
    const listOutlines = (rows: typeof before) =>
      rows.map(({ orderno, state, total, email }) => [orderno, state, total, email]);
    assert.deepEqual(listOutlines(renewed), listOutlines(before));
  });
});

describe('the setting DEMO_DATA', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'shop-demo-'));
  after(() => rm(DATA_DIR, { recursive: true, force: true }));

  it('is refused in production', async () => {
    const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example.com' };
    await assert.rejects(
      prepareApi({ DATA_DIR, ...production, DEMO_DATA: 'on' }),
      /DEMO_DATA must be off in production/,
    );
  });

  it('is off unless it is set, so that a shop starts without orders', async () => {
    const { database, signIns, close } = await prepareApi({ DATA_DIR });
    assert.equal((await database.db.select().from(orders)).length, 0);
    assert.equal(signIns.length, 2);
    await close();
  });
});
