import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import { bookings } from '../../src/calendar/bookings/tables.ts';
import { emailTemplates } from '../../src/email-templates.ts';
import { renderEmail } from '../../src/mail/email/email.ts';
import { addDays, toLondonDay } from '../../src/schedule/london-day.ts';
import { createCalendarShop, createMoveSchedule } from '../support/calendar.ts';
import { listOrderMailKinds } from '../support/payments.ts';
import { sendGet, createLine, buildOrderBody, placeOrder, sendPost } from '../support/shopping.ts';

const { app, db, config, shopper, staff, daysOf, byStaff, setDay, dayWith, moving, placesTaken } =
  await createCalendarShop();

const today = toLondonDay(new Date());
const dateUrl = (orderno: string) => `/staff/bookings/${orderno}/date`;
const readSettings = async () => (await sendGet(app, staff, '/staff/calendar')).json();
const readBookings = async (from: string) =>
  (await sendGet(app, staff, `/staff/bookings?from=${from}&days=1`)).json();

describe('the calendar of staff', () => {
  it('is only for staff', async () => {
    for (const url of ['/staff/calendar', '/staff/bookings']) {
      assert.equal((await sendGet(app, shopper, url)).statusCode, 403);
    }
    const rules = { trade: 'move', leaddays: 1, horizondays: 9, workingdays: [], morning: 9 };
    const response = await sendPost(app, shopper, '/staff/calendar/rules', {
      ...rules,
      afternoon: 9,
    });
    assert.equal(response.statusCode, 403);
  });

  it('has a rule for each kind of service, exceptional days, and how each service is scheduled', async () => {
    const day = addDays(today, 20);
    await setDay({ trade: 'move', day, closed: true, note: 'Stocktaking' });
    await byStaff('/staff/calendar/services', { serviceid: 8, scheduled: 'visit' });
    await byStaff('/staff/calendar/services', { serviceid: 9, scheduled: 'none' });
    const { trades, days, services } = await readSettings();
    assert.deepEqual(
      trades.map(({ trade }: { trade: string }) => trade),
      ['move', 'visit'],
    );
    const closed = { trade: 'move', day, closed: true, morning: null, afternoon: null };
    assert.equal(days.length, 1);
    assert.partialDeepStrictEqual(days[0], { ...closed, note: 'Stocktaking' });
    const scheduled = services.map((each: { scheduled: string }) => each.scheduled);
    assert.deepEqual(scheduled.slice(4), ['move', 'visit', 'visit', 'visit', 'none']);
  });

  it('refuses an invalid rule', async () => {
    const rules = { trade: 'move', leaddays: 20, horizondays: 9, workingdays: [1], morning: 1 };
    for (const body of [
      { ...rules, afternoon: 1 },
      { ...rules, leaddays: 1, afternoon: -1 },
    ]) {
      assert.equal((await sendPost(app, staff, '/staff/calendar/rules', body)).statusCode, 400);
    }
    for (const day of [addDays(today, -1), '2026-02-30', addDays(today, 4000)]) {
      const body = { trade: 'move', day, closed: true };
      assert.equal((await sendPost(app, staff, '/staff/calendar/days', body)).statusCode, 400);
    }
    const body = { serviceid: 999, scheduled: 'move' };
    assert.equal((await sendPost(app, staff, '/staff/calendar/services', body)).statusCode, 404);
  });

  it('shows the bookings of each day', async () => {
    const day = await dayWith(2);
    const { orderno } = await placeOrder(app, shopper, moving(createMoveSchedule(day)));
    const { days, data } = await readBookings(day);
    const [mine] = days.filter(({ trade }: { trade: string }) => trade === 'move');
    assert.deepEqual(mine.morning, { places: 2, taken: 1 });
    assert.deepEqual(
      [data[0].orderno, data[0].name, data[0].state, data[0].schedule],
      [orderno, 'Robin Example', 'held', createMoveSchedule(day)],
    );
    const page = (await sendGet(app, staff, `/staff/orders/${orderno}`)).json();
    assert.deepEqual(page.data.schedule, createMoveSchedule(day));
  });
});

