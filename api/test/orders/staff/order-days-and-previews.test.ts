import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { bookings } from '../../../src/calendar/bookings/tables.ts';
import { releaseUnconfirmedBookings } from '../../../src/calendar/release-unconfirmed-bookings.ts';
import { createMoveSchedule } from '../../support/calendar.ts';
import { sendAndReadMails } from '../../support/mailed.ts';
import { createOrderDesk } from '../../support/order-desk.ts';
import { createLine, buildOrderBody, placeOrder, sendPost } from '../../support/shopping.ts';

const {
  app,
  colleague,
  db,
  dayWith,
  moving,
  shop,
  shopper,
  staff,
  act,
  setDate,
  pageOf,
  previewOf,
  removal,
  goods,
} = await createOrderDesk();

describe('the day of an order', () => {
  it('is set on a full day only with an override and a reason, after a warning', async () => {
    const full = await dayWith(1);
    await placeOrder(app, shopper, moving(createMoveSchedule(full)));
    const made = await removal();
    const { warnings } = await previewOf(made, {
      date: { trade: 'move', date: full, half: 'morning' },
    });
    assert.deepEqual(
      warnings.map(({ code }) => code),
      ['day_full'],
    );
    assert.match(warnings[0]?.text ?? '', /is full: 1 of 1 place is taken/);
    assert.equal((await setDate(made, full)).json().code, 'day_full');
    const unexplained = await setDate(made, full, { override: true });
    assert.equal(unexplained.json().code, 'reason_missing');
    const reason = 'A second van is hired';
    assert.equal((await setDate(made, full, { override: true, reason })).statusCode, 200);
    const page = await pageOf(made);
    assert.deepEqual(
      page.days.map(({ date, state }) => [date, state]),
      [[full, 'confirmed']],
    );
    const entry = page.timeline.find(({ title }) => title.startsWith('Day changed'));
    assert.deepEqual([entry?.reason, entry?.by], [reason, staff.email]);
  });

  it('within the lead time needs an override too', async () => {
    const made = await removal();
    const today = new Date().toLocaleDateString('sv', { timeZone: 'Europe/London' });
    const response = await setDate(made, today, { half: 'afternoon' });
    assert.ok(['short_notice', 'day_full'].includes(response.json().code), response.body);
    const forced = { half: 'afternoon', override: true, reason: 'Agreed by phone' };
    assert.equal((await setDate(made, today, forced)).statusCode, 200);
  });

  it('changed by a colleague meanwhile is not overwritten', async () => {
    const made = await removal();
    const { version } = await pageOf(made);
    await setDate(made, await dayWith(1), {}, colleague);
    const late = await setDate(made, await dayWith(1), { version });
    assert.equal(late.statusCode, 409);
    assert.equal(late.json().code, 'changed_meanwhile');
    assert.equal(late.json().by, colleague.email);
  });

  it('is recorded as confirmed by staff, and as released if nobody confirmed it', async () => {
    const confirmed = await removal();
    await sendPost(app, staff, `/staff/bookings/${confirmed.orderno}/confirm`, {});
    assert.ok((await pageOf(confirmed)).timeline.some(({ title }) => title === 'Day confirmed'));
    const forgotten = await removal();
    const heldUntil = sql`now() - interval '1 minute'`;
    await db.update(bookings).set({ heldUntil }).where(eq(bookings.orderid, forgotten.orderid));
    await releaseUnconfirmedBookings(db);
    const entry = (await pageOf(forgotten)).timeline.find(({ title }) => title === 'Day released');
    assert.match(entry?.by ?? '', /nobody confirmed it in time/);
  });
});

describe('the preview of a change', () => {
  it('equals the mail that the change then sends, and changes nothing itself', async () => {
    const made = await removal();
    await sendAndReadMails(shop, '');
    const before = await pageOf(made);
    const date = { trade: 'move', date: await dayWith(1), half: 'morning' };
    const { mails: previews, warnings } = await previewOf(made, { date });
    assert.deepEqual([previews.length, warnings], [1, []]);
    const after = await pageOf(made);
    assert.deepEqual(
      [after.version, after.timeline.length],
      [before.version, before.timeline.length],
    );
    await setDate(made, date.date);
    const [sent] = await sendAndReadMails(shop, shopper.email);
    assert.deepEqual(
      [previews[0]?.to, previews[0]?.subject, previews[0]?.text, previews[0]?.html],
      [sent?.to, sent?.subject, sent?.text, sent?.html],
    );
  });

  it('has the mail of a confirmed day, which then goes to the customer', async () => {
    const made = await removal();
    await sendAndReadMails(shop, '');
    const { mails: previews } = await previewOf(made, { confirm: true });
    assert.equal((await pageOf(made)).days[0]?.state, 'held');
    await sendPost(app, staff, `/staff/bookings/${made.orderno}/confirm`, {});
    const mails = await sendAndReadMails(shop, shopper.email);
    assert.match(mails[0]?.subject ?? '', /Your date is confirmed/);
    assert.match(mails[0]?.text ?? '', /We have confirmed the date of order SLR\d+:/);
    assert.deepEqual(
      previews.map(({ text }) => text),
      mails.map(({ text }) => text),
    );
  });

  it('has the mail of a step, and none for a step that is no news', async () => {
    const made = await placeOrder(app, shopper, buildOrderBody(shopper, 145, createLine(1)));
    const progress = { trade: 'care', step: 'ready' };
    const { mails: previews } = await previewOf(made, { progress });
    assert.match(previews[0]?.subject ?? '', /ready/);
    const back = { trade: 'care', step: 'received' };
    assert.deepEqual((await previewOf(made, { progress: back })).mails, []);
    assert.equal((await act(made, 'preview', {})).statusCode, 400);
  });

  it('is refused like the change itself', async () => {
    const made = await goods();
    await act(made, 'state', { state: 'completed' });
    const response = await act(made, 'preview', { state: { state: 'cancelled' } });
    assert.deepEqual([response.statusCode, response.json().code], [409, 'bad_transition']);
  });
});
