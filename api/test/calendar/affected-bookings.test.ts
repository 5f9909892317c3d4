import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatHalfDay } from 'contract/calendar/date-texts';
import { eq } from 'drizzle-orm';
import { bookings } from '../../src/calendar/bookings/tables.ts';
import { emailTemplates } from '../../src/email-templates.ts';
import { renderEmail } from '../../src/mail/email/email.ts';
import { createCalendarShop, createMoveSchedule, van, veil } from '../support/calendar.ts';
import { startFakeStripe } from '../support/fake-stripe.ts';
import { listOrderMailKinds } from '../support/payments.ts';
import { buildOrderBody, createLine, placeOrder, sendGet, sendPost } from '../support/shopping.ts';

const stripe = await startFakeStripe();
const shop = await createCalendarShop({ ...stripe.env, PUBLIC_URL: 'https://shop.example.com' });
const { app, db, config, shopper, other, staff, byStaff, setDay, dayWith, moving } = shop;

/** Places an order for the morning of a day that takes this number of bookings. */
async function placeOn(capacity: number) {
  const day = await dayWith(capacity);
  return { ...(await placeOrder(app, shopper, moving(createMoveSchedule(day)))), day };
}

const close = (day: string) => setDay({ trade: 'move', day, closed: true });

interface Affected {
  orderno: string;
  state: string;
  problem: string;
  offeredat: string | null;
  unpaid: boolean;
}

async function listAffected(orderno: string): Promise<Affected[]> {
  const { data } = (await sendGet(app, staff, '/staff/bookings/affected')).json();
  return data.filter((row: Affected) => row.orderno === orderno);
}

const decide = (orderno: string, decision: string, body: object = { trade: 'move' }) =>
  sendPost(app, staff, `/staff/bookings/${orderno}/${decision}`, body);

const readBooking = async (orderid: number) =>
  (await db.select().from(bookings).where(eq(bookings.orderid, orderid)))[0];

const write = async (kind: string, orderid: number) =>
  (await renderEmail(emailTemplates, { config, db }, { kind, orderid, trade: 'move' })).text;

async function countOnToday(): Promise<number> {
  return (await sendGet(app, staff, '/staff/today')).json().data.open.affected;
}

describe('a change of the calendar', () => {
  it('says before it is saved which bookings it touches, and lists each until the day is open again', async () => {
    const { orderno, day } = await placeOn(1);
    const before = await countOnToday();
    const body = { trade: 'move', day, closed: true };
    const preview = await sendPost(app, staff, '/staff/calendar/days/preview', body);
    assert.equal(preview.statusCode, 200, preview.body);
    const [touched, ...others] = preview.json().data;
    assert.equal(touched.orderno, orderno);
    assert.match(touched.problem, /^The morning of .* is not a working time any more\.$/);
    assert.deepEqual(others, [], 'bookings that earlier changes touched are left out');
    assert.equal(await countOnToday(), before, 'a preview saves nothing');
    const response = await sendPost(app, staff, '/staff/calendar/days', body);
    assert.equal(response.json().affected, 1);
    assert.equal(await countOnToday(), before + 1);
    const [affected] = await listAffected(orderno);
    assert.match(affected?.problem ?? '', /^The morning of .* is not a working time any more\.$/);
    await setDay({ trade: 'move', day, morning: 1, afternoon: 0 });
    assert.deepEqual(await listAffected(orderno), []);
  });

  it('touches every booking of a half day with fewer places, until enough are kept or moved', async () => {
    const day = await dayWith(3);
    const placed = [];
    for (const who of [shopper, other])
      placed.push(await placeOrder(app, who, moving(createMoveSchedule(day), who)));
    const [first = { orderno: '' }, second = { orderno: '' }] = placed;
    await setDay({ trade: 'move', day, morning: 1, afternoon: 0 });
    const problem = (await listAffected(first.orderno))[0]?.problem ?? '';
    assert.match(problem, / has 2 bookings for 1 place\.$/);
    assert.equal((await listAffected(second.orderno)).length, 1);
    assert.equal((await decide(second.orderno, 'keep')).statusCode, 200);
    assert.deepEqual(await listAffected(first.orderno), []);
    assert.deepEqual(await listAffected(second.orderno), []);
    await close(day);
    assert.equal((await listAffected(second.orderno)).length, 1, 'the day closes: asked again');
  });

  it('counts a booking that was kept for short notice when there are fewer places', async () => {
    const { trades } = (await sendGet(app, staff, '/staff/calendar')).json();
    const { version: _, ...rules } = trades.find(
      (each: { trade: string }) => each.trade === 'move',
    );
    const { day = '' } = (await shop.daysOf('move')).find(({ morning }) => morning > 1) ?? {};
    await setDay({ trade: 'move', day, morning: 3, afternoon: 0 });
    const placed = [];
    for (const who of [shopper, other])
      placed.push(await placeOrder(app, who, moving(createMoveSchedule(day), who)));
    await byStaff('/staff/calendar/rules', { ...rules, leaddays: 60 });
    for (const { orderno } of placed) assert.equal((await decide(orderno, 'keep')).statusCode, 200);
    for (const { orderno } of placed) assert.deepEqual(await listAffected(orderno), []);
    await setDay({ trade: 'move', day, morning: 1, afternoon: 0 });
    for (const { orderno } of placed)
      assert.match((await listAffected(orderno))[0]?.problem ?? '', / has 2 bookings for 1 place/);
    for (const { orderno } of placed.slice(1))
      assert.equal((await decide(orderno, 'keep')).statusCode, 200);
    for (const { orderno } of placed) assert.deepEqual(await listAffected(orderno), []);
    await byStaff('/staff/calendar/rules', rules);
  });

  it('touches the bookings of a weekday on which nobody works any more, and those of longer notice', async () => {
    const { trades } = (await sendGet(app, staff, '/staff/calendar')).json();
    const { version: _, ...rules } = trades.find(
      (each: { trade: string }) => each.trade === 'visit',
    );
    const { day } = (await shop.daysOf('visit'))[0] ?? { day: '' };
    const veil = buildOrderBody(shopper, 65, createLine(5));
    const { orderno } = await placeOrder(app, shopper, {
      ...veil,
      schedule: { visit: { date: day, half: 'morning' } },
    });
    const closedRules = { ...rules, workingdays: [] };
    const preview = await sendPost(app, staff, '/staff/calendar/rules/preview', closedRules);
    const touched = preview.json().data.map((row: Affected) => row.orderno);
    assert.ok(touched.includes(orderno), touched.join());
    assert.deepEqual(await listAffected(orderno), []);
    await byStaff('/staff/calendar/rules', closedRules);
    assert.match((await listAffected(orderno))[0]?.problem ?? '', /not a working time/);
    await byStaff('/staff/calendar/rules', { ...rules, leaddays: 30 });
    assert.match(
      (await listAffected(orderno))[0]?.problem ?? '',
      /sooner than the new days of notice/,
    );
    await byStaff('/staff/calendar/rules', rules);
    assert.deepEqual(await listAffected(orderno), []);
  });
});

