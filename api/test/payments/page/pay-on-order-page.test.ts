import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { sweepPayments } from '../../../src/payments/sweep-payments.ts';
import { sendAndReadMails } from '../../support/mailed.ts';
import { createOrderingApp } from '../../support/ordering.ts';
import { createOrderPaymentShop, KIT_TOTAL } from '../../support/order-payment-shop.ts';
import { readOrderState } from '../../support/payments.ts';
import { createPerson } from '../../support/people.ts';
import {
  buildOrderBody,
  createLine,
  placeOrder,
  sendGet,
  sendPost,
} from '../../support/shopping.ts';

const shop = await createOrderPaymentShop();
const { app, db, config, shopper, other, stripe, send, start } = shop;
const { placeAsGuest, payByLink, openByLink, findSession, readPage, checkByLink, report } = shop;
const { readMoney, recordCash, setState, paidBack, later } = shop;

const readMail = async (email: string) =>
  (await sendAndReadMails(shop, email)).map(({ text }) => text).join('\n');

describe('paying on the page of an order', () => {
  it('opens one card page for all that is due, also of a Collection Only order', async () => {
    const { token, orderno } = await placeAsGuest();
    assert.deepEqual((await readPage(token)).pay, { due: KIT_TOTAL, when: 'on collection' });
    const session = await openByLink(token);
    assert.equal(session.amount_total, KIT_TOTAL);
    assert.equal(session.client_reference_id, orderno);
    await report(stripe.pay(session.id));
    assert.equal((await readOrderState(db, orderno)).state, 'paid');
    const { pay, payment } = await readPage(token);
    assert.equal(pay, undefined);
    assert.match(payment, /paid/i);
  });

  it('takes the rest after cash, and sends a receipt', async () => {
    const { token, orderno, email } = await placeAsGuest();
    await recordCash(orderno, 10_000);
    const session = await openByLink(token, 13_900);
    await report(stripe.pay(session.id));
    await report(session);
    assert.match(
      await readMail(email),
      /We received £139\.00 by card for order \S+\.\s+Paid: £239\.00\. Nothing more is due\./,
    );
    const { paid, due } = await readMoney(orderno);
    assert.deepEqual([paid, due], [KIT_TOTAL, 0]);
  });

  it('pays the rest of a completed order, which stays completed', async () => {
    const { token, orderno } = await placeAsGuest();
    await setState(orderno, 'completed', { paidby: 'unpaid' });
    await report(stripe.pay((await openByLink(token)).id));
    assert.equal((await readOrderState(db, orderno)).state, 'completed');
    assert.equal((await readMoney(orderno)).due, 0);
  });

  it('is open to the owner of an account, and to nobody else', async () => {
    const { orderno } = await placeOrder(app, shopper, buildOrderBody(shopper, 12, createLine(34)));
    const pay = (who: typeof shopper) => sendPost(app, who, '/users/payorder', { orderno });
    const opened = await pay(shopper);
    assert.equal(opened.statusCode, 200, opened.body);
    const { success_url, cancel_url } = findSession(opened.json().sessionId);
    const page = `https://shop.example.com/my-orders?order=${orderno}&payment=`;
    assert.equal(success_url, `${page}paid&session={CHECKOUT_SESSION_ID}`);
    assert.equal(cancel_url, `${page}back`);
    assert.equal((await pay(other)).statusCode, 403);
    assert.equal((await pay(await createPerson(db, 'staff'))).statusCode, 403);
    const anonymous = await app.inject({
      method: 'POST',
      url: '/users/payorder',
      payload: { orderno },
    });
    assert.equal(anonymous.statusCode, 401);
    assert.equal((await payByLink('x'.repeat(43))).statusCode, 404);
  });

  it('is refused with the reason if nothing can be paid', async () => {
    const paid = await placeAsGuest();
    await recordCash(paid.orderno, KIT_TOTAL);
    const cancelled = await placeAsGuest();
    await setState(cancelled.orderno, 'cancelled');
    const little = await placeAsGuest();
    await recordCash(little.orderno, KIT_TOTAL - 29);
    for (const [{ token }, code, sentence] of [
      [paid, 'paid', /is paid\. Nothing more is due/],
      [cancelled, 'cancelled', /was cancelled, so there is nothing to pay/],
      [little, 'too_little', /£0\.29 is too little for a card payment/],
    ] as const) {
      const refused = await payByLink(token);
      assert.deepEqual([refused.statusCode, refused.json().code], [409, code]);
      assert.match(refused.json().error, sentence);
      assert.equal((await readPage(token)).pay, undefined);
    }
  });

  it('is not for an unpaid order of the checkout', async () => {
    const { orderno } = await start();
    const refused = await sendPost(app, shopper, '/users/payorder', { orderno });
    assert.equal(refused.json().code, 'unpaid');
    const { data } = (await sendGet(app, shopper, `/users/orderpage/${orderno}`)).json();
    assert.equal(data.pay, undefined);
  });

  it('takes no other amount than what is due', async () => {
    const { token } = await placeAsGuest();
    for (const amount of [1, KIT_TOTAL - 1, KIT_TOTAL + 1]) {
      const refused = await payByLink(token, amount);
      assert.equal(refused.json().code, 'amount_changed');
      assert.match(refused.json().error, /£239\.00 is due for order/);
    }
    for (const amount of [0, -1, 1.5])
      assert.equal((await payByLink(token, amount)).statusCode, 400);
  });

  it('says that nothing was charged while Stripe is down', async () => {
    const { token } = await placeAsGuest();
    stripe.down = true;
    const failed = await payByLink(token);
    stripe.down = false;
    assert.equal(failed.statusCode, 502);
    assert.match(failed.json().error, /could not be started\. Nothing was charged/);
    await openByLink(token);
  });

  it('is not offered without a card provider', async () => {
    const bare = await createOrderingApp({
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://shop.example.com',
    });
    const { orderno } = await placeOrder(
      bare.app,
      bare.shopper,
      buildOrderBody(bare.shopper, 12, createLine(34)),
    );
    const page = await sendGet(bare.app, bare.shopper, `/users/orderpage/${orderno}`);
    assert.equal(page.json().data.pay, undefined);
    const refused = await sendPost(bare.app, bare.shopper, '/users/payorder', { orderno });
    assert.equal(refused.statusCode, 503);
  });
});

