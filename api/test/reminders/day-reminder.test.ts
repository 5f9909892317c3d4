import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatDay } from 'contract/calendar/date-texts';
import { and, eq, sql } from 'drizzle-orm';
import { bookings, calendarTrades } from '../../src/calendar/bookings/tables.ts';
import type { Email } from '../../src/mail/email/email.ts';
import { mails } from '../../src/mail/queue/tables.ts';
import { orders } from '../../src/orders/records/tables.ts';
import { queueDayReminders } from '../../src/reminders/queue-day-reminders.ts';
import { addDays, toLondonDay } from '../../src/schedule/london-day.ts';
import { createMoveSchedule, veil } from '../support/calendar.ts';
import { sendAndReadMails } from '../support/mailed.ts';
import { createOrderDesk } from '../support/order-desk.ts';
import type { PlacedOrder } from '../support/orders-page.ts';
import { setState } from '../support/set-state.ts';
import { buildOrderBody, createLine, placeOrder, sendGet, sendPost } from '../support/shopping.ts';

const desk = await createOrderDesk();
const { act, app, db, moving, pageOf, refusalOf, setDate, shop, shopper, staff, titlesOf } = desk;

const tomorrow = addDays(toLondonDay(new Date()), 1);
const override = { override: true, reason: 'Agreed on the phone' };
/** An hour at which reminders go on this day, in summer and in winter. */
const noonBefore = (day: string) => new Date(`${addDays(day, -1)}T12:00:00Z`);

/** Reads the mails of earlier changes, so that only reminders are left. */
const readMails = () => sendAndReadMails(shop, shopper.email);
async function sendReminders(now = noonBefore(tomorrow)): Promise<Email[]> {
  await queueDayReminders(db, now);
  return (await readMails()).filter(({ subject }) => subject.includes('Tomorrow'));
}

/** Places a removal without a day, and agrees this day as staff. */
async function agreeMove(day = tomorrow, half = 'morning'): Promise<PlacedOrder> {
  const made = await placeOrder(app, shopper, moving(undefined));
  assert.equal((await setDate(made, day, { half, ...override })).statusCode, 200);
  await readMails();
  return made;
}

const change = async (made: PlacedOrder, path: string, body: object = {}) => {
  const response = await act(made, path, body);
  assert.equal(response.statusCode, 200, response.body);
};

const readDayFiles = async (made: PlacedOrder) =>
  (await sendGet(app, shopper, `/users/orderpage/${made.orderno}`)).json<{
    data: { dayfiles?: { text: string }[] };
  }>().data.dayfiles;

/** Ends the reminders of an order, so that it is not in the next test. */
const finish = ({ orderno }: PlacedOrder) =>
  db
    .delete(bookings)
    .where(eq(bookings.orderid, sql`(select id from orders where orderno = ${orderno})`));

