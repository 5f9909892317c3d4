import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { orders } from '../../../src/orders/records/tables.ts';
import { addDays, toLondonDay } from '../../../src/schedule/london-day.ts';
import { createMoveSchedule } from '../../support/calendar.ts';
import { createChangingShop } from '../../support/changing.ts';
import { startFakeStripe } from '../../support/fake-stripe.ts';
import { listOrderMailKinds, readOrderState } from '../../support/payments.ts';
import {
  sendGet,
  createLine,
  buildOrderBody,
  placeOrder,
  sendPost,
} from '../../support/shopping.ts';
import { createTestApp } from '../../support/test-app.ts';
import { readError } from '../../support/read-error.ts';

const stripe = await startFakeStripe();
const shop = await createChangingShop(stripe.env);
const { app, db, shopper, other, staff, byStaff, dayWith, moving, placesTaken } = shop;
const { cancel, pageOf, linked, byLink, queued } = shop;

const placeGoods = () => placeOrder(app, shopper, buildOrderBody(shopper, 12, createLine(34)));
const today = toLondonDay(new Date());

/** Opens a card payment for a removal on this day. */
async function startPayment(day: string) {
  const body = {
    ...buildOrderBody(shopper, 220, createLine(50)),
    schedule: createMoveSchedule(day),
  };
  const response = await sendPost(app, shopper, '/users/create-stripe-session', body);
  const { sessionId = '', orderno = '' } = response.json<Record<string, string>>();
  const pay = async () => {
    stripe.pay(sessionId);
    await sendGet(app, shopper, `/users/verify-payment/${sessionId}`);
  };
  return { orderno, orderid: (await readOrderState(db, orderno)).id, pay, sessionId };
}

describe('the page of an order says', () => {
  it('until when it can be cancelled, what is refunded, and on which day it is done', async () => {
    const day = await dayWith(1);
    const made = await placeOrder(
      app,
      shopper,
      moving(createMoveSchedule(day, 'morning', { second: addDays(day, -7) })),
    );
    const { dates, cancel: right, refund } = await pageOf(made);
    assert.equal(dates?.schedule.move?.date, day);
    assert.equal(dates.schedule.move.second, addDays(day, -7));
    assert.equal(dates.places[0]?.state, 'held');
    assert.equal(dates.changes[0]?.left, 3);
    assert.equal(right.refusal, null);
    assert.ok(right.lastday && right.lastday > today && right.lastday < day);
    assert.deepEqual([right.refund, refund], [0, undefined]);
  });

  it('the same behind the link in its email', async () => {
    const day = await dayWith(1);
    const { token } = await linked(day);
    const { data } = (await byLink('order', { token })).json();
    assert.equal(data.dates.schedule.move.from.parking, 'outside');
    assert.equal(data.cancel.refusal, null);
  });
});

describe('cancelling by staff', () => {
  it('informs the shopper, also if nothing was paid', async () => {
    const made = await placeOrder(app, shopper, moving(createMoveSchedule(await dayWith(1))));
    const change = { state: 'cancelled', reason: 'The lorry broke down.' };
    await byStaff(`/staff/orders/${made.orderno}/state`, change);
    const { text, to } = await queued('order-cancelled', made);
    assert.equal(to, shopper.email);
    assert.match(text, /We have cancelled order SLR\d+\./);
    assert.match(text, /no payment for it, so there is nothing to return/);
    assert.doesNotMatch(text, /lorry|You have cancelled|If it was not you/);
    assert.equal(
      (await listOrderMailKinds(db, made.orderid)).includes('order-cancelled-copy'),
      false,
    );
  });
});

