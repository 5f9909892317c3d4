import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { payments, refunds } from '../../src/payments/records/tables.ts';
import { sumRefunds } from '../../src/payments/records/refund-payments.ts';
import { sweepRefunds } from '../../src/payments/refunds/sweep-refunds.ts';
import { staffAudit } from '../../src/staff/audit/tables.ts';
import { mailedTo } from '../support/mailed.ts';
import { stateOf } from '../support/payments.ts';
import { person } from '../support/people.ts';
import { get, post } from '../support/shopping.ts';
import { stripeShop } from '../support/stripe-shop.ts';

const shop = await stripeShop();
const { app, db, config, shopper, stripe, send, start } = shop;
const manager = await person(db, 'staff', undefined, 'manager');

/** Returns an order of £274 that was paid by card. */
async function paidOrder() {
  const { session, orderno } = await start();
  await send(stripe.event('checkout.session.completed', stripe.pay(session.id)));
  assert.ok(session.payment_intent);
  return { orderno, session, intent: session.payment_intent };
}

const refund = (orderno: string, fields: object = {}) =>
  post(app, manager, `/staff/orders/${orderno}/refunds`, {
    ...{ amount: 20, reason: 'A box was late', method: 'provider', key: randomUUID() },
    ...fields,
  });

const refundsOf = async (orderno: string) =>
  (await get(app, manager, `/staff/orders/${orderno}/refunds`)).json().data;

const list = async (state: string, query = '') =>
  (await get(app, manager, `/staff/refunds?state=${state}&size=200${query}`)).json();

const paidBack = (intent: string) =>
  stripe.refunds.all
    .filter(({ payment_intent, status }) => payment_intent === intent && status !== 'failed')
    .map(({ amount }) => amount);

/** Moves the next call of all refunds to now, and runs the background job. */
async function later() {
  await db.update(refunds).set({ nextTry: sql`now()` });
  await sweepRefunds({ config, db }, app.log);
}

