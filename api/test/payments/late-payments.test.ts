import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { desc } from 'drizzle-orm';
import { emailTemplates } from '../../src/email-templates.ts';
import { renderEmail } from '../../src/mail/email/email.ts';
import { mails } from '../../src/mail/queue/tables.ts';
import { lockOrder } from '../../src/orders/records/find-order.ts';
import { transition } from '../../src/orders/transition/transition.ts';
import { payments } from '../../src/payments/records/tables.ts';
import { sweepPayments } from '../../src/payments/sweep-payments.ts';
import { createPerson } from '../support/people.ts';
import { listOrderMailKinds, readOrderState } from '../support/payments.ts';
import { sendGet, createLine, buildOrderBody, sendPost } from '../support/shopping.ts';
import { confirmationMailKinds, createStripeShop } from '../support/stripe-shop.ts';

const { comeBack, app, db, config, shopper, other, stripe, kit, create, start, send, verify } =
  await createStripeShop();
const staff = await createPerson(db, 'staff');

/** Longest time that the storefront waits for a response, in ms. */
const STOREFRONT_WAITS = 20_000;

describe('a late payment', () => {
  it('is found by the sweep if no webhook comes', async () => {
    const { session, orderno } = await start();
    stripe.pay(session.id);
    await sweepPayments({ config, db }, app.log, { minAgeSeconds: -1 });
    const stored = await readOrderState(db, orderno);
    assert.equal(stored.state, 'paid');
    assert.deepEqual(await listOrderMailKinds(db, stored.id), confirmationMailKinds);
  });

  it('leaves a cancelled order cancelled, is listed for refund, and is reported in one email', async () => {
    const { session, orderno } = await start();
    stripe.down = true;
    const cancelled = await sendPost(app, staff, `/staff/orders/${orderno}/state`, {
      state: 'cancelled',
      reason: 'Asked by phone',
    });
    assert.equal(cancelled.statusCode, 200);
    stripe.down = false;
    await send(stripe.event('checkout.session.completed', stripe.pay(session.id)));
    await send(stripe.event('checkout.session.completed', session));
    const stored = await readOrderState(db, orderno);
    assert.deepEqual(stored.history, ['awaiting_payment', 'cancelled']);
    assert.deepEqual(await listOrderMailKinds(db, stored.id), ['refund-due']);
    const response = (await verify(session)).json();
    assert.equal(response.success, false);
    assert.match(response.error, /was cancelled .* returned/);
    const { data } = (await sendGet(app, staff, '/staff/refunds')).json();
    assert.equal(data.at(-1).transactionid, session.payment_intent);
  });

  it('is recorded for refund if it is the second one of an order', async () => {
    const { session, orderno } = await start();
    await send(stripe.event('checkout.session.completed', stripe.pay(session.id)));
    const second = { ...session, id: 'cs_test_second', payment_intent: 'pi_second' };
    await send(stripe.event('checkout.session.completed', second));
    const stored = await readOrderState(db, orderno);
    assert.equal(stored.transactionid, session.payment_intent);
    const all = await db.select().from(payments);
    assert.deepEqual(
      all.filter(({ orderid }) => orderid === stored.id).map(({ refundReason }) => refundReason),
      [null, 'The order was paid already.'],
    );
  });

  it('is listed for refund when staff cancel the order that it paid', async () => {
    const { session, orderno } = await start();
    await send(stripe.event('checkout.session.completed', stripe.pay(session.id)));
    const cancel = { state: 'cancelled', reason: 'Asked by phone' };
    const response = await sendPost(app, staff, `/staff/orders/${orderno}/state`, cancel);
    assert.equal(response.statusCode, 200);
    const stored = await readOrderState(db, orderno);
    assert.deepEqual(stored.history, ['awaiting_payment', 'paid', 'cancelled']);
    assert.deepEqual(await listOrderMailKinds(db, stored.id), [
      ...confirmationMailKinds,
      'credit-note',
      'order-cancelled',
    ]);
    const { data } = (await sendGet(app, staff, '/staff/refunds')).json();
    assert.equal(data.at(-1).orderno, orderno);
    assert.equal(data.at(-1).amount, 274);
    const [mail] = await db.select().from(mails).orderBy(desc(mails.id)).limit(1);
    assert.ok(mail);
    const { text } = await renderEmail(emailTemplates, { config, db }, mail.job);
    assert.match(text, /We have cancelled order .*We return £274\.00 to the card/s);
  });

  it('keeps its order when the basket is ordered again at the same instant', async () => {
    const { session, orderno, idempotencyKey } = await start();
    await send(stripe.event('checkout.session.expired', { ...session, status: 'expired' }));
    const { id } = await readOrderState(db, orderno);
    const collected = { ...buildOrderBody(shopper, 239, createLine(70)), idempotencyKey };
    let placing: ReturnType<typeof sendPost> | undefined;
    await db.transaction(async (tx) => {
      const locked = await lockOrder(tx, id);
      assert.ok(locked);
      placing = sendPost(app, shopper, '/users/orderplace', collected);
      await new Promise((resolve) => setTimeout(resolve, 300));
      const cause = { by: 'payment', text: 'the money has come' } as const;
      await transition(tx, locked, { name: 'pay' }, cause);
    });
    const response = await placing;
    assert.equal(response?.statusCode, 409, response?.body);
    assert.equal((await readOrderState(db, orderno)).state, 'paid');
  });

  it('is impossible after the page of a cancelled order is closed, at the latest by the sweep', async () => {
    const { session, orderno } = await start();
    stripe.down = true;
    await sendPost(app, staff, `/staff/orders/${orderno}/state`, {
      state: 'cancelled',
      reason: 'Asked by phone',
    });
    stripe.down = false;
    assert.equal(session.status, 'open');
    await sweepPayments({ config, db }, app.log, { minAgeSeconds: -1 });
    assert.equal(session.status, 'expired');
    assert.equal((await readOrderState(db, orderno)).state, 'cancelled');
  });

  it('prevents a changed order, so that the shopper does not pay twice', async () => {
    const { session, orderno } = await start();
    stripe.pay(session.id);
    const changed = await create({
      ...buildOrderBody(shopper, 378, createLine(71)),
      idempotencyKey: 'changed',
    });
    assert.equal(changed.statusCode, 409);
    assert.match(changed.json().error, new RegExp(`${orderno} has just gone through`));
    assert.equal((await readOrderState(db, orderno)).state, 'paid');
  });
});