describe('orders without a date', () => {
  interface Undated {
    orderno: string;
    trade: string;
    day: string | null;
  }
  const withoutPlace = async (orderno: string) => {
    const { unplaced } = (await sendGet(app, staff, '/staff/bookings')).json() as {
      unplaced: Undated[];
    };
    return unplaced
      .filter((each) => each.orderno === orderno)
      .map(({ trade, day }) => [trade, day]);
  };
  const listOrders = async (filter: object) =>
    (await sendPost(app, staff, '/staff/orders/search', { size: 100, ...filter })).json() as {
      data: { orderno: string; undated: boolean }[];
    };

  it('are listed for staff if no day was chosen or the booking expired', async () => {
    const open = await placeOrder(app, shopper, moving(undefined));
    assert.deepEqual(await withoutPlace(open.orderno), [['move', null]]);
    const day = await dayWith(1);
    const released = await placeOrder(app, shopper, moving(createMoveSchedule(day)));
    assert.deepEqual(await withoutPlace(released.orderno), []);
    await db.delete(bookings).where(eq(bookings.orderid, released.orderid));
    assert.deepEqual(await withoutPlace(released.orderno), [['move', day]]);
  });

  it('are listed with the one part of a mixed basket that has no day', async () => {
    const both = buildOrderBody(shopper, 285, createLine(50), createLine(5));
    const made = await placeOrder(app, shopper, {
      ...both,
      schedule: createMoveSchedule(await dayWith(1)),
    });
    assert.deepEqual(await withoutPlace(made.orderno), [['visit', null]]);
    const [visit] = await daysOf('visit');
    await byStaff(dateUrl(made.orderno), {
      trade: 'visit',
      date: visit?.day,
      half: 'morning',
    });
    assert.deepEqual(await withoutPlace(made.orderno), []);
  });

  it('get the day that staff set, even for a move without addresses', async () => {
    const made = await placeOrder(app, shopper, moving(undefined));
    const date = await dayWith(1);
    await byStaff(dateUrl(made.orderno), { trade: 'move', date, half: 'morning' });
    assert.deepEqual(await withoutPlace(made.orderno), []);
    const [mine] = (await readBookings(date)).data;
    assert.deepEqual(mine.schedule, { move: { date, half: 'morning' } });
    const job = { kind: 'date-changed', orderid: made.orderid };
    assert.match((await renderEmail(emailTemplates, { config, db }, job)).text, /Your move: \w+ /);
  });

  it('are marked in the list of all orders, and can be listed alone', async () => {
    const open = await placeOrder(app, shopper, moving(undefined));
    const dated = await placeOrder(app, shopper, moving(createMoveSchedule(await dayWith(1))));
    const all = await listOrders({});
    const undatedOf = (orderno: string) => all.data.find((one) => one.orderno === orderno)?.undated;
    assert.deepEqual([undatedOf(open.orderno), undatedOf(dated.orderno)], [true, false]);
    const numbers = (await listOrders({ undated: true })).data.map(({ orderno }) => orderno);
    assert.deepEqual(
      [numbers.includes(open.orderno), numbers.includes(dated.orderno)],
      [true, false],
    );
  });

  it('are not listed if they are cancelled, in progress or need no day', async () => {
    const goods = await placeOrder(app, shopper, buildOrderBody(shopper, 239, createLine(70)));
    assert.deepEqual(await withoutPlace(goods.orderno), []);
    const begun = await placeOrder(app, shopper, moving(undefined));
    await byStaff(`/staff/orders/${begun.orderno}/progress`, {
      trade: 'move',
      step: 'ready',
    });
    assert.deepEqual(await withoutPlace(begun.orderno), []);
    const over = await placeOrder(app, shopper, moving(undefined));
    await byStaff(`/staff/orders/${over.orderno}/state`, {
      state: 'cancelled',
      reason: 'Asked by phone',
    });
    assert.deepEqual(await withoutPlace(over.orderno), []);
  });
});

describe('another date for an order', () => {
  it('releases the old booking, makes and confirms the new one, and sends an email', async () => {
    const [from, to] = [await dayWith(1), await dayWith(1)];
    const { orderno, orderid } = await placeOrder(app, shopper, moving(createMoveSchedule(from)));
    await byStaff(dateUrl(orderno), { trade: 'move', date: to, half: 'morning' });
    assert.deepEqual([await placesTaken(from), await placesTaken(to)], [0, 1]);
    const { data } = (await sendGet(app, shopper, `/users/getschedules/${shopper.id}`)).json();
    assert.deepEqual(data[0].schedule, createMoveSchedule(to));
    assert.equal(data[0].places[0].state, 'confirmed');
    assert.ok((await listOrderMailKinds(db, orderid)).includes('date-changed'));
    const job = { kind: 'date-changed', orderid };
    const { text, to: recipient } = await renderEmail(emailTemplates, { config, db }, job);
    assert.equal(recipient, shopper.email);
    assert.match(text, /It is now:\n\nYour move: \w+ /);
  });

  it('is refused on a full day, which keeps the old booking, and for a cancelled order', async () => {
    const [from, full] = [await dayWith(1), await dayWith(0)];
    const { orderno } = await placeOrder(app, shopper, moving(createMoveSchedule(from)));
    const body = { trade: 'move', date: full, half: 'morning' };
    const response = await sendPost(app, staff, dateUrl(orderno), body);
    assert.equal(response.statusCode, 409);
    assert.deepEqual(response.json().days, await daysOf('move'));
    assert.equal(await placesTaken(from), 1);
    await byStaff(`/staff/orders/${orderno}/state`, {
      state: 'cancelled',
      reason: 'Asked by phone',
    });
    const cancelled = { ...body, date: from };
    const again = await sendPost(app, staff, dateUrl(orderno), cancelled);
    assert.match(again.json().error, /is cancelled/);
    assert.equal((await sendPost(app, shopper, dateUrl(orderno), cancelled)).statusCode, 403);
  });
});