describe('a refund from the order', () => {
  it('goes through Stripe in part, tells the shopper, and is in the audit log and the takings', async () => {
    const { orderno, intent } = await paidOrder();
    await mailedTo(shop, shopper.email);
    const from = new Date(Date.now() - 1_000);
    const answer = await refund(orderno);
    assert.equal(answer.statusCode, 200, answer.body);
    const { state, amount, by } = answer.json().data;
    assert.deepEqual([state, amount, by], ['done', 20, manager.email]);
    assert.deepEqual(paidBack(intent), [2_000]);
    const { paid, returned, left } = await refundsOf(orderno);
    assert.deepEqual([paid, returned, left], [274, 20, 254]);
    const [mail] = await mailedTo(shop, shopper.email);
    assert.match(mail?.subject ?? '', new RegExp(`Order ${orderno} – Money returned`));
    assert.match(mail?.text ?? '', /returned £20\.00 .*card you paid with/s);
    const audit = await db.select().from(staffAudit).where(eq(staffAudit.subjectId, orderno));
    assert.deepEqual(
      audit.map(({ action, staffEmail, reason }) => [action, staffEmail, reason]),
      [['refund.requested', manager.email, 'A box was late']],
    );
    const to = new Date(Date.now() + 1_000);
    assert.equal(await sumRefunds(db, { from, to }), 2_000);
  });

  it('is refused beyond what is left, with the field and the most that is left', async () => {
    const { orderno } = await paidOrder();
    await refund(orderno, { amount: 200 });
    const answer = await refund(orderno, { amount: 74.01 });
    assert.equal(answer.statusCode, 400);
    assert.equal(answer.json().field, 'amount');
    assert.match(answer.json().error, /at most £74\.00 is left/);
    assert.equal((await refund(orderno, { amount: 74 })).json().data.state, 'done');
    assert.match((await refund(orderno, { amount: 1 })).json().error, /nothing is left/);
  });

  it('is refused with a sentence about each wrong field', async () => {
    const { orderno } = await paidOrder();
    for (const [fields, field, sentence] of [
      [{ amount: 0 }, 'amount', /^Amount /],
      [{ amount: 1.234 }, 'amount', /pounds and pence/],
      [{ reason: ' ' }, 'reason', /^Reason is missing/],
      [{ method: 'cash' }, 'method', /method/],
      [{ key: 'one' }, 'key', /key/],
    ] as const) {
      const answer = await refund(orderno, fields);
      assert.equal(answer.statusCode, 400, answer.body);
      assert.equal(answer.json().field, field);
      assert.match(answer.json().error, sentence);
    }
    assert.equal((await refund('SLR1')).statusCode, 404);
    assert.equal((await refundsOf(orderno)).refunds.length, 0);
  });

  it('is paid once when it is pressed twice and sent from two tabs with the same key', async () => {
    const { orderno, intent } = await paidOrder();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 4 }, () => refund(orderno, { key })));
    assert.deepEqual(new Set(answers.map(({ statusCode }) => statusCode)), new Set([200]));
    assert.deepEqual(paidBack(intent), [2_000]);
    assert.equal((await refund(orderno, { key })).json().data.state, 'done');
    assert.equal((await refund(orderno, { key, amount: 21 })).json().code, 'key_used');
  });

  it('is paid once from two tabs, and the second one learns what the first one did', async () => {
    const { orderno, intent } = await paidOrder();
    const answers = await Promise.all([
      refund(orderno, { left: 274 }),
      refund(orderno, { left: 274 }),
    ]);
    const [conflict] = answers.filter(({ statusCode }) => statusCode === 409);
    assert.equal(conflict?.json().code, 'changed_meanwhile');
    assert.deepEqual([conflict?.json().current.left, conflict?.json().by], [254, manager.email]);
    assert.deepEqual(paidBack(intent), [2_000]);
    assert.equal((await refund(orderno, { left: 254 })).statusCode, 200);
  });

  it('never exceeds the payment when twenty requests come at once', async () => {
    const { orderno, intent } = await paidOrder();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => refund(orderno, { amount: 50 })),
    );
    const done = answers.filter(({ statusCode }) => statusCode === 200);
    assert.equal(done.length, 5);
    assert.deepEqual(paidBack(intent), [5_000, 5_000, 5_000, 5_000, 5_000]);
    assert.equal((await refundsOf(orderno)).left, 24);
  });

  it('cannot exceed the payment in the database either', async () => {
    const { orderno } = await paidOrder();
    await refund(orderno, { amount: 274 });
    const { id: orderid } = await stateOf(db, orderno);
    const [payment] = await db.select().from(payments).where(eq(payments.orderid, orderid));
    assert.ok(payment);
    await assert.rejects(
      db.insert(refunds).values({
        ...{ orderid, paymentid: payment.id, amount: 1, reason: '', key: randomUUID() },
        ...{ method: 'outside', state: 'due' },
      }),
    );
  });

  it('is recorded as paid back outside the shop without a call to Stripe', async () => {
    const { orderno, intent } = await paidOrder();
    await mailedTo(shop, shopper.email);
    const answer = await refund(orderno, { method: 'outside', reason: 'Cash at the door' });
    assert.equal(answer.json().data.state, 'done');
    assert.deepEqual(paidBack(intent), []);
    const [mail] = await mailedTo(shop, shopper.email);
    assert.match(mail?.text ?? '', /£20\.00 .*outside our shop, not to the card/s);
  });
});

