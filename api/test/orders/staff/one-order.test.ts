import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, it } from 'node:test';
import { desc, eq, sql } from 'drizzle-orm';
import { bookings } from '../../../src/calendar/bookings/tables.ts';
import { releaseUnconfirmedBookings } from '../../../src/calendar/release-unconfirmed-bookings.ts';
import { MAX_ATTEMPTS } from '../../../src/mail/due-mails.ts';
import { mails } from '../../../src/mail/tables.ts';
import { orderLinks } from '../../../src/orders/link/tables.ts';
import { orderNotes } from '../../../src/orders/records/tables.ts';
import { staffAudit } from '../../../src/staff/audit/tables.ts';
import { calendarShop, move } from '../../support/calendar.ts';
import { mailedTo, tokenIn } from '../../support/mailed.ts';
import type { Placed } from '../../support/orders-page.ts';
import { mailsOf } from '../../support/payments.ts';
import { guest, person } from '../../support/people.ts';
import { address, chosen, get, line, order, placed, post } from '../../support/shopping.ts';

interface Entry {
  kind: string;
  title: string;
  text: string;
  reason: string;
  by: string;
  mail?: { id: number; status: string };
  changes?: { label: string; before: string; after: string }[];
}

interface Page {
  version: number;
  customer: Record<string, string>;
  lines: { packages: { personalisation?: string }[] }[];
  schedule: { move?: { from?: { floor: number } } };
  days: { state: string; date: string }[];
  links: { count: number };
  actions: { name: string; refusal: string }[];
  timeline: Entry[];
}

interface Preview {
  mails: { to: string; subject: string; text: string; html: string; recipient: string }[];
  warnings: { code: string; text: string }[];
}

const shop = await calendarShop();
const { app, db, shopper, staff, dayWith, moving } = shop;
const colleague = await person(db, 'staff', 'colleague@example.com', 'staff');

const act = ({ orderno }: Placed, path: string, body: object, who = staff) =>
  post(app, who, `/staff/orders/${orderno}/${path}`, body);
const setDate = ({ orderno }: Placed, date: string, more: object = {}, who = staff) =>
  post(app, who, `/staff/bookings/${orderno}/date`, {
    ...{ trade: 'move', date, half: 'morning', ...more },
  });

async function pageOf({ orderno }: Placed): Promise<Page> {
  const answer = await get(app, staff, `/staff/orders/${orderno}`);
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json<{ data: Page }>().data;
}

async function previewOf(made: Placed, body: object): Promise<Preview> {
  const answer = await act(made, 'preview', body);
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json<{ data: Preview }>().data;
}

const refusalOf = ({ actions }: Page, name: string) =>
  actions.find((action) => action.name === name)?.refusal;
const titlesOf = ({ timeline }: Page) => timeline.map(({ title }) => title);

const removal = async () => placed(app, shopper, moving(move(await dayWith(2))));
const goods = () => placed(app, shopper, order(shopper, 12, line(34)));

/** Orders as a new guest, whose mails contain links. */
async function guestOrder() {
  const who = { ...shopper, ...(await guest(app, `${randomUUID()}@example.com`)) };
  await address(app, who);
  return placed(app, who, order(who, 12, line(34)));
}

const contact = (version: number, more: object = {}) => ({
  ...{ version, reason: 'Phoned', name: 'Robin', last_name: 'Example', city: 'London' },
  ...{ address: '9 New Street', postalcode: 'E1 6AN', mobile: '07700900123' },
  ...{ email: shopper.email, ...more },
});