describe('the reminder of a booked day', () => {
  it('says on the day before what comes, when, where, what is due and how to change it, once', async () => {
    const made = await agreeMove();
    const reminders = await sendReminders();
    assert.equal(reminders.length, 1);
    const [{ subject, text } = { subject: '', text: '' }] = reminders;
    assert.match(subject, new RegExp(`^Order ${made.orderno} – Tomorrow: your move – `));
    assert.match(text, new RegExp(`Your move is on ${formatDay(tomorrow)}, in the morning\\.`));
    assert.match(text, /1 × /);
    assert.match(text, /To pay on the day: £220/);
    assert.match(text, /please call us as soon as you can: 020 7946 0018/);
    assert.deepEqual(await sendReminders(), []);
    await finish(made);
  });

  it('has a calendar file with the day as a date and without a time', async () => {
    const made = await agreeMove(tomorrow, 'afternoon');
    const [file] = (await sendReminders())[0]?.attachments ?? [];
    assert.equal(file?.filename, `${made.orderno}-move.ics`);
    assert.match(file.contentType, /^text\/calendar; charset=utf-8; method=PUBLISH$/);
    const lines = file.content.toString().split('\r\n');
    const compact = (day: string) => day.replaceAll('-', '');
    for (const line of [
      'BEGIN:VCALENDAR',
      'METHOD:PUBLISH',
      `DTSTART;VALUE=DATE:${compact(tomorrow)}`,
      `DTEND;VALUE=DATE:${compact(addDays(tomorrow, 1))}`,
      'END:VCALENDAR',
    ])
      assert.ok(lines.includes(line), line);
    assert.ok(lines.some((line) => /^SUMMARY:Your move – .* – in the afternoon$/.test(line)));
    assert.ok(lines.some((line) => line.startsWith(`UID:${made.orderno}-move@`)));
    const withoutTime = (text = '') => text.replace(/^DTSTAMP:.*\r\n/m, '');
    const [onPage] = (await readDayFiles(made)) ?? [];
    assert.equal(
      withoutTime(onPage?.text),
      withoutTime(file.content.toString()),
      'on the page too',
    );
    await change(made, 'hold', { reason: 'ill' });
    assert.equal(await readDayFiles(made), undefined, 'not while the day is uncertain');
    await finish(made);
  });

  it('repeats no typed address of a shopper, only the postcodes', async () => {
    const made = await agreeMove();
    const schedule = createMoveSchedule(tomorrow);
    await db
      .update(orders)
      .set({ schedule: schedule as never })
      .where(eq(orders.id, made.orderid));
    const [reminder] = await sendReminders();
    assert.match(reminder?.text ?? '', /From: E16 0AA \(the full address is in your order\)/);
    assert.doesNotMatch(reminder?.text ?? '', /Example Street/);
    await finish(made);
  });

  it('leads to the page of the order if the day can still be changed there', async () => {
    await db.update(calendarTrades).set({ leadDays: 1 }).where(eq(calendarTrades.trade, 'move'));
    const made = await agreeMove();
    const [reminder] = await sendReminders();
    assert.match(
      reminder?.text ?? '',
      /Until midnight you can change it on the page of your order/,
    );
    await finish(made);
  });

  it('is true for garments that the customer brings, and for garments that we collect', async () => {
    const body = buildOrderBody(shopper, veil.price, createLine(veil.productid));
    const made = await placeOrder(app, shopper, body);
    assert.equal((await setDate(made, tomorrow, { trade: 'visit', ...override })).statusCode, 200);
    const [brought] = await sendReminders();
    assert.match(brought?.subject ?? '', /Tomorrow: bringing your garments to us/);
    assert.match(brought?.text ?? '', /Bring your garments to our warehouse on/);
    assert.match(brought?.text ?? '', new RegExp(`Where: ${shop.config.shop.warehouse}`));
    assert.match(brought?.text ?? '', /To pay on collection: £65/);
    assert.doesNotMatch(brought?.text ?? '', /we collect/i);

    await db.update(orders).set({ paymentMethod: 'online' }).where(eq(orders.id, made.orderid));
    await setState(db, eq(orders.id, made.orderid), 'paid');
    await db.execute(sql`delete from mails where job ->> 'kind' = 'day-reminder'`);
    const [collected] = await sendReminders();
    assert.match(
      collected?.text ?? '',
      /We collect your garments on .*, from the address you gave/,
    );
    assert.match(collected?.text ?? '', /Where: SW1A 1AA/);
    assert.doesNotMatch(collected?.text ?? '', /warehouse/);
    await finish(made);
  });

  it('is not sent for garments that came earlier', async () => {
    const body = buildOrderBody(shopper, 2 * veil.price, createLine(veil.productid, 2));
    const made = await placeOrder(app, shopper, body);
    await setDate(made, tomorrow, { trade: 'visit', ...override });
    await change(made, 'progress', { trade: 'care', step: 'in_care' });
    assert.deepEqual(await sendReminders(), []);
    await finish(made);
  });
});

describe('the time of a reminder', () => {
  const countQueued = async (day: string) =>
    (
      await db
        .select()
        .from(mails)
        .where(and(sql`job ->> 'kind' = 'day-reminder'`, sql`job ->> 'day' = ${day}`))
    ).length;

  for (const [name, day, early, onTime] of [
    ['in winter', '2032-01-14', '2032-01-13T09:59:00Z', '2032-01-13T10:00:00Z'],
    ['in summer', '2032-07-14', '2032-07-13T08:59:00Z', '2032-07-13T09:00:00Z'],
    ['when summer begins', '2032-03-29', '2032-03-28T08:59:00Z', '2032-03-28T09:00:00Z'],
    ['when summer ends', '2032-11-01', '2032-10-31T09:59:00Z', '2032-10-31T10:00:00Z'],
  ] as const)
    it(`is ten in the morning in London ${name}`, async () => {
      const made = await agreeMove();
      await db.update(bookings).set({ day }).where(eq(bookings.orderid, made.orderid));
      await queueDayReminders(db, new Date(early));
      assert.equal(await countQueued(day), 0);
      await Promise.all([
        queueDayReminders(db, new Date(onTime)),
        queueDayReminders(db, new Date(onTime)),
      ]);
      assert.equal(await countQueued(day), 1);
      await finish(made);
    });

  it('is not the day itself: a reminder that waited until then is dropped', async () => {
    const made = await agreeMove();
    const today = toLondonDay(new Date());
    await db.update(bookings).set({ day: today }).where(eq(bookings.orderid, made.orderid));
    assert.deepEqual(await sendReminders(noonBefore(today)), []);
    assert.equal(await countQueued(today), 0);
    await finish(made);
  });
});