describe('a refund while Stripe fails', () => {
  it('is paid once if Stripe made it and its answer was lost', { timeout: 60_000 }, async () => {
    const { orderno, intent } = await paidOrder();
    const key = randomUUID();
    stripe.refunds.fault = 'lost';
    const first = await refund(orderno, { key });
    assert.equal(first.json().data.state, 'pending');
    stripe.refunds.fault = null;
    assert.equal((await refund(orderno, { key })).statusCode, 200);
    await later();
    assert.deepEqual(paidBack(intent), [2_000]);
    assert.equal((await refundsOf(orderno)).refunds[0].state, 'done');
  });

  it('stays pending while Stripe is broken, and is made by the background job', async () => {
    const { orderno, intent } = await paidOrder();
    stripe.refunds.fault = 'broken';
    const { state, error } = (await refund(orderno)).json().data;
    assert.deepEqual([state, error], ['pending', 'Broken.']);
    assert.ok((await list('due')).data.some((row: { orderno: string }) => row.orderno === orderno));
    await later();
    stripe.refunds.fault = null;
    await later();
    assert.deepEqual(paidBack(intent), [2_000]);
    assert.equal((await refundsOf(orderno)).refunds[0].state, 'done');
  });

  it('fails with Stripe’s reason if Stripe refuses, and is done by a retry', async () => {
    const { orderno, intent } = await paidOrder();
    stripe.refunds.fault = 'refused';
    const { id, state, error } = (await refund(orderno)).json().data;
    assert.deepEqual([state, error], ['failed', 'Your balance is too low.']);
    assert.equal((await refundsOf(orderno)).left, 274);
    assert.equal((await list('failed')).data.at(-1).id, id);
    stripe.refunds.fault = null;
    const retried = await post(app, manager, `/staff/refunds/${id}/retry`, {});
    assert.equal(retried.json().data.state, 'done', retried.body);
    assert.deepEqual(paidBack(intent), [2_000]);
    const again = await post(app, manager, `/staff/refunds/${id}/retry`, {});
    assert.deepEqual([again.statusCode, again.json().code], [409, 'refund_done']);
  });

  it('is not retried if other refunds took its money', async () => {
    const { orderno } = await paidOrder();
    stripe.refunds.fault = 'refused';
    const { id } = (await refund(orderno, { amount: 200 })).json().data;
    stripe.refunds.fault = null;
    await refund(orderno, { amount: 100 });
    const answer = await post(app, manager, `/staff/refunds/${id}/retry`, {});
    assert.equal(answer.statusCode, 409);
    assert.match(answer.json().error, /Only £174\.00 of this payment is left/);
  });
});

describe('Stripe’s webhook about a refund', () => {
  it('settles it, also before the answer arrives and when it comes twice', async () => {
    const { orderno, intent } = await paidOrder();
    await mailedTo(shop, shopper.email);
    stripe.refunds.meanwhile = async (made) => {
      const event = stripe.event('refund.updated', made);
      await send(event);
      await send(event);
    };
    assert.equal((await refund(orderno)).json().data.state, 'done');
    assert.deepEqual(paidBack(intent), [2_000]);
    assert.equal((await mailedTo(shop, shopper.email)).length, 1);
  });

  it('settles a pending one, by the event of the charge too', async () => {
    for (const kind of ['refund.updated', 'charge.refunded']) {
      const { orderno, intent } = await paidOrder();
      stripe.refunds.fault = 'pending';
      assert.equal((await refund(orderno)).json().data.state, 'pending');
      stripe.refunds.fault = null;
      const made = stripe.refunds.all.at(-1);
      assert.ok(made);
      made.status = 'succeeded';
      const charge = { object: 'charge', payment_intent: intent } as const;
      const event = stripe.event(kind, kind === 'refund.updated' ? made : charge);
      assert.equal((await send(event)).statusCode, 200);
      assert.equal((await refundsOf(orderno)).refunds[0].state, 'done');
    }
  });

  it('makes a done one failed if the bank returned the money, and a retry pays it again', async () => {
    const { orderno, intent } = await paidOrder();
    const { id } = (await refund(orderno)).json().data;
    const made = stripe.refunds.all.at(-1);
    assert.ok(made);
    const bounced = { status: 'failed', failure_reason: 'expired_or_canceled_card' } as const;
    const late = stripe.event('refund.updated', structuredClone(made));
    await send(stripe.event('refund.failed', Object.assign(made, bounced)));
    await send(late);
    const { state, error } = (await refundsOf(orderno)).refunds[0];
    assert.deepEqual([state, error], ['failed', 'expired or canceled card']);
    assert.equal((await post(app, manager, `/staff/refunds/${id}/retry`, {})).statusCode, 200);
    await send(stripe.event('refund.failed', made));
    assert.equal((await refundsOf(orderno)).refunds[0].state, 'done');
    assert.deepEqual(paidBack(intent), [2_000]);
  });

  it('records a refund that staff made in Stripe’s own pages', async () => {
    const { orderno, intent } = await paidOrder();
    await send(stripe.event('refund.created', stripe.refunds.add(intent, 3_000)));
    const { left, refunds: rows } = await refundsOf(orderno);
    assert.equal(left, 244);
    assert.deepEqual([rows[0].amount, rows[0].state, rows[0].by], [30, 'done', '']);
  });

  it('is refused if it is forged, and ignored if it belongs to another shop', async () => {
    const { orderno, intent } = await paidOrder();
    const foreign = stripe.refunds.add('pi_elsewhere', 100);
    assert.equal((await send(stripe.event('refund.created', foreign))).statusCode, 200);
    const own = stripe.refunds.add(intent, 100);
    const forged = stripe.event('refund.created', own, { secret: 'whsec_other' });
    assert.equal((await send(forged)).statusCode, 400);
    assert.equal((await refundsOf(orderno)).refunds.length, 0);
  });
});

