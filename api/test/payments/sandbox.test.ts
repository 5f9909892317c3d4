import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createOrderingApp } from '../support/ordering.ts';
import { eventually } from '../support/eventually.ts';
import { listOrderMailKinds, readOrderState } from '../support/payments.ts';
import { sendGet, createLine, buildOrderBody, sendPost } from '../support/shopping.ts';
import { confirmationMailKinds } from '../support/stripe-shop.ts';

const { app, db, shopper, other } = await createOrderingApp();

const start = async (body: object = buildOrderBody(shopper, 274, createLine(70))) => {
  const response = await sendPost(app, shopper, '/users/create-stripe-session', body);
  assert.equal(response.statusCode, 200, response.body);
  return response.json<{ sessionId: string; url: string; orderno: string }>();
};

const good = { number: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123' };

const pay = (url: string, card: object) =>
  app.inject({
    method: 'POST',
    url: new URL(url).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...good, ...card }).toString(),
  });

const verify = (sessionId: string, who = shopper) =>
  sendGet(app, who, `/users/verify-payment/${sessionId}`);

describe('the sandbox page', () => {
  it('shows the order, its lines and total, in test mode', async () => {
    const { url, orderno } = await start();
    const page = await app.inject(new URL(url).pathname);
    assert.equal(page.statusCode, 200);
    for (const text of ['Test mode', orderno, 'Removal Kit A', 'Pallet Delivery', '£274.00']) {
      assert.ok(page.body.includes(text), text);
    }
    assert.match(String(page.headers['content-security-policy']), /default-src 'none'/);
  });

  it('returns to the shop with session and order after payment, and the webhook marks the order as paid', async () => {
    const { url, orderno, sessionId } = await start();
    const paid = await pay(url, {});
    assert.equal(paid.statusCode, 303);
    assert.match(
      String(paid.headers.location),
      new RegExp(`/payment-success\\?session_id=${sessionId}&order_id=${orderno}$`),
    );
    await eventually(async () => assert.equal((await readOrderState(db, orderno)).state, 'paid'));
    const order = await readOrderState(db, orderno);
    assert.deepEqual(await listOrderMailKinds(db, order.id), confirmationMailKinds);
    assert.deepEqual((await verify(sessionId)).json(), {
      success: true,
      orderno,
      amount_total: 274,
      payment_status: 'paid',
      transactionid: order.transactionid,
      error: null,
    });
  });

  it('says that a card was declined and accepts another one', async () => {
    const { url, orderno, sessionId } = await start();
    const declined = await pay(url, { number: '4000000000000002' });
    assert.equal(declined.statusCode, 200);
    assert.match(declined.body, /role="alert"[^>]*>Your card has been declined/);
    assert.match(declined.body, /\/payment-failed\?order_id=SLR\d+&amp;error=Your\+card/);
    const poor = await pay(url, { number: '4000 0000 0000 9995' });
    assert.match(poor.body, /insufficient funds/);
    const response = (await verify(sessionId)).json();
    assert.equal(response.success, false);
    assert.equal(response.error, 'The payment has not been completed.');
    assert.equal((await pay(url, {})).statusCode, 303);
    assert.equal((await verify(sessionId)).json().success, true);
    assert.equal((await readOrderState(db, orderno)).state, 'paid');
  });

  it('names the error of each field and never repeats the input', async () => {
    const { url } = await start();
    const wrong = await pay(url, { number: '4111111111111111', expiry: '01/20', cvc: '1' });
    for (const field of ['number', 'expiry', 'cvc']) {
      assert.ok(wrong.body.includes(`id="${field}-error"`), field);
    }
    assert.ok(!wrong.body.includes('4111111111111111'));
  });

  it('returns 404 for an unknown page', async () => {
    assert.equal((await app.inject('/sandbox/pay/cs_test_unknown')).statusCode, 404);
  });
});

describe('verifying a payment', () => {
  it("returns 403 for another user's payment and an unknown one, and 401 without a token", async () => {
    const { sessionId } = await start();
    assert.equal((await verify(sessionId, other)).statusCode, 403);
    assert.equal((await verify('cs_test_nobody')).statusCode, 403);
    assert.equal((await app.inject(`/users/verify-payment/${sessionId}`)).statusCode, 401);
  });
});

describe('starting a card payment', () => {
  it('returns the same page for the same key and closes it when the order changes', async () => {
    const first = await start({
      ...buildOrderBody(shopper, 274, createLine(70)),
      idempotencyKey: 'a',
    });
    const again = await start({
      ...buildOrderBody(shopper, 274, createLine(70)),
      idempotencyKey: 'a',
    });
    assert.deepEqual(again, first);
    const changed = await start({
      ...buildOrderBody(shopper, 378, createLine(71)),
      idempotencyKey: 'b',
    });
    assert.notEqual(changed.orderno, first.orderno);
    assert.equal((await app.inject(new URL(first.url).pathname)).statusCode, 410);
    assert.equal((await readOrderState(db, first.orderno)).state, 'cancelled');
  });

  it('replaces the order even if the key stays the same', async () => {
    const first = await start({
      ...buildOrderBody(shopper, 274, createLine(70)),
      idempotencyKey: 'c',
    });
    const changed = await start({
      ...buildOrderBody(shopper, 378, createLine(71)),
      idempotencyKey: 'c',
    });
    assert.notEqual(changed.orderno, first.orderno);
    assert.equal((await readOrderState(db, first.orderno)).state, 'cancelled');
  });

  it('makes one order and one page for the same key sent ten times at once', async () => {
    const body = { ...buildOrderBody(shopper, 274, createLine(70)), idempotencyKey: 'at once' };
    const started = await Promise.all(Array.from({ length: 10 }, () => start(body)));
    assert.equal(new Set(started.map((session) => JSON.stringify(session))).size, 1);
  });

  it('is undone when the shopper chooses collection instead', async () => {
    const first = await start({
      ...buildOrderBody(shopper, 274, createLine(70)),
      idempotencyKey: 'd',
    });
    const placed = await sendPost(app, shopper, '/users/orderplace', {
      ...buildOrderBody(shopper, 239, createLine(70)),
      idempotencyKey: 'e',
    });
    assert.equal(placed.statusCode, 200);
    assert.equal((await readOrderState(db, first.orderno)).state, 'cancelled');
  });

  it('also reads the basket from cart_items and includes the dearest delivery once', async () => {
    const { products: _products, ...body } = buildOrderBody(shopper, 0);
    const cart_items = [createLine(70), createLine(34), createLine(1)];
    const { orderno } = await start({ ...body, cart_items, totalamount: 239 + 12 + 145 + 35 });
    assert.equal((await readOrderState(db, orderno)).deliveryCharge, 3_500);
  });

  it('returns 409 for a total without the delivery charge', async () => {
    const body = buildOrderBody(shopper, 239, createLine(70));
    const response = await sendPost(app, shopper, '/users/create-stripe-session', body);
    assert.equal(response.statusCode, 409);
    assert.equal(response.json().status, false);
  });
});
