import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { bookings } from '../../src/calendar/bookings/tables.ts';
import { mails } from '../../src/mail/queue/tables.ts';
import { orders } from '../../src/orders/records/tables.ts';
import { payments } from '../../src/payments/records/tables.ts';
import { addDays, toLondonDay } from '../../src/schedule/london-day.ts';
import { storeDailyFigures } from '../../src/staff/today/load-daily-figures.ts';
import { createCalendarShop, createMoveSchedule, veil } from '../support/calendar.ts';
import { kitA, placeOrder, placeProduct, sendGet, sendPost, tape } from '../support/shopping.ts';

describe('the page Today of staff', async () => {
  const shop = await createCalendarShop();
  const { app, db, shopper, staff } = shop;
  const readToday = async () => (await sendGet(app, staff, '/staff/today')).json().data;

  /** Reads the page Today as if it were this time. */
  async function readTodayAt(time: string, mock: { timers: Timers }) {
    mock.timers.enable({ apis: ['Date'], now: new Date(time) });
    const data = await readToday();
    mock.timers.reset();
    return data;
  }

  const placeAt = async (time: string) => {
    const { orderid } = await placeProduct(app, shopper, tape);
    await db
      .update(orders)
      .set({ createdAt: new Date(time) })
      .where(eq(orders.id, orderid));
    return orderid;
  };

  it('counts orders by London days, also around a change of the clocks', async ({ mock }) => {
    // The clocks went back on 25 October 2026 at 02:00 British Summer Time.
    await placeAt('2026-10-24T22:59:59Z');
    await placeAt('2026-10-24T23:00:00Z');
    await placeAt('2026-10-25T23:59:59Z');
    await placeAt('2026-10-26T00:00:00Z');
    const { day, today } = await readTodayAt('2026-10-25T12:00:00Z', mock);
    assert.deepEqual([day, today.orders], ['2026-10-25', 2]);
    const before = await readTodayAt('2026-10-24T22:59:59Z', mock);
    assert.deepEqual([before.day, before.today.orders], ['2026-10-24', 1]);
    const after = await readTodayAt('2026-10-26T00:00:00Z', mock);
    assert.deepEqual([after.day, after.today.orders, after.month.orders], ['2026-10-26', 1, 4]);
  });

  it('gives the same figures whether past days are stored or counted', async ({ mock }) => {
    const counted = await readTodayAt('2026-10-28T12:00:00Z', mock);
    await storeDailyFigures(db, new Date('2026-10-28T12:00:00Z'));
    assert.deepEqual(await readTodayAt('2026-10-28T12:00:00Z', mock), counted);
    assert.equal(counted.weeks.length, 12);
    assert.equal(counted.weeks.at(-1).from, '2026-10-26');
  });

  it('counts a card payment when it arrives, and an order paid on collection when it is completed', async () => {
    const { today } = await readToday();
    const one = await placeProduct(app, shopper, kitA);
    await sendPost(app, staff, `/staff/orders/${one.orderno}/state`, { state: 'completed' });
    await db.insert(payments).values({
      orderid: one.orderid,
      sessionid: 'cs_today',
      transactionid: 'pi_today',
      amount: 1050,
      currency: 'gbp',
    });
    const changed = (await readToday()).today;
    assert.equal(changed.orders, today.orders + 1);
    assert.equal(changed.takings, today.takings + kitA.price + 10.5);
  });

  it('lists the payments behind the takings, page by page, with the same sum', async () => {
    const { day, today } = await readToday();
    const url = `/staff/takings?from=${day}&to=${day}&size=1`;
    const first = (await sendGet(app, staff, url)).json();
    assert.equal(first.total, today.takings);
    assert.deepEqual([first.data[0].kind, first.data[0].amount], ['card', 10.5]);
    const after = encodeURIComponent(first.next);
    const second = (await sendGet(app, staff, `${url}&after=${after}`)).json();
    assert.deepEqual([second.data[0].kind, second.data[0].amount], ['cash', kitA.price]);
    const wrong = await sendGet(app, staff, `${url}&after=x`);
    assert.deepEqual([wrong.statusCode, wrong.json().field], [400, 'after']);
    const reversed = await sendGet(app, staff, '/staff/takings?from=2026-03-03&to=2026-03-02');
    assert.deepEqual([reversed.statusCode, reversed.json().field], [400, 'to']);
  });

  it('lists the work of the week by day and kind, and unconfirmed bookings', async () => {
    const [{ day = '' } = {}] = await shop.daysOf('move');
    const before = await readToday();
    await shop.place(createMoveSchedule(day, 'afternoon'));
    const { work, open } = await readToday();
    assert.equal(work.length, 7);
    assert.equal(work[0].day, toLondonDay(new Date()));
    const countMoves = (rows: { day: string; moves: number }[]) =>
      rows.find((row) => row.day === day)?.moves ?? 0;
    assert.equal(countMoves(work), countMoves(before.work) + 1);
    assert.equal(open.unconfirmed, before.open.unconfirmed + 1);
    const { data } = (await sendGet(app, staff, '/staff/unconfirmed')).json();
    assert.equal(data.length, open.unconfirmed);
    assert.deepEqual([data.at(-1).day, data.at(-1).half], [day, 'afternoon']);
  });

  it('counts garments that will miss their date until they are ready', async () => {
    const { open } = await readToday();
    const eventdate = addDays(toLondonDay(new Date()), 20);
    const { orderno } = await placeProduct(app, shopper, veil, { eventdate });
    assert.equal((await readToday()).open.late, open.late + 1);
    for (const step of ['in_care', 'ready']) {
      await sendPost(app, staff, `/staff/orders/${orderno}/progress`, { trade: 'care', step });
    }
    assert.equal((await readToday()).open.late, open.late);
  });

  it('does not count garments with enough time as late', async () => {
    const { open } = await readToday();
    const eventdate = addDays(toLondonDay(new Date()), 60);
    await placeProduct(app, shopper, veil, { eventdate });
    assert.equal((await readToday()).open.late, open.late);
  });

  it('lists mails that failed, and sends one again', async () => {
    const lastError = '550 5.1.1 The mailbox does not exist';
    const [mail] = await db
      .update(mails)
      .set({ lastError, attempts: 16 })
      .where(sql`id = (select min(id) from mails where job ->> 'kind' = 'order-confirmation')`)
      .returning();
    assert.ok(mail);
    assert.equal((await readToday()).open.failedmails, 1);
    const { data, next } = (await sendGet(app, staff, '/staff/mails')).json();
    assert.deepEqual(
      [data.length, data[0].reason, data[0].givenup, next],
      [1, lastError, true, null],
    );
    assert.deepEqual(
      [data[0].to, data[0].title, data[0].about],
      [shopper.email, 'Confirmation of the order', 'order'],
    );
    const url = `/staff/mails/${mail.id}/send`;
    assert.equal((await sendPost(app, staff, url, {})).statusCode, 200);
    const again = await sendPost(app, staff, url, {});
    assert.equal(again.statusCode, 409);
    assert.match(again.json().error, /sent meanwhile/);
    assert.equal((await readToday()).open.failedmails, 0);
    const audit = { action: 'mail.sentAgain', size: 10 };
    const entries = (await sendPost(app, staff, '/staff/audit/search', audit)).json();
    assert.equal(entries.data[0]?.subjectid, String(mail.id));
  });

  it('sets a mail aside that was given up, and no other', async () => {
    const lastError = '550 5.1.1 The mailbox does not exist';
    const fail = async (attempts: number) => {
      const [mail] = await db
        .update(mails)
        .set({ lastError, attempts, sentAt: null, takenBy: null })
        .where(sql`id = (select min(id) from mails where job ->> 'kind' = 'order-confirmation')`)
        .returning();
      return `/staff/mails/${mail?.id}/set-aside`;
    };
    assert.equal((await sendPost(app, staff, await fail(3), {})).statusCode, 409);
    assert.equal((await sendPost(app, staff, await fail(16), {})).statusCode, 200);
    assert.equal((await readToday()).open.failedmails, 0);
    assert.deepEqual((await sendGet(app, staff, '/staff/mails')).json().data, []);
  });

  it('refuses a page of mails after something that is no number', async () => {
    const response = await sendGet(app, staff, '/staff/mails?after=x');
    assert.equal(response.statusCode, 400);
    assert.match(response.json().error, /after/);
  });
});