describe('a due refund', () => {
  /** Returns the due refund of a paid order that staff cancelled. */
  async function dueRefund() {
    const order = await paidOrder();
    await refund(order.orderno);
    const body = { state: 'cancelled' };
    await post(app, manager, `/staff/orders/${order.orderno}/state`, body);
    const { refunds: rows } = await refundsOf(order.orderno);
    assert.deepEqual([rows[1].state, rows[1].amount], ['due', 254]);
    return { ...order, id: rows[1].id as number };
  }

  it('is what a cancelled order has left, and is sent when staff press it, once', async () => {
    const { orderno, intent, id } = await dueRefund();
    const press = () => post(app, manager, `/staff/refunds/${id}/retry`, {});
    const answers = await Promise.all([press(), press()]);
    assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 409]);
    assert.deepEqual(paidBack(intent), [2_000, 25_400]);
    assert.equal((await refundsOf(orderno)).left, 0);
  });

  it('is settled by the refund that staff made in Stripe’s own pages, with or without a webhook', async () => {
    const first = await dueRefund();
    await send(stripe.event('refund.created', stripe.refunds.add(first.intent, 25_400)));
    assert.equal((await refundsOf(first.orderno)).refunds[1].state, 'done');
    const second = await dueRefund();
    stripe.refunds.add(second.intent, 25_400);
    const answer = await post(app, manager, `/staff/refunds/${second.id}/retry`, {});
    assert.equal(answer.json().data.state, 'done');
    assert.deepEqual(paidBack(second.intent), [2_000, 25_400]);
  });

  it('ends when staff paid it back outside the shop, with a reason', async () => {
    const { id, intent } = await dueRefund();
    const settle = (reason: string) =>
      post(app, manager, `/staff/refunds/${id}/settle-outside`, { reason });
    assert.equal((await settle('')).json().field, 'reason');
    const { state, method, reason } = (await settle('Bank transfer')).json().data;
    assert.deepEqual([state, method], ['done', 'outside']);
    assert.match(reason, /The order was cancelled\. Paid back outside the shop: Bank transfer/);
    assert.equal((await settle('Again')).statusCode, 409);
    assert.deepEqual(paidBack(intent), [2_000]);
  });

  it('is on a page of its list, and the cursor leads to the next page', async () => {
    const all = (await list('done')).data.map(({ id }: { id: number }) => id);
    const path = '/staff/refunds?state=done&size=2';
    const first = (await get(app, manager, path)).json();
    const second = (await get(app, manager, `${path}&after=${first.next}`)).json();
    const ids = [...first.data, ...second.data].map(({ id }: { id: number }) => id);
    assert.deepEqual(ids, all.slice(0, 4));
    assert.equal((await get(app, manager, '/staff/refunds?state=lost')).statusCode, 400);
  });
});