describe('a reminder that waits in the queue is not sent', () => {
  const reason = 'The customer asked for it';
  const events: Record<string, (made: PlacedOrder) => Promise<unknown>> = {
    'if the order is cancelled': (made) => change(made, 'state', { state: 'cancelled', reason }),
    'if the day is moved': (made) => setDate(made, addDays(tomorrow, 3), override),
    'if the order is put on hold': (made) => change(made, 'hold', { reason }),
    'if staff switch reminders off': (made) => change(made, 'reminders/stop'),
    'if the day is no longer confirmed': (made) =>
      db
        .update(bookings)
        .set({ heldUntil: new Date(Date.now() + 3_600_000) })
        .where(eq(bookings.orderid, made.orderid)),
    'if the customer is erased': (made) =>
      db.update(orders).set({ email: '' }).where(eq(orders.id, made.orderid)),
  };

  for (const [name, happen] of Object.entries(events))
    it(`${name}, and the order does not say that it was`, async () => {
      const made = await agreeMove();
      await queueDayReminders(db, noonBefore(tomorrow));
      await happen(made);
      const sent = await readMails();
      assert.deepEqual(
        sent.filter(({ subject }) => subject.includes('Tomorrow')),
        [],
      );
      assert.ok(!titlesOf(await pageOf(made)).includes('Mail: Reminder of tomorrow'));
      await finish(made);
    });

  it('but is sent if the day comes back', async () => {
    const made = await agreeMove();
    await queueDayReminders(db, noonBefore(tomorrow));
    await setDate(made, addDays(tomorrow, 3), override);
    await readMails();
    await setDate(made, tomorrow, override);
    assert.equal((await sendReminders()).length, 1);
    await finish(made);
  });
});

describe('reminders of one order', () => {
  it('are switched off and on at the desk, which its page and history show', async () => {
    const made = await agreeMove();
    assert.equal(refusalOf(await pageOf(made), 'resumeReminders'), 'The reminders are on.');
    await change(made, 'reminders/stop', { reason: 'Hates mail' });
    const page = await pageOf(made);
    assert.equal((page as unknown as { remindersoff: boolean }).remindersoff, true);
    assert.equal(refusalOf(page, 'stopReminders'), 'The reminders are off.');
    assert.equal((await act(made, 'reminders/stop', {})).statusCode, 409);
    assert.deepEqual(await sendReminders(), []);
    await change(made, 'reminders/resume');
    assert.equal((await sendReminders()).length, 1);
    assert.deepEqual(
      (await pageOf(made)).timeline
        .filter(({ title }) => title.startsWith('Reminders'))
        .map(({ title, reason, by }) => [title, reason, by]),
      [
        ['Reminders switched on', '', staff.email],
        ['Reminders switched off', 'Hates mail', staff.email],
      ],
    );
    await finish(made);
  });

  it('are not sent again by staff when the day is over, which the preview says', async () => {
    const made = await agreeMove();
    await sendReminders();
    const entry = (await pageOf(made)).timeline.find(
      ({ title }) => title === 'Mail: Reminder of tomorrow',
    );
    await setDate(made, addDays(tomorrow, 3), override);
    const url = `/staff/orders/${made.orderno}/mails/${entry?.mail?.id}/resend/preview`;
    const response = await sendPost(app, staff, url, {});
    assert.deepEqual([response.statusCode, response.json().code], [409, 'mail_over']);
    await finish(made);
  });
});

describe('a booked day of an order that staff made', () => {
  it('is reminded of with the addresses that staff typed', async () => {
    const made = await agreeMove();
    await db
      .update(orders)
      .set({ placedBy: staff.id, schedule: createMoveSchedule(tomorrow) as never })
      .where(eq(orders.id, made.orderid));
    const [reminder] = await sendReminders();
    assert.match(reminder?.text ?? '', /From: 1 Example Street, E16 0AA/);
    await finish(made);
  });
});