describe('the open page', () => {
  it('is the same for each press and each device', async () => {
    const { token } = await placeAsGuest();
    const presses = await Promise.all(Array.from({ length: 6 }, () => payByLink(token, KIT_TOTAL)));
    const opened = presses.filter(({ statusCode }) => statusCode === 200);
    assert.ok(opened.length > 0);
    assert.equal(new Set(opened.map((response) => response.json().sessionId)).size, 1);
    for (const refused of presses.filter(({ statusCode }) => statusCode !== 200))
      assert.equal(refused.json().code, 'busy');
    const [first] = opened;
    assert.equal((await openByLink(token)).id, first?.json().sessionId);
    const open = [...stripe.sessions.values()].filter(
      ({ status, client_reference_id }) =>
        status === 'open' &&
        client_reference_id === findSession(first?.json().sessionId).client_reference_id,
    );
    assert.equal(open.length, 1);
  });

  it('is closed when another amount is due', async () => {
    const { token, orderno } = await placeAsGuest();
    const first = await openByLink(token);
    await db.execute(
      sql`update orders set total = ${KIT_TOTAL + 1_000} where orderno = ${orderno}`,
    );
    const refused = await payByLink(token, KIT_TOTAL);
    assert.equal(refused.json().code, 'amount_changed');
    const second = await openByLink(token);
    assert.equal(first.status, 'expired');
    assert.equal(second.amount_total, KIT_TOTAL + 1_000);
  });

  it('is closed when staff record cash, complete or cancel the order', async () => {
    for (const change of [
      (orderno: string) => recordCash(orderno, 5_000),
      (orderno: string) => setState(orderno, 'completed', { paidby: 'cash' }),
      (orderno: string) => setState(orderno, 'cancelled'),
    ]) {
      const { token, orderno } = await placeAsGuest();
      const session = await openByLink(token);
      assert.equal((await change(orderno)).statusCode, 200);
      assert.equal(session.status, 'expired');
    }
  });

  it('is not opened again once it is paid, although no webhook came', async () => {
    const { token, orderno } = await placeAsGuest();
    stripe.pay((await openByLink(token)).id);
    const refused = await payByLink(token, KIT_TOTAL);
    assert.equal(refused.json().code, 'paid');
    assert.equal((await readOrderState(db, orderno)).state, 'paid');
  });
});