describe('the page of one order for staff', () => {
  it('has lines with personalisation, addresses with floors, the day and all actions', async () => {
    const day = await dayWith(1);
    const packages = chosen({ id: 1, option: 'personalised', personalisation: 'For Ada' });
    const body = order(shopper, 145 + 55 + 220, line(1, 1, packages), line(50));
    const page = await pageOf(await placed(app, shopper, { ...body, schedule: move(day) }));
    assert.equal(page.lines[0]?.packages[0]?.personalisation, 'For Ada');
    assert.equal(page.schedule.move?.from?.floor, 2);
    assert.deepEqual(
      page.days.map(({ date, state }) => [date, state]),
      [
        [day, 'held'],
        [null, 'none'],
      ],
    );
    assert.equal(refusalOf(page, 'complete'), '');
    assert.match(refusalOf(page, 'renewLink') ?? '', /belongs to an account/);
    assert.deepEqual(titlesOf(page).toSorted(), [
      'Mail: Confirmation',
      'Mail: Work sheet',
      'Placed',
    ]);
  });

  it('is not found for an unknown number', async () => {
    assert.equal((await get(app, staff, '/staff/orders/SLR99999')).statusCode, 404);
  });

  it('says why an action is not possible', async () => {
    const made = await goods();
    await act(made, 'state', { state: 'cancelled', reason: 'Out of stock' });
    const page = await pageOf(made);
    for (const name of ['complete', 'cancel']) {
      assert.equal(refusalOf(page, name), 'The order is cancelled.');
    }
    assert.match(refusalOf(page, 'changeDay') ?? '', /Nothing .* booked by day/);
    const [first] = page.timeline;
    assert.deepEqual(
      [first?.title, first?.reason, first?.by],
      ['Cancelled', 'Out of stock', staff.email],
    );
  });
});

describe('contact details of an order', () => {
  it('are changed with a reason, and timeline and audit log show each field', async () => {
    const made = await goods();
    const { version } = await pageOf(made);
    assert.equal((await act(made, 'contact', contact(version))).statusCode, 200);
    const page = await pageOf(made);
    assert.equal(page.customer.address, '9 New Street');
    const [entry] = page.timeline;
    assert.deepEqual([entry?.title, entry?.reason], ['Details changed', 'Phoned']);
    const change = { label: 'Address', before: '1 Example Street', after: '9 New Street' };
    assert.deepEqual(entry?.changes?.[0], change);
    const [audit] = await db.select().from(staffAudit).orderBy(desc(staffAudit.id)).limit(1);
    assert.deepEqual(audit?.before, { address: '1 Example Street', postalcode: 'SW1A 1AA' });
  });

  it('based on an old version are refused with the present ones and who changed them', async () => {
    const made = await goods();
    const { version } = await pageOf(made);
    await act(made, 'contact', contact(version, { city: 'Leeds' }), colleague);
    const late = await act(made, 'contact', contact(version, { address: '7 Late Road' }));
    assert.equal(late.statusCode, 409);
    const { code, current, by } = late.json();
    assert.deepEqual([code, by], ['changed_meanwhile', colleague.email]);
    assert.deepEqual([current.city, current.address], ['Leeds', '9 New Street']);
    const again = contact(current.version, { address: '7 Late Road' });
    assert.equal((await act(made, 'contact', again)).statusCode, 200);
  });

  it('are refused with the name of the wrong field', async () => {
    const made = await goods();
    const { version } = await pageOf(made);
    for (const [field, value] of [
      ['email', 'nobody'],
      ['mobile', '12'],
      ['name', ' '],
      ['reason', ''],
    ] as const) {
      const answer = await act(made, 'contact', contact(version, { [field]: value }));
      assert.deepEqual([answer.statusCode, answer.json().field], [400, field]);
    }
  });
});

describe('the day of an order', () => {
  it('is set on a full day only with an override and a reason, after a warning', async () => {
    const full = await dayWith(1);
    await placed(app, shopper, moving(move(full)));
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
    const answer = await setDate(made, today, { half: 'afternoon' });
    assert.ok(['short_notice', 'day_full'].includes(answer.json().code), answer.body);
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
    await post(app, staff, `/staff/bookings/${confirmed.orderno}/confirm`, {});
    assert.equal((await pageOf(confirmed)).timeline[0]?.title, 'Day confirmed');
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
    await mailedTo(shop, '');
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
    const [sent] = await mailedTo(shop, shopper.email);
    assert.deepEqual(
      [previews[0]?.to, previews[0]?.subject, previews[0]?.text, previews[0]?.html],
      [sent?.to, sent?.subject, sent?.text, sent?.html],
    );
  });

  it('has the mail of a step, and none for a step that is no news', async () => {
    const made = await placed(app, shopper, order(shopper, 145, line(1)));
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
    const answer = await act(made, 'preview', { state: { state: 'cancelled' } });
    assert.deepEqual([answer.statusCode, answer.json().code], [409, 'bad_transition']);
  });
});

