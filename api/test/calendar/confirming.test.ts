import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { formatLongTime } from 'contract/calendar/date-texts';
import { eq, sql } from 'drizzle-orm';
import { releaseUnconfirmedBookings } from '../../src/calendar/release-unconfirmed-bookings.ts';
import { bookingLinks, bookings } from '../../src/calendar/bookings/tables.ts';
import { emailTemplates } from '../../src/email-templates.ts';
import { renderEmail } from '../../src/mail/email/email.ts';
import { createCalendarShop, createMoveSchedule, van, veil } from '../support/calendar.ts';
import { listOrderMailKinds, readOrderState } from '../support/payments.ts';
import { createLine, buildOrderBody, placeOrder, sendGet, sendPost } from '../support/shopping.ts';

const { app, db, config, shopper, staff, daysOf, dayWith, moving, place, placesTaken } =
  await createCalendarShop({
    PUBLIC_URL: 'https://shop.example.com',
  });

const write = (kind: string, orderid: number) =>
  renderEmail(emailTemplates, { config, db }, { kind, orderid });

/** Returns the token of the link in an order's email. */
async function readConfirmToken(orderid: number) {
  const { text, html } = await write('order-confirmation', orderid);
  const [, token = ''] = /https:\/\/shop\.example\.com\/confirm-date#([\w-]{43})/.exec(text) ?? [];
  assert.ok(token && html.includes(`confirm-date#`));
  return token;
}

const confirm = (token: string) =>
  app.inject({ method: 'POST', url: '/users/confirmdate', payload: { token } });

const placeOf = async (orderid: number) =>
  (await db.select().from(bookings).where(eq(bookings.orderid, orderid)))[0];