describe('cancelling by the shopper', () => {
  it('releases the booking and informs shopper and firm once, for any number of repeats', async () => {
    const day = await dayWith(1);
    const made = await placeOrder(app, shopper, moving(createMoveSchedule(day)));
    const responses = await Promise.all([cancel(made), cancel(made), cancel(made)]);
    assert.deepEqual(new Set(responses.map(({ statusCode }) => statusCode)), new Set([200]));
    assert.equal(responses[0]?.json().data.lines[0].state, 'cancelled');
    assert.equal(await placesTaken(day), 0);
    assert.deepEqual((await readOrderState(db, made.orderno)).history, [
      'awaiting_collection',
      'cancelled',
    ]);
    const told = (await listOrderMailKinds(db, made.orderid)).filter((kind) =>
      kind.startsWith('order-cancel'),
    );
    assert.deepEqual(told, ['order-cancelled', 'order-cancelled-copy']);
    const { text, to } = await queued('order-cancelled', made);
    assert.equal(to, shopper.email);
    assert.match(text, /You have cancelled order SLR\d+\./);
    assert.match(text, /no payment for it, so there is nothing to return/);
    const copy = await queued('order-cancelled-copy', made);
    assert.match(copy.text, /Nothing is due to be returned\.\n\nYour move: /);
    assert.equal(copy.replyTo, shopper.email);
  });

  it('lists the payment for refund, and says how much is refunded and by when', async () => {
    const order = await startPayment(await dayWith(1));
    await order.pay();
    assert.equal((await pageOf(order)).cancel.refund, 220);
    const { refund } = (await cancel(order)).json().data;
    assert.equal(refund.amount, 220);
    assert.equal(refund.by, addDays(toLondonDay(new Date()), 14));
    const { data } = (await sendGet(app, staff, '/staff/refunds')).json();
    const listed = data.filter(({ orderno }: { orderno: string }) => orderno === order.orderno);
    assert.deepEqual([listed.length, listed[0].amount], [1, 220]);
    const { text } = await queued('order-cancelled', order);
    assert.match(text, /We return £220\.00 to the card you paid with, within 14 days/);
    assert.equal((await listOrderMailKinds(db, order.orderid)).includes('refund-due'), false);
  });

  it('closes the payment page of an unpaid card order, about which no email was sent', async () => {
    const day = await dayWith(1);
    const order = await startPayment(day);
    assert.equal((await cancel(order)).statusCode, 200);
    assert.equal(stripe.sessions.get(order.sessionId)?.status, 'expired');
    assert.equal(await placesTaken(day), 0);
    assert.deepEqual(await listOrderMailKinds(db, order.orderid), []);
  });

  it("works by the link in a guest's email, which then shows the order cancelled", async () => {
    const day = await dayWith(1);
    const { made, token } = await linked(day);
    assert.equal((await byLink('cancelorder', { token })).statusCode, 200);
    assert.equal(await placesTaken(day), 0);
    const { data } = (await byLink('order', { token })).json();
    assert.equal(data.lines[0].state, 'cancelled');
    assert.equal(data.cancel.refusal, 'over');
    assert.match((await queued('order-cancelled', made)).text, /See your order:\s+\S+\/my-order#/);
  });

  it('is refused with a contact, after the work has begun or after the last day to cancel', async () => {
    const begun = await placeGoods();
    const step = { trade: 'goods', step: 'ready' };
    await byStaff(`/staff/orders/${begun.orderno}/progress`, step);
    assert.equal((await pageOf(begun)).cancel.refusal, 'begun');
    const refusal = await cancel(begun);
    assert.equal(refusal.statusCode, 409);
    assert.match(refusal.json().error, /^We have begun with this order\. Please call 020 /);
    const late = await placeOrder(app, shopper, moving(undefined));
    await db
      .update(orders)
      .set({ createdAt: sql`now() - interval '16 days'` })
      .where(eq(orders.id, late.orderid));
    assert.match((await cancel(late)).json().error, /^This could be done here until \w+ \d+/);
    const done = await placeGoods();
    await byStaff(`/staff/orders/${done.orderno}/state`, { state: 'completed' });
    assert.equal((await cancel(done)).json().code, 'right_over');
  });

  it('and a concurrent step of staff: one of them is refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      const made = await placeGoods();
      const url = `/staff/orders/${made.orderno}/progress`;
      const codes = await Promise.all([
        cancel(made).then(({ statusCode }) => statusCode),
        sendPost(app, staff, url, { trade: 'goods', step: 'ready' }).then((a) => a.statusCode),
      ]);
      assert.deepEqual(codes.toSorted(), [200, 409]);
    }
  });
});

describe('an order cannot be cancelled', () => {
  it("by another customer, who learns nothing about it, or by staff in the customer's name", async () => {
    const made = await placeGoods();
    const theirs = await cancel(made, other);
    const nobodys = await cancel({ orderno: 'SLR99999' }, other);
    assert.deepEqual([theirs.statusCode, readError(theirs)], [403, readError(nobodys)]);
    assert.equal((await cancel(made, staff)).statusCode, 403);
    assert.equal((await readOrderState(db, made.orderno)).state, 'awaiting_collection');
  });

  it('without a sign-in, or by an invented, ended or expired link', async () => {
    const { made, token } = await linked(await dayWith(1));
    const url = '/users/cancelorder';
    const anonymous = await app.inject({ method: 'POST', url, payload: { orderno: made.orderno } });
    assert.equal(anonymous.statusCode, 401);
    const invented = await byLink('cancelorder', { token: 'x'.repeat(43) });
    assert.equal(invented.statusCode, 404);
    await byStaff(`/staff/orders/${made.orderno}/links/end`, {});
    const ended = await byLink('cancelorder', { token });
    assert.deepEqual([ended.statusCode, readError(ended)], [404, readError(invented)]);
    assert.equal((await readOrderState(db, made.orderno)).state, 'awaiting_collection');
  });

  it('beyond a limit of attempts', async () => {
    const limited = await createTestApp({ RATE_LIMIT_SCALE: '1' });
    const url = '/users/cancelorderbylink';
    const responses = await Promise.all(
      Array.from({ length: 61 }, () =>
        limited.app.inject({ method: 'POST', url, payload: { token: 'x' } }),
      ),
    );
    assert.equal(responses.filter(({ statusCode }) => statusCode === 429).length, 1);
  });
});