describe('a step', () => {
  it('is not moved by somebody who saw an older one', async () => {
    const made = await placed(app, shopper, order(shopper, 145, line(1)));
    const { version } = await pageOf(made);
    const body = { trade: 'care', step: 'in_care' };
    assert.equal((await act(made, 'progress', { ...body, version }, colleague)).statusCode, 200);
    const late = await act(made, 'progress', { trade: 'care', step: 'ready', version });
    assert.deepEqual([late.statusCode, late.json().by], [409, colleague.email]);
    assert.deepEqual(late.json().current.steps, { care: 'in_care' });
  });
});

describe('a mail of an order', () => {
  beforeEach(() => mailedTo(shop, ''));

  it('that was sent is sent again, also after a change of the e-mail', async () => {
    const made = await goods();
    await mailedTo(shop, '');
    const { version, timeline } = await pageOf(made);
    const mail = timeline.find(({ title }) => title === 'Mail: Confirmation')?.mail;
    assert.equal(mail?.status, 'sent');
    await act(made, 'contact', contact(version, { email: 'new@example.com' }));
    assert.equal((await act(made, `mails/${mail?.id}/resend`, {})).statusCode, 200);
    const [sent] = await mailedTo(shop, 'new@example.com');
    assert.match(sent?.subject ?? '', new RegExp(made.orderno));
    assert.ok(titlesOf(await pageOf(made)).includes('Mail sent again'));
  });

  it('that failed is tried again', async () => {
    const made = await goods();
    const [failed] = await db
      .update(mails)
      .set({
        attempts: MAX_ATTEMPTS,
        lastError: 'mailbox full',
        dueAt: sql`now() + interval '1 day'`,
      })
      .where(
        sql`${mails.job} ->> 'orderid' = ${String(made.orderid)} and ${mails.once} like 'order-confirmation%'`,
      )
      .returning({ id: mails.id });
    const entry = (await pageOf(made)).timeline.find(({ mail }) => mail?.id === failed?.id);
    assert.equal(entry?.mail?.status, 'failed');
    await act(made, `mails/${failed?.id}/resend`, {});
    assert.equal((await mailedTo(shop, shopper.email)).length, 1);
    assert.equal((await mailsOf(db, made.orderid)).length, 2);
  });

  it('of another order is not found', async () => {
    const [made, other] = [await goods(), await goods()];
    const id = (await pageOf(other)).timeline.find(({ mail }) => mail)?.mail?.id;
    assert.equal((await act(made, `mails/${id}/resend`, {})).statusCode, 404);
  });
});

describe('an internal note', () => {
  it('is added once for a repeated press, with its author', async () => {
    const made = await goods();
    const body = { text: 'Ring the side door', key: randomUUID() };
    await Promise.all([act(made, 'notes', body, colleague), act(made, 'notes', body, colleague)]);
    const rows = await db.select().from(orderNotes).where(eq(orderNotes.orderid, made.orderid));
    assert.equal(rows.length, 1);
    const [entry] = (await pageOf(made)).timeline;
    assert.deepEqual([entry?.kind, entry?.text, entry?.by], ['note', body.text, colleague.email]);
  });

  it('needs a text', async () => {
    const answer = await act(await goods(), 'notes', { text: ' ', key: randomUUID() });
    assert.deepEqual([answer.statusCode, answer.json().field], [400, 'text']);
  });
});

describe('the link of an order', () => {
  const linksOf = ({ orderid }: Placed) =>
    db.select().from(orderLinks).where(eq(orderLinks.orderid, orderid));

  it('is ended, and renewed by a mail whose link opens the order', async () => {
    const made = await guestOrder();
    const { email } = (await pageOf(made)).customer;
    const [first] = await mailedTo(shop, email ?? '');
    assert.equal((await linksOf(made)).length, 1);
    await act(made, 'links/end', { reason: 'Sent to a stranger' });
    assert.equal((await linksOf(made)).length, 0);
    await act(made, 'links/renew', {});
    const [renewed] = await mailedTo(shop, email ?? '');
    const open = (token: string) => post(app, shopper, '/users/orderbylink', { token });
    assert.equal((await open(tokenIn(first))).statusCode, 404);
    assert.equal((await open(tokenIn(renewed))).statusCode, 200);
    const { timeline } = await pageOf(made);
    const reason = timeline.find(({ title }) => title === 'Mail links ended')?.reason;
    assert.equal(reason, 'Sent to a stranger');
  });

  it('is not renewed for an account', async () => {
    assert.equal((await act(await goods(), 'links/renew', {})).json().code, 'no_link');
  });
});