describe('the booking of an unpaid order', () => {
  it('is described in its email as the next step, and no day is still to be agreed', async () => {
    const { orderid } = await placeOrder(
      app,
      shopper,
      moving(createMoveSchedule(await dayWith(1))),
    );
    const { text } = await write('order-confirmation', orderid);
    assert.match(text, /Your move is on \w+day .* You pay on the day\./);
    assert.doesNotMatch(text, /agree/);
  });

  it('has its day agreed on the page of the customer once it is confirmed', async () => {
    const { orderid, orderno } = await placeOrder(
      app,
      shopper,
      moving(createMoveSchedule(await dayWith(1))),
    );
    const isDayAgreed = async () => {
      const response = await sendGet(app, shopper, `/users/orderpage/${orderno}`);
      const [{ steps }] = response.json().data.progress;
      return steps.find(({ label }: { label: string }) => label === 'Day agreed').reached;
    };
    assert.equal(await isDayAgreed(), false);
    await confirm(await readConfirmToken(orderid));
    assert.equal(await isDayAgreed(), true);
  });

  it('is kept once a payment is recorded, and no mail asks for money that has come', async () => {
    const { orderid, orderno } = await placeOrder(
      app,
      shopper,
      moving(createMoveSchedule(await dayWith(1))),
    );
    const writeAgreed = async () => {
      const job = { kind: 'order-progress', orderid, trade: 'move', step: 'ready' };
      return (await renderEmail(emailTemplates, { config, db }, job)).text;
    };
    const record = async (amount: number) => {
      const body = { amount, method: 'cash', key: randomUUID() };
      const path = `/staff/orders/${orderno}/recorded-payments`;
      const response = await sendPost(app, staff, path, body);
      assert.equal(response.statusCode, 200, response.body);
    };
    assert.match(
      await writeAgreed(),
      /is agreed\. It is about your order[\s\S]*You pay on the day\./,
    );
    assert.notEqual((await placeOf(orderid))?.heldUntil, null);
    await record(1_000);
    assert.equal((await placeOf(orderid))?.heldUntil, null);
    assert.match(await writeAgreed(), /Still to pay: £\d+\.\d\d in all\./);
    await record(van.price * 100 - 1_000);
    const agreed = await writeAgreed();
    assert.match(agreed, /It is paid: nothing more is due\./);
    const { text } = await write('order-confirmation', orderid);
    for (const mail of [agreed, text]) assert.doesNotMatch(mail, /pay on the day|Still to/);
  });

  it('is one of several that the email of a mixed basket asks to confirm', async () => {
    const [visit] = await daysOf('visit');
    const both = buildOrderBody(
      shopper,
      van.price + veil.price,
      createLine(van.productid),
      createLine(veil.productid),
    );
    const schedule = {
      ...createMoveSchedule(await dayWith(1)),
      visit: { date: visit?.day, half: 'morning' },
    };
    const { orderid } = await placeOrder(app, shopper, { ...both, schedule });
    const { text } = await write('order-confirmation', orderid);
    assert.match(text, /We hold these dates for you until .* at \d\d:\d\d\. Please confirm them/);
    assert.match(text, /Confirm these dates:\s+\S+\/confirm-date#/);
    assert.doesNotMatch(text, /this date/i);
  });

  it('is described with the time at which it expires, also in a new link sent late', async () => {
    const { orderid } = await placeOrder(
      app,
      shopper,
      moving(createMoveSchedule(await dayWith(1))),
    );
    const heldUntil = new Date(Date.now() + 3_600_000);
    await db.update(bookings).set({ heldUntil }).where(eq(bookings.orderid, orderid));
    for (const kind of ['order-confirmation', 'order-link']) {
      const { text } = await write(kind, orderid);
      assert.ok(
        text.includes(`We hold this date for you until ${formatLongTime(heldUntil)}.`),
        text,
      );
    }
  });

  it('is confirmed by the link in its email, any number of times, and only a hash of the token is stored', async () => {
    const { orderid, orderno } = await placeOrder(
      app,
      shopper,
      moving(createMoveSchedule(await dayWith(1))),
    );
    const token = await readConfirmToken(orderid);
    assert.equal(JSON.stringify(await db.select().from(bookingLinks)).includes(token), false);
    const response = await confirm(token);
    assert.equal(response.json().orderno, orderno);
    assert.equal(response.json().dates[0].half, 'morning');
    assert.deepEqual(await placeOf(orderid).then((row) => [row?.heldUntil, row?.address]), [
      null,
      null,
    ]);
    assert.equal((await confirm(token)).statusCode, 200);
    assert.doesNotMatch((await write('order-confirmation', orderid)).text, /confirm-date/);
  });

  it('is confirmed by staff', async () => {
    const { orderid, orderno } = await placeOrder(
      app,
      shopper,
      moving(createMoveSchedule(await dayWith(1))),
    );
    const url = `/staff/bookings/${orderno}/confirm`;
    assert.equal((await sendPost(app, shopper, url, {})).statusCode, 403);
    assert.equal((await sendPost(app, staff, url, {})).statusCode, 200);
    assert.equal((await placeOf(orderid))?.heldUntil, null);
    assert.equal((await sendPost(app, staff, url, {})).statusCode, 409);
  });

  it('expires after 24 hours, and the shopper gets one email', async () => {
    const day = await dayWith(1);
    const { orderid, orderno } = await placeOrder(app, shopper, moving(createMoveSchedule(day)));
    const held = (await placeOf(orderid))?.heldUntil?.getTime() ?? 0;
    assert.ok(Math.abs(held - Date.now() - 24 * 3_600_000) < 600_000);
    const token = await readConfirmToken(orderid);
    await releaseUnconfirmedBookings(db);
    assert.equal(await placesTaken(day), 1);
    await db.update(bookings).set({ heldUntil: sql`now() - interval '1 second'` });
    await Promise.all([releaseUnconfirmedBookings(db), releaseUnconfirmedBookings(db)]);
    assert.equal(await placesTaken(day), 0);
    assert.equal((await readOrderState(db, orderno)).state, 'awaiting_collection');
    const told = (await listOrderMailKinds(db, orderid)).filter((kind) => kind === 'date-released');
    assert.deepEqual(told, ['date-released']);
    assert.match((await write('date-released', orderid)).text, /Your order itself stands/);
    const late = await confirm(token);
    assert.equal(late.statusCode, 409);
    assert.match(late.json().error, /not held any more/);
  });

  it('is not confirmed by an invented or expired link', async () => {
    const { orderid } = await placeOrder(
      app,
      shopper,
      moving(createMoveSchedule(await dayWith(1))),
    );
    const token = await readConfirmToken(orderid);
    assert.equal((await confirm('x'.repeat(43))).statusCode, 404);
    await db.update(bookingLinks).set({ expiresAt: sql`now()` });
    assert.equal((await confirm(token)).statusCode, 404);
    assert.notEqual((await placeOf(orderid))?.heldUntil, null);
  });
});

describe('the emails of an order with a date', () => {
  it("contain the date, and only the firm's copy contains the text typed beside it", async () => {
    const note = 'A piano, see www.example.com';
    const schedule = createMoveSchedule(await dayWith(1), 'morning', { note });
    const { orderid } = await placeOrder(app, shopper, moving(schedule));
    const mine = await write('order-confirmation', orderid);
    const firms = await write('order-copy', orderid);
    assert.match(mine.text, /Your move: \w+ .*, in the morning/);
    assert.match(firms.text, /^Move: \w+ .*, in the morning/m);
    for (const typed of [note, '2 Example Road', 'floor 2', 'no lift', 'needs a permit']) {
      assert.ok(firms.text.includes(typed) && firms.html.includes(typed), typed);
      assert.ok(!mine.text.includes(typed) && !mine.html.includes(typed), typed);
    }
    assert.doesNotMatch(firms.text, /confirm-date/);
  });
});

describe('unconfirmed dates', () => {
  it('do not prevent orders without a date', async () => {
    assert.equal((await place(undefined)).statusCode, 200);
  });
});