describe('the plan of a day', async () => {
  const shop = await createCalendarShop();
  const { app, db, staff, shopper } = shop;

  it('lists the jobs in order, with addresses, floor, lift and notes', async () => {
    const [{ day = '' } = {}] = await shop.daysOf('move');
    const withNote = { ...shop.moving(createMoveSchedule(day, 'afternoon')), note: 'Ring twice' };
    const late = await placeOrder(app, shopper, withNote);
    await db.update(bookings).set({ heldUntil: null }).where(eq(bookings.orderid, late.orderid));
    const early = await placeOrder(app, shopper, shop.moving(createMoveSchedule(day, 'morning')));
    const { data } = (await sendGet(app, staff, `/staff/day/${day}`)).json();
    assert.deepEqual(
      data.jobs.map(({ orderno, half }: { orderno: string; half: string }) => [orderno, half]),
      [
        [early.orderno, 'morning'],
        [late.orderno, 'afternoon'],
      ],
    );
    const [{ unconfirmed, checkaddress }, { addresses, notes, lines, mobile }] = data.jobs;
    assert.equal(unconfirmed, true);
    assert.equal(checkaddress, false);
    assert.deepEqual(notes, ['Ring twice']);
    assert.equal(mobile, '07700900123');
    assert.match(lines[0], /^1 × Van and Crew/);
    assert.match(addresses[0].access, /floor 2, no lift, parking right outside/);
    assert.equal(addresses[1].address, '2 Example Road');
  });

  it('marks a job whose address is to be checked, and so does the list of orders', async () => {
    const [{ day = '' } = {}] = await shop.daysOf('move');
    const body = shop.moving(createMoveSchedule(day, 'morning'));
    const { orderid, orderno } = await placeOrder(app, shopper, body);
    const [order] = await db.select().from(orders).where(eq(orders.id, orderid));
    const move = order?.schedule?.move;
    assert.ok(move?.to);
    const schedule = { move: { ...move, to: { ...move.to, postcode: 'BT1 1AA' } } };
    await db.update(orders).set({ schedule }).where(eq(orders.id, orderid));
    const { data: plan } = (await sendGet(app, staff, `/staff/day/${day}`)).json();
    const list = (await sendPost(app, staff, '/staff/orders/search', { search: orderno })).json();
    for (const row of [...plan.jobs, ...list.data])
      assert.equal(row.checkaddress, row.orderno === orderno, row.orderno);
    await sendPost(app, staff, `/staff/orders/${orderno}/state`, { state: 'cancelled' });
  });

  it('says what is paid, also after the order was completed', async () => {
    const [{ day = '' } = {}] = await shop.daysOf('move');
    const one = await placeOrder(app, shopper, shop.moving(createMoveSchedule(day, 'morning')));
    const readPayment = async () => {
      const { data } = (await sendGet(app, staff, `/staff/day/${day}`)).json();
      return data.jobs.find(({ orderno }: { orderno: string }) => orderno === one.orderno).payment;
    };
    assert.match(await readPayment(), /^To be paid: £/);
    await sendPost(app, staff, `/staff/orders/${one.orderno}/state`, { state: 'completed' });
    assert.match(await readPayment(), /^Paid: £/);
  });

  it('lists garments that are due on the day', async () => {
    const eventdate = addDays(toLondonDay(new Date()), 100);
    const { orderno } = await placeProduct(app, shopper, veil, { eventdate });
    const { data } = (await sendGet(app, staff, `/staff/day/${addDays(eventdate, -7)}`)).json();
    assert.deepEqual(
      data.due.map((row: { orderno: string; late: boolean }) => [row.orderno, row.late]),
      [[orderno, false]],
    );
  });

  it('refuses a day that does not exist, and names the field', async () => {
    const response = await sendGet(app, staff, '/staff/day/2026-02-30');
    assert.equal(response.statusCode, 400);
    assert.equal(response.json().field, 'day');
  });
});

interface Timers {
  enable(options: { apis: ['Date']; now: Date }): void;
  reset(): void;
}