describe('an affected booking', () => {
  it('is not confirmed by the link in its email, and its place is held until staff decide', async () => {
    const { orderid, orderno, day } = await placeOn(1);
    const [, token = ''] =
      /confirm-date#([\w-]{43})/.exec(await write('order-confirmation', orderid)) ?? [];
    await close(day);
    const response = await app.inject({
      method: 'POST',
      url: '/users/confirmdate',
      payload: { token },
    });
    assert.equal(response.statusCode, 409);
    assert.match(response.json().error, /Our calendar has changed .* We hold your place/);
    const heldUntil = (await readBooking(orderid))?.heldUntil;
    assert.ok(heldUntil && heldUntil.toISOString() > day, String(heldUntil));
    assert.equal((await listAffected(orderno))[0]?.state, 'held');
    assert.match(await write('order-confirmation', orderid), /we check it first/);
  });

  it('is not confirmed by the payment, which is taken all the same', async () => {
    const day = await dayWith(1);
    const body = { ...moving(createMoveSchedule(day), other) };
    const { sessionId, orderno } = (
      await sendPost(app, other, '/users/create-stripe-session', body)
    ).json<{ sessionId: string; orderno: string }>();
    const closedDay = { trade: 'move', day, closed: true };
    const preview = await sendPost(app, staff, '/staff/calendar/days/preview', closedDay);
    assert.equal(preview.json().data[0].orderno, orderno, 'an unpaid order holds its place');
    await close(day);
    assert.equal((await listAffected(orderno))[0]?.unpaid, true);
    stripe.pay(sessionId);
    const verified = await sendGet(app, other, `/users/verify-payment/${sessionId}`);
    assert.equal(verified.statusCode, 200, verified.body);
    const [affected] = await listAffected(orderno);
    assert.equal(affected?.state, 'held');
    assert.equal(affected?.unpaid, false);
  });

  it('is confirmed by the payment if staff kept it before', async () => {
    const day = await dayWith(1);
    const body = { ...moving(createMoveSchedule(day), other) };
    const session = await sendPost(app, other, '/users/create-stripe-session', body);
    const { sessionId, orderno } = session.json();
    await close(day);
    assert.equal((await decide(orderno, 'offer')).json().code, 'not_paid');
    assert.equal((await decide(orderno, 'keep')).statusCode, 200);
    stripe.pay(sessionId);
    await sendGet(app, other, `/users/verify-payment/${sessionId}`);
    const { data } = (await sendGet(app, staff, `/staff/bookings?from=${day}`)).json();
    const booked = data.find((row: Affected) => row.orderno === orderno);
    assert.equal(booked.state, 'confirmed');
  });

  it('is confirmed by staff only if they accept it, with the problem in the preview', async () => {
    const { orderno, orderid, day } = await placeOn(1);
    await close(day);
    const preview = await sendPost(app, staff, `/staff/orders/${orderno}/preview`, {
      confirm: true,
    });
    assert.equal(preview.json().data.warnings[0].code, 'day_closed');
    const refused = await decide(orderno, 'confirm', {});
    assert.equal(refused.json().code, 'calendar_changed');
    assert.match(refused.json().error, /not a working time/);
    assert.equal((await decide(orderno, 'confirm', { accept: true })).statusCode, 200);
    assert.equal((await readBooking(orderid))?.heldUntil, null);
    assert.deepEqual(await listAffected(orderno), []);
  });

  it('is kept with an entry in the order’s history, once', async () => {
    const { orderno, day } = await placeOn(1);
    await close(day);
    assert.equal((await decide(orderno, 'keep')).statusCode, 200);
    assert.deepEqual(await listAffected(orderno), []);
    assert.equal((await decide(orderno, 'keep')).json().code, 'not_affected');
    const { data } = (await sendGet(app, staff, `/staff/orders/${orderno}`)).json();
    const titles = data.timeline.map(({ title }: { title: string }) => title);
    assert.ok(titles.includes('Day kept in spite of the calendar'), titles.join());
  });

  it('is offered another day by email, which the customer may choose even shortly before', async () => {
    const { orderno, orderid, day } = await placeOn(1);
    await close(day);
    const preview = await sendPost(app, staff, `/staff/orders/${orderno}/preview`, {
      offer: { trade: 'move' },
    });
    assert.equal(preview.json().data.mails.length, 1);
    assert.equal((await decide(orderno, 'offer')).statusCode, 200);
    assert.ok((await listAffected(orderno))[0]?.offeredat);
    assert.ok((await listOrderMailKinds(db, orderid)).includes('date-offer'));
    const text = await write('date-offer', orderid);
    assert.match(text, /our calendar has changed/);
    assert.match(text, /Until then we hold your place/);
    const heldUntil = (await readBooking(orderid))?.heldUntil;
    assert.ok(heldUntil && heldUntil.toISOString() > day, String(heldUntil));
    assert.match(text, /Choose another day:\s+https:\/\/shop\.example\.com\/my-orders\?order=/);
    const [open] = await shop.daysOf('move');
    const moved = await sendPost(app, shopper, '/users/changedate', {
      orderno,
      trade: 'move',
      date: open?.day,
      half: open?.morning ? 'morning' : 'afternoon',
    });
    assert.equal(moved.statusCode, 200, moved.body);
    assert.deepEqual(await listAffected(orderno), []);
    const booking = await readBooking(orderid);
    assert.deepEqual([booking?.day, booking?.offeredAt], [open?.day, null]);
  });

  it('is the only date in the offer, and the other date keeps its link to be confirmed', async () => {
    const day = await dayWith(1);
    const visit = { date: (await shop.daysOf('visit'))[0]?.day ?? '', half: 'morning' };
    const lines = [createLine(van.productid), createLine(veil.productid)];
    const { orderid, orderno } = await placeOrder(app, shopper, {
      ...buildOrderBody(shopper, van.price + veil.price, ...lines),
      schedule: { ...createMoveSchedule(day), visit },
    });
    await close(day);
    const confirmation = await write('order-confirmation', orderid);
    const changed = `changed since you chose ${formatHalfDay(day, 'morning')}, so we check it`;
    assert.ok(confirmation.includes(changed), confirmation);
    assert.ok(
      confirmation.includes(`We hold ${formatHalfDay(visit.date, 'morning')} for you until`),
    );
    const [, token] = /Confirm this date:\s+\S+confirm-date#([\w-]{43})/.exec(confirmation) ?? [];
    assert.equal((await decide(orderno, 'offer')).statusCode, 200);
    const offer = await write('date-offer', orderid);
    assert.ok(offer.includes(formatHalfDay(day, 'morning')), offer);
    assert.ok(!offer.includes(formatHalfDay(visit.date, 'morning')), offer);
    const pressed = await app.inject({
      method: 'POST',
      url: '/users/confirmdate',
      payload: { token },
    });
    assert.match(pressed.json().error, /^Our calendar .* Your other date is confirmed\.$/);
    const rows = await db.select().from(bookings).where(eq(bookings.orderid, orderid));
    const heldTrades = rows.filter((row) => row.heldUntil !== null).map(({ trade }) => trade);
    assert.deepEqual(heldTrades, ['move']);
  });

  it('is no problem if staff chose its day in spite of the calendar', async () => {
    const { orderno, day } = await placeOn(1);
    const next = await dayWith(1);
    await close(next);
    const date = { trade: 'move', date: next, half: 'morning', override: true, reason: 'Agreed' };
    const changed = await decide(orderno, 'date', date);
    assert.equal(changed.statusCode, 200, changed.body);
    assert.deepEqual(await listAffected(orderno), []);
    await close(day);
    assert.deepEqual(await listAffected(orderno), []);
  });
});