describe('while Stripe is down', () => {
  it('returns an error and keeps the order, and the same submission continues with it', async () => {
    await comeBack();
    stripe.down = true;
    const body = kit('later');
    const failed = await create(body);
    assert.equal(failed.statusCode, 502);
    assert.equal(failed.json().status, false);
    assert.match(failed.json().error, /could not be started/);
    stripe.down = false;
    const response = await create(body);
    assert.equal(response.statusCode, 200);
    assert.deepEqual((await readOrderState(db, response.json().orderno)).history, [
      'awaiting_payment',
      'payment_failed',
      'awaiting_payment',
    ]);
  });

  it('returns an error to a verification', async () => {
    const { session } = await start();
    stripe.down = true;
    const response = await verify(session);
    stripe.down = false;
    assert.equal(response.statusCode, 502);
    assert.equal(response.json().error, 'Unable to verify payment status');
  });
});

describe('while Stripe hangs', () => {
  it("returns an error long before the storefront's timeout, and then continues with the same order", async () => {
    const { session } = await start();
    const body = { ...buildOrderBody(other, 274, createLine(70)), idempotencyKey: 'hanging' };
    const submit = () => sendPost(app, other, '/users/create-stripe-session', body);
    const begin = Date.now();
    stripe.hangs = true;
    const [failed, unverified] = await Promise.all([submit(), verify(session)]);
    stripe.hangs = false;
    assert.ok(Date.now() - begin < STOREFRONT_WAITS);
    assert.equal(failed.statusCode, 502);
    assert.match(failed.json().error, /could not be started/);
    assert.equal(unverified.statusCode, 502);
    assert.equal(unverified.json().error, 'Unable to verify payment status');
    const again = await submit();
    assert.equal(again.statusCode, 200, again.body);
    const { history } = await readOrderState(db, again.json().orderno);
    assert.deepEqual(history, ['awaiting_payment', 'payment_failed', 'awaiting_payment']);
  });
});

describe('an open page', () => {
  it('stays open when the order that would replace it is refused', async () => {
    const { session, orderno } = await start();
    const wrong = { ...buildOrderBody(shopper, 1, createLine(71)), idempotencyKey: 'refused' };
    assert.equal((await sendPost(app, shopper, '/users/orderplace', wrong)).statusCode, 409);
    assert.equal((await create(wrong)).statusCode, 409);
    assert.equal(session.status, 'open');
    assert.equal((await readOrderState(db, orderno)).state, 'awaiting_payment');
  });
});

describe('an expired page', () => {
  it('is followed by a new one for the same order', async () => {
    const { session, orderno, idempotencyKey } = await start();
    Object.assign(session, { status: 'expired', url: null });
    const again = await create(kit(idempotencyKey));
    assert.equal(again.json().orderno, orderno);
    assert.notEqual(again.json().sessionId, session.id);
    assert.equal((await readOrderState(db, orderno)).state, 'awaiting_payment');
  });

  it('is not opened again for a paid order', async () => {
    const { session, idempotencyKey } = await start();
    stripe.pay(session.id);
    const again = await create(kit(idempotencyKey));
    assert.equal(again.statusCode, 409);
    assert.match(again.json().error, /paid already/);
  });
});
