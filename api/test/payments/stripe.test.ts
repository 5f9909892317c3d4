import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import { paymentSessions } from '../../src/payments/records/tables.ts';
import type { FakeSession } from '../support/fake-stripe-refunds.ts';
import { createPerson } from '../support/people.ts';
import { listOrderMailKinds, readOrderState } from '../support/payments.ts';
import { sendGet, createLine, buildOrderBody } from '../support/shopping.ts';
import { confirmationMailKinds, createStripeShop } from '../support/stripe-shop.ts';

const { app, db, shopper, stripe, create, start, send, verify } = await createStripeShop();
const staff = await createPerson(db, 'staff');

describe('a card payment by Stripe', () => {
  it('opens a hosted page with the order, its total and the return address', async () => {
    const { session, orderno, url } = await start();
    assert.equal(url, session.url);
    assert.equal(session.amount_total, 27_400);
    assert.equal(session.currency, 'gbp');
    assert.equal(session.mode, 'payment');
    assert.equal(session.client_reference_id, orderno);
    assert.equal(session.customer_email, shopper.email);
    assert.equal(
      session.success_url,
      `https://shop.example.com/payment-success?session_id={CHECKOUT_SESSION_ID}&order_id=${orderno}`,
    );
    assert.equal(
      session.cancel_url,
      `https://shop.example.com/payment-cancelled?order_id=${orderno}`,
    );
    assert.deepEqual((await readOrderState(db, orderno)).history, ['awaiting_payment']);
  });

  it('shows a very long order as one line with the same total', async () => {
    const products = Array.from({ length: 120 }, () => createLine(34));
    const response = await create(buildOrderBody(shopper, 120 * 12 + 9.5, ...products));
    const session = stripe.sessions.get(response.json().sessionId);
    assert.equal(session?.amount_total, 144_950);
  });

  it('is one payment and one email when the webhook comes twice, and again under another id', async () => {
    const { session, orderno } = await start();
    const event = stripe.event('checkout.session.completed', stripe.pay(session.id));
    const other = stripe.event('checkout.session.completed', session);
    for (const sent of [event, event, other]) assert.equal((await send(sent)).statusCode, 200);
    const stored = await readOrderState(db, orderno);
    assert.deepEqual(stored.history, ['awaiting_payment', 'paid']);
    assert.equal(stored.transactionid, session.payment_intent);
    assert.deepEqual(await listOrderMailKinds(db, stored.id), confirmationMailKinds);
  });

  it('is one payment and one email when webhook and verification come at the same instant', async () => {
    const { session, orderno } = await start();
    stripe.pay(session.id);
    const responses = await Promise.all([
      ...Array.from({ length: 5 }, () => verify(session)),
      ...Array.from({ length: 5 }, () => send(stripe.event('checkout.session.completed', session))),
    ]);
    assert.deepEqual(new Set(responses.map(({ statusCode }) => statusCode)), new Set([200]));
    const stored = await readOrderState(db, orderno);
    assert.deepEqual(stored.history, ['awaiting_payment', 'paid']);
    assert.deepEqual(await listOrderMailKinds(db, stored.id), confirmationMailKinds);
  });

  it('stays a success for repeated verifications, even while Stripe is down', async () => {
    const { session } = await start();
    stripe.pay(session.id);
    const first = (await verify(session)).json();
    assert.equal(first.success, true);
    assert.equal(first.amount_total, 274);
    stripe.down = true;
    assert.deepEqual((await verify(session)).json(), first);
    stripe.down = false;
  });

  it('refuses a forged, an old, an early and an unsigned event without any effect', async () => {
    const { session, orderno } = await start();
    const claimed: FakeSession = { ...session, status: 'complete', payment_status: 'paid' };
    const hourAgo = Math.floor(Date.now() / 1000) - 3_600;
    const forged = stripe.event('checkout.session.completed', claimed, { secret: 'whsec_other' });
    const old = stripe.event('checkout.session.completed', claimed, { at: hourAgo });
    const inAnHour = Math.floor(Date.now() / 1000) + 3_600;
    const early = stripe.event('checkout.session.completed', claimed, { at: inAnHour });
    const changed = stripe.event('checkout.session.completed', claimed);
    changed.payload = changed.payload.replace('27400', '1');
    const unsigned = { ...forged, headers: { 'content-type': 'application/json' } };
    for (const event of [forged, old, early, changed, unsigned]) {
      const response = await send(event);
      assert.equal(response.statusCode, 400);
      assert.equal(response.json().status, false);
    }
    assert.equal((await readOrderState(db, orderno)).state, 'awaiting_payment');
  });

  it('refuses an event with characters that cannot be stored', async () => {
    const { session, orderno } = await start();
    const paid: FakeSession = { ...session, status: 'complete', payment_status: 'paid' };
    for (const event of [
      stripe.event('checkout.session.completed', paid, { id: 'evt_\u0000' }),
      stripe.event('checkout.session.completed', { ...paid, id: `${paid.id}\u0000` }),
      stripe.event('checkout.session.completed', { ...paid, payment_intent: 'pi_\u0000' }),
      stripe.event('checkout.session.completed', {
        ...paid,
        client_reference_id: `${orderno}\u0000`,
      }),
    ]) {
      const response = await send(event);
      assert.equal(response.statusCode, 400, response.body);
      assert.match(response.json().error, /characters that cannot be stored/);
    }
    assert.equal((await readOrderState(db, orderno)).state, 'awaiting_payment');
  });

  it('ends as paid when events come out of order', async () => {
    const { session, orderno } = await start();
    const expired = { ...session, status: 'expired' as const };
    await send(stripe.event('checkout.session.completed', stripe.pay(session.id)));
    await send(stripe.event('checkout.session.expired', expired));
    assert.equal((await readOrderState(db, orderno)).state, 'paid');

    const late = await start();
    await send(stripe.event('checkout.session.expired', { ...late.session, status: 'expired' }));
    assert.equal((await readOrderState(db, late.orderno)).state, 'payment_failed');
    await send(stripe.event('checkout.session.completed', stripe.pay(late.session.id)));
    const stored = await readOrderState(db, late.orderno);
    assert.deepEqual(stored.history, ['awaiting_payment', 'payment_failed', 'paid']);
    assert.deepEqual(await listOrderMailKinds(db, stored.id), confirmationMailKinds);
  });

  it('does not pay an order with another amount, currency or mode, and lists the money for refund', async () => {
    for (const wrong of [{ amount_total: 1 }, { currency: 'usd' }, { mode: 'setup' }]) {
      const { session, orderno } = await start();
      const paid = { ...stripe.pay(session.id), ...wrong };
      assert.equal((await send(stripe.event('checkout.session.completed', paid))).statusCode, 200);
      assert.equal((await readOrderState(db, orderno)).state, 'awaiting_payment');
      const { data } = (await sendGet(app, staff, '/staff/refunds')).json();
      assert.equal(data.at(-1).orderno, orderno);
    }
  });

  it('returns 200 for an event of a foreign order and for an event of another kind', async () => {
    const { session } = await start();
    const foreign: FakeSession = {
      ...session,
      id: 'cs_test_elsewhere',
      status: 'complete',
      payment_status: 'paid',
      client_reference_id: 'ELSEWHERE1',
    };
    assert.equal((await send(stripe.event('checkout.session.completed', foreign))).statusCode, 200);
    assert.equal((await send(stripe.event('customer.created', session))).statusCode, 200);
  });

  it("does not accept another installation's payment for its own order of the same number", async () => {
    const { session, orderno } = await start();
    const foreign: FakeSession = {
      ...session,
      id: 'cs_test_same_number',
      status: 'complete',
      payment_status: 'paid',
      payment_intent: 'pi_elsewhere',
      metadata: { orderno, attempt: `${orderno}-1700000000000-0-0` },
    };
    assert.equal((await send(stripe.event('checkout.session.completed', foreign))).statusCode, 200);
    assert.equal((await readOrderState(db, orderno)).state, 'awaiting_payment');
  });

  it('pays an order even if the process died before it stored the page', async () => {
    const { session, orderno } = await start();
    await db.delete(paymentSessions).where(eq(paymentSessions.id, session.id));
    await send(stripe.event('checkout.session.completed', stripe.pay(session.id)));
    assert.equal((await readOrderState(db, orderno)).state, 'paid');
  });

  it('gets a 5xx for an event that could not be stored, and stores it the next time', async () => {
    const { session, orderno } = await start();
    // The amount exceeds the range of the database column.
    const paid = { ...stripe.pay(session.id), amount_total: 2 ** 40 };
    const bad = stripe.event('checkout.session.completed', paid, { id: 'evt_again' });
    assert.equal((await send(bad)).statusCode, 500);
    assert.equal((await readOrderState(db, orderno)).state, 'awaiting_payment');
    const good = stripe.event('checkout.session.completed', session, { id: 'evt_again' });
    assert.equal((await send(good)).statusCode, 200);
    assert.equal((await readOrderState(db, orderno)).state, 'paid');
  });
});
