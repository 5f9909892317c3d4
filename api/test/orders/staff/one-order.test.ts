import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { desc, eq } from 'drizzle-orm';
import { orderNotes, orders } from '../../../src/orders/records/tables.ts';
import { staffAudit } from '../../../src/audit/records/tables.ts';
import { createMoveSchedule } from '../../support/calendar.ts';
import { createOrderDesk } from '../../support/order-desk.ts';
import {
  buildPackagesText,
  sendGet,
  createLine,
  buildOrderBody,
  placeOrder,
} from '../../support/shopping.ts';

const {
  app,
  colleague,
  db,
  dayWith,
  shopper,
  staff,
  act,
  pageOf,
  refusalOf,
  titlesOf,
  goods,
  contact,
} = await createOrderDesk();

describe('the page of one order for staff', () => {
  it('has lines with personalisation, addresses with floors, the day and all actions', async () => {
    const day = await dayWith(1);
    const packages = buildPackagesText({
      id: 1,
      option: 'personalised',
      personalisation: 'For Ada',
    });
    const body = buildOrderBody(
      shopper,
      145 + 55 + 220,
      createLine(1, 1, packages),
      createLine(50),
    );
    const page = await pageOf(
      await placeOrder(app, shopper, { ...body, schedule: createMoveSchedule(day) }),
    );
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
      'Mail: Confirmation of the order',
      'Mail: Work sheet',
      'Placed',
    ]);
  });

  it('is not found for an unknown number', async () => {
    assert.equal((await sendGet(app, staff, '/staff/orders/SLR99999')).statusCode, 404);
  });

  it('says why an action is not possible', async () => {
    const made = await goods();
    await act(made, 'state', { state: 'cancelled', reason: 'Out of stock' });
    const page = await pageOf(made);
    for (const name of ['complete', 'cancel']) {
      assert.equal(refusalOf(page, name), 'The order is cancelled.');
    }
    assert.match(refusalOf(page, 'changeDay') ?? '', /Nothing .* booked by day/);
    const cancelled = page.timeline.find(({ title }) => title === 'Cancelled');
    assert.deepEqual([cancelled?.reason, cancelled?.by], ['Out of stock', staff.email]);
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
    const [{ mobile: mobileBefore } = { mobile: '' }] = await db
      .select({ mobile: orders.mobile })
      .from(orders)
      .where(eq(orders.orderno, made.orderno));
    assert.notEqual(mobileBefore, '');
    for (const [field, value] of [
      ['email', 'nobody'],
      ['mobile', '12'],
      ['mobile', 'call me'],
      ['mobile', '07700 900123 ext 4'],
      ['name', ' '],
      ['reason', ''],
    ] as const) {
      const response = await act(made, 'contact', contact(version, { [field]: value }));
      assert.deepEqual([response.statusCode, response.json().field], [400, field]);
    }
    const [order] = await db.select().from(orders).where(eq(orders.orderno, made.orderno));
    assert.equal(order?.mobile, mobileBefore);
  });
});

describe('a step', () => {
  it('is not moved by somebody who saw an older one', async () => {
    const made = await placeOrder(app, shopper, buildOrderBody(shopper, 145, createLine(1)));
    const { version } = await pageOf(made);
    const body = { trade: 'care', step: 'in_care' };
    assert.equal((await act(made, 'progress', { ...body, version }, colleague)).statusCode, 200);
    const late = await act(made, 'progress', { trade: 'care', step: 'ready', version });
    assert.deepEqual([late.statusCode, late.json().by], [409, colleague.email]);
    assert.deepEqual(late.json().current.steps, { care: 'in_care' });
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
    const response = await act(await goods(), 'notes', { text: ' ', key: randomUUID() });
    assert.deepEqual([response.statusCode, response.json().field], [400, 'text']);
  });
});