describe('the return from the page', () => {
  const readReturn = (url: string) => {
    const [, token, how, session] =
      /\/my-order#([\w-]{43})\.(paid|back)(?:\.(.+))?$/.exec(url) ?? [];
    assert.ok(token && how, url);
    return { token, how, session };
  };

  it('opens the order by a token of its own for two days, without a cookie or a sign-in', async () => {
    const { token, orderno } = await placeAsGuest();
    const { success_url, cancel_url } = await openByLink(token);
    const [paid, back] = [readReturn(success_url), readReturn(cancel_url)];
    assert.deepEqual([paid.how, paid.session, back.how], ['paid', '{CHECKOUT_SESSION_ID}', 'back']);
    assert.notEqual(paid.token, token);
    assert.equal((await readPage(paid.token)).lines[0]?.orderid, orderno);
    await db.execute(sql`update order_links set expires_at = expires_at - interval '49 hours'`);
    const ended = { method: 'POST', url: '/users/orderbylink' } as const;
    assert.equal((await app.inject({ ...ended, payload: { token: paid.token } })).statusCode, 404);
    assert.equal((await app.inject({ ...ended, payload: { token } })).statusCode, 200);
  });

  it('finds out at Stripe that the payment has come, so that a lost webhook does not matter', async () => {
    const { token, orderno, email } = await placeAsGuest();
    const session = await openByLink(token);
    assert.deepEqual((await checkByLink(token)).checked, {
      status: 'open',
      amount: KIT_TOTAL,
      returned: 0,
      reason: '',
    });
    stripe.pay(session.id);
    const page = await checkByLink(token, session.id);
    assert.deepEqual([page.checked?.status, page.checked?.amount], ['paid', KIT_TOTAL]);
    assert.equal(page.pay, undefined);
    assert.equal((await readOrderState(db, orderno)).state, 'paid');
    assert.match(await readMail(email), /We received £239\.00 by card/);
  });

  it('does not claim anything while Stripe is down, and the sweep does the rest', async () => {
    const { token, orderno } = await placeAsGuest();
    const session = stripe.pay((await openByLink(token)).id);
    stripe.down = true;
    assert.equal((await checkByLink(token, session.id)).checked?.status, 'waiting');
    stripe.down = false;
    await sweepPayments({ config, db }, app.log, { minAgeSeconds: -1 });
    assert.equal((await readOrderState(db, orderno)).state, 'paid');
    assert.equal((await checkByLink(token, '{CHECKOUT_SESSION_ID}')).checked?.status, 'paid');
  });

  it('says that a closed page was not paid', async () => {
    const { token } = await placeAsGuest();
    const session = await openByLink(token);
    await send(
      stripe.event('checkout.session.expired', Object.assign(session, { status: 'expired' })),
    );
    assert.equal((await checkByLink(token, session.id)).checked?.status, 'closed');
  });

  it('says nothing about a payment of another order', async () => {
    const [one, another] = [await placeAsGuest(), await placeAsGuest()];
    const session = stripe.pay((await openByLink(one.token)).id);
    assert.equal((await checkByLink(another.token, session.id)).checked, undefined);
  });
});

