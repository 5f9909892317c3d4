import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import { bookings } from '../../../src/calendar/bookings/tables.ts';
import { addDays, toLondonDay } from '../../../src/schedule/london-day.ts';
import { createMoveSchedule } from '../../support/calendar.ts';
import { createChangingShop } from '../../support/changing.ts';
import { listOrderMailKinds } from '../../support/payments.ts';
import { sendGet, placeOrder, sendPost } from '../../support/shopping.ts';

const shop = await createChangingShop();
const { app, db, shopper, other, staff, byStaff, dayWith, daysOf, moving, placesTaken } = shop;
const { cancel, change, pageOf, linked, byLink, queued } = shop;

const placeOnDay = async (day: string, who = shopper) =>
  placeOrder(app, who, moving(createMoveSchedule(day), who));
const bookingOf = async (orderid: number) =>
  (await db.select().from(bookings).where(eq(bookings.orderid, orderid)))[0];

describe('another day, requested by the shopper', () => {
  it('makes the new booking and releases the old one, and shopper and firm get an email', async () => {
    const [from, to] = [await dayWith(1), await dayWith(1)];
    const made = await placeOrder(
      app,
      shopper,
      moving(createMoveSchedule(from, 'morning', { second: to })),
    );
    const { dates } = (await change(made, to)).json().data;
    assert.deepEqual(dates.schedule, createMoveSchedule(to));
    assert.equal(dates.changes[0].left, 2);
    assert.deepEqual([await placesTaken(from), await placesTaken(to)], [0, 1]);
    const told = (await listOrderMailKinds(db, made.orderid)).slice(-2);
    assert.deepEqual(told, ['day-moved', 'day-moved-copy']);
    assert.match(
      (await queued('day-moved', made)).text,
      /It was \w+ .*, and is now:\n\nYour move: /,
    );
    assert.match((await queued('day-moved-copy', made)).text, /has moved order[^]*From: 1 Example/);
  });

  it('changes nothing if it is the current day, so that a call can be repeated', async () => {
    const [from, to] = [await dayWith(1), await dayWith(1)];
    const made = await placeOnDay(from);
    const responses = await Promise.all([change(made, to), change(made, to)]);
    assert.deepEqual(
      responses.map(({ statusCode }) => statusCode),
      [200, 200],
    );
    assert.equal((await pageOf(made)).dates?.changes[0]?.left, 2);
    const told = (await listOrderMailKinds(db, made.orderid)).filter(
      (kind) => kind === 'day-moved',
    );
    assert.equal(told.length, 1);
  });

  it('keeps an unconfirmed booking unconfirmed, with the same expiry', async () => {
    const [from, to] = [await dayWith(1), await dayWith(1)];
    const made = await placeOnDay(from);
    const before = await bookingOf(made.orderid);
    await change(made, to);
    const after = await bookingOf(made.orderid);
    assert.ok(before?.heldUntil && after);
    assert.deepEqual(
      [after.day, after.heldUntil, after.recipient],
      [to, before.heldUntil, before.recipient],
    );
    assert.match((await queued('day-moved', made)).text, /Confirm this date:\s+\S+\/confirm-date#/);
  });

  it("is confirmed if it was requested by the link in the order's email", async () => {
    const [from, to] = [await dayWith(1), await dayWith(1)];
    const { made, token } = await linked(from);
    const response = await byLink('changedate', {
      token,
      trade: 'move',
      date: to,
      half: 'morning',
    });
    assert.equal(response.json().data.dates.places[0].state, 'confirmed');
    assert.equal((await bookingOf(made.orderid))?.recipient, null);
  });

  it("can be chosen from the same free days by the link in the order's email", async () => {
    const { token } = await linked(await dayWith(1));
    const response = await byLink('calendar', { token });
    assert.equal(response.statusCode, 200, response.body);
    assert.deepEqual(response.json(), (await sendGet(app, shopper, '/users/getcalendar')).json());
    assert.equal((await byLink('calendar', { token: 'x'.repeat(43) })).statusCode, 404);
    assert.equal((await app.inject('/users/getcalendar')).statusCode, 401);
  });

  it('can be booked for an order whose booking expired', async () => {
    const [from, to] = [await dayWith(1), await dayWith(1)];
    const { made, token } = await linked(from);
    await db.delete(bookings).where(eq(bookings.orderid, made.orderid));
    const body = { token, trade: 'move', date: to, half: 'morning' };
    assert.equal((await byLink('changedate', body)).statusCode, 200);
    assert.equal(await placesTaken(to), 1);
  });
});

describe('another day is refused', () => {
  it('if it is full: the remaining days are returned, and the old booking is kept', async () => {
    const [from, full] = [await dayWith(1), await dayWith(0)];
    const made = await placeOnDay(from);
    const response = await change(made, full);
    assert.equal(response.statusCode, 409);
    assert.match(response.json().error, /no place left/);
    assert.deepEqual(response.json().days, await daysOf('move'));
    assert.equal(await placesTaken(from), 1);
    assert.equal((await pageOf(made)).dates?.changes[0]?.left, 3);
  });

  it('for one of two shoppers who want the last booking at once', async () => {
    const [first, second, last] = [await dayWith(1), await dayWith(1), await dayWith(1)];
    const [mine, theirs] = [await placeOnDay(first), await placeOnDay(second, other)];
    const codes = await Promise.all([
      change(mine, last).then(({ statusCode }) => statusCode),
      change(theirs, last, 'morning', other).then(({ statusCode }) => statusCode),
    ]);
    assert.deepEqual(codes.toSorted(), [200, 409]);
    assert.equal(await placesTaken(last), 1);
    assert.equal((await placesTaken(first)) + (await placesTaken(second)), 1);
  });

  it('if nobody can choose that day', async () => {
    const made = await placeOnDay(await dayWith(1));
    const today = toLondonDay(new Date());
    for (const day of [today, addDays(today, -3), addDays(today, 400)]) {
      assert.equal((await change(made, day)).statusCode, 409);
    }
    assert.equal((await change(made, '2031-02-30')).statusCode, 400);
  });

  it('after three changes, after the work has begun, and for a cancelled order', async () => {
    const made = await placeOnDay(await dayWith(1));
    for (let time = 0; time < 3; time += 1) {
      assert.equal((await change(made, await dayWith(1))).statusCode, 200);
    }
    assert.equal((await change(made, await dayWith(1))).json().code, 'right_often');
    const begun = await placeOnDay(await dayWith(1));
    await byStaff(`/staff/orders/${begun.orderno}/progress`, {
      trade: 'move',
      step: 'ready',
    });
    assert.equal((await change(begun, await dayWith(1))).json().code, 'right_begun');
    const over = await placeOnDay(await dayWith(1));
    await cancel(over);
    assert.equal((await change(over, await dayWith(1))).json().code, 'right_over');
  });

  it("for an order without a day, for another customer's order, and by an invalid link", async () => {
    const to = await dayWith(1);
    const undated = await placeOrder(app, shopper, moving(undefined));
    assert.equal((await change(undated, to)).statusCode, 404);
    const made = await placeOnDay(await dayWith(1));
    assert.equal((await change(made, to, 'morning', other)).statusCode, 403);
    assert.equal((await change(made, to, 'morning', staff)).statusCode, 403);
    const body = { token: 'x'.repeat(43), trade: 'move', date: to, half: 'morning' };
    assert.equal((await byLink('changedate', body)).statusCode, 404);
    assert.equal(await placesTaken(to), 0);
  });

  it('or made before or after a concurrent change by staff, and one booking is used', async () => {
    const [from, mine, theirs] = [await dayWith(1), await dayWith(1), await dayWith(1)];
    const made = await placeOnDay(from);
    const body = { trade: 'move', date: theirs, half: 'morning' };
    await Promise.all([
      change(made, mine),
      sendPost(app, staff, `/staff/bookings/${made.orderno}/date`, body),
    ]);
    const taken = [await placesTaken(mine), await placesTaken(theirs)];
    assert.deepEqual([await placesTaken(from), taken.toSorted()], [0, [0, 1]]);
    const chosen = (await pageOf(made)).dates?.schedule.move?.date;
    assert.equal(chosen, taken[0] === 1 ? mine : theirs);
  });
});