describe('nobody pays twice without getting it back', () => {
  it('after both pages of two devices were paid, whatever the order of the webhooks', async () => {
    const { token, orderno, email } = await placeAsGuest();
    const first = await openByLink(token);
    // The other device's page could not be closed, because Stripe had already taken the payment.
    const second = { ...first, id: 'cs_test_other_device', payment_intent: 'pi_other_device' };
    stripe.sessions.set(second.id, second);
    Object.assign(second, { status: 'complete', payment_status: 'paid' });
    await report(second);
    assert.equal((await readOrderState(db, orderno)).state, 'paid');
    await report(stripe.pay(first.id));
    await report(second);
    assert.match(await readMail(email), /The order was paid already and nothing more was due/);
    const { checked } = await checkByLink(token, first.id);
    assert.deepEqual(
      [checked?.status, checked?.returned, checked?.reason],
      ['returned', KIT_TOTAL, 'The order was paid already.'],
    );
    await later();
    assert.deepEqual(paidBack(first.payment_intent ?? ''), [KIT_TOTAL]);
    assert.deepEqual(paidBack('pi_other_device'), []);
  });

  it('after both payments were reported at the same instant', async () => {
    const { token, orderno } = await placeAsGuest();
    const first = stripe.pay((await openByLink(token)).id);
    const second = { ...first, id: `cs_test_twin_of_${orderno}`, payment_intent: `pi_${orderno}` };
    stripe.sessions.set(second.id, second);
    const reports = [first, second, first, second].map(report);
    for (const { statusCode } of await Promise.all(reports)) assert.equal(statusCode, 200);
    await later();
    const back = [first, second].flatMap(({ payment_intent }) => paidBack(payment_intent ?? ''));
    assert.deepEqual(back, [KIT_TOTAL]);
    const { paid, due } = await readMoney(orderno);
    assert.deepEqual([paid, due], [KIT_TOTAL, 0]);
  });

  it('after the end of a closed page was reported later than the payment of the next one', async () => {
    const { token, orderno } = await placeAsGuest();
    const closed = await openByLink(token);
    await db.execute(
      sql`update orders set total = ${KIT_TOTAL + 1_000} where orderno = ${orderno}`,
    );
    const next = await openByLink(token);
    await report(stripe.pay(next.id));
    await send(stripe.event('checkout.session.expired', closed));
    assert.equal((await readOrderState(db, orderno)).state, 'paid');
    assert.equal((await checkByLink(token, next.id)).checked?.status, 'paid');
    assert.equal((await checkByLink(token, closed.id)).checked?.status, 'closed');
  });

  it('after staff recorded cash while the page could not be closed', async () => {
    const { token, orderno, email } = await placeAsGuest();
    const session = await openByLink(token);
    stripe.down = true;
    await recordCash(orderno, 20_000);
    stripe.down = false;
    await report(stripe.pay(session.id));
    assert.match(await readMail(email), /Only £39\.00 of it was due\. We return £200\.00/);
    assert.equal((await checkByLink(token, session.id)).checked?.returned, 20_000);
    await later();
    assert.deepEqual(paidBack(session.payment_intent ?? ''), [20_000]);
    const { paid, due } = await readMoney(orderno);
    assert.deepEqual([paid, due], [KIT_TOTAL, 0]);
  });

  it('after the order was cancelled, also by its customer', async () => {
    const { token, email } = await placeAsGuest();
    const session = await openByLink(token);
    stripe.down = true;
    const cancel = { method: 'POST', url: '/users/cancelorderbylink', payload: { token } } as const;
    assert.equal((await app.inject(cancel)).statusCode, 200);
    stripe.down = false;
    await sendAndReadMails(shop, email);
    await report(stripe.pay(session.id));
    assert.match(await readMail(email), /The order was cancelled before the payment came/);
    await later();
    assert.deepEqual(paidBack(session.payment_intent ?? ''), [KIT_TOTAL]);
  });

  it('after the total was lowered', async () => {
    const { token, orderno } = await placeAsGuest();
    const session = await openByLink(token);
    await db.execute(sql`update orders set total = 20000 where orderno = ${orderno}`);
    await report(stripe.pay(session.id));
    await later();
    assert.deepEqual(paidBack(session.payment_intent ?? ''), [3_900]);
    assert.equal((await readOrderState(db, orderno)).state, 'paid');
  });
});
