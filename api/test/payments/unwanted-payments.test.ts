import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { readOrderState } from '../support/payments.ts';
import type { FakeSession } from '../support/fake-stripe-refunds.ts';
import { sendAndReadMails } from '../support/mailed.ts';
import { createRefundShop } from '../support/refund-shop.ts';
import { sendGet, sendPost } from '../support/shopping.ts';

const shop = await createRefundShop();
const { app, db, manager, shopper, stripe, send, start, paidOrder, refundsOf, paidBack, later } =
  shop;

const report = (session: FakeSession) =>
  send(stripe.event('checkout.session.completed', stripe.pay(session.id)));

/** Adds a second session of the same order, as if another device had opened it. */
function addSession(session: FakeSession, changes: Partial<FakeSession> = {}): FakeSession {
  const second = { ...session, ...changes, id: `cs_test_${randomUUID().replaceAll('-', '')}` };
  stripe.sessions.set(second.id, second);
  return second;
}

const readMail = async () =>
  (await sendAndReadMails(shop, shopper.email)).map(({ text }) => text).join('\n');

const moneyOf = async (orderno: string) =>
  (await sendGet(app, manager, `/staff/orders/${orderno}/money`)).json().data;

/** Changes an order at the desk while Stripe is down, so that its payment page stays open. */
async function changeWhileDown(path: string, body: object) {
  stripe.down = true;
  const response = await sendPost(app, manager, path, body);
  stripe.down = false;
  assert.equal(response.statusCode, 200, response.body);
}

describe('a payment that does not count for its order', () => {
  it('goes back by itself, once, if the order was paid already', async () => {
    const { orderno, session, intent } = await paidOrder();
    const second = addSession(session, { status: 'open', payment_status: 'unpaid' });
    await report(second);
    await send(stripe.event('checkout.session.completed', second));
    const [refund] = (await refundsOf(orderno)).refunds;
    assert.deepEqual([refund.state, refund.amount], ['pending', 274]);
    assert.match(
      await readMail(),
      /We received a card payment of £274\.00 for order \S+\. The order was paid already and nothing more was due/,
    );
    await later();
    await later();
    assert.deepEqual(paidBack(second.payment_intent ?? ''), [27_400]);
    assert.deepEqual(paidBack(intent), []);
    const { paid, due, excess } = await moneyOf(orderno);
    assert.deepEqual([paid, due, excess], [27_400, 0, 0]);
    assert.match(await readMail(), /We have returned £274\.00/);
  });

  it('is told about each time', async () => {
    const { orderno, session } = await paidOrder();
    await sendAndReadMails(shop, shopper.email);
    for (let count = 0; count < 2; count += 1)
      await report(addSession(session, { status: 'open', payment_status: 'unpaid' }));
    const told = await sendAndReadMails(shop, shopper.email);
    assert.equal(told.length, 2);
    assert.equal((await refundsOf(orderno)).refunds.length, 2);
  });

  it('goes back by itself if the order was cancelled before it came', async () => {
    const { orderno, session } = await start();
    await changeWhileDown(`/staff/orders/${orderno}/state`, {
      state: 'cancelled',
      reason: 'Asked by phone',
    });
    await report(session);
    assert.match(await readMail(), /The order was cancelled before the payment came/);
    await later();
    assert.deepEqual(paidBack(session.payment_intent ?? ''), [27_400]);
    assert.equal((await readOrderState(db, orderno)).state, 'cancelled');
  });

  for (const [what, changes] of [
    ['amount', { amount_total: 100 }],
    ['currency', { currency: 'eur' }],
  ] as const)
    it(`waits for staff if its ${what} is wrong`, async () => {
      const { orderno, session } = await start();
      Object.assign(session, changes);
      await report(session);
      const [refund] = (await refundsOf(orderno)).refunds;
      assert.equal(refund.state, 'due');
      assert.match(await readMail(), /Its amount is not the one that we asked for/);
      await later();
      assert.deepEqual(paidBack(session.payment_intent ?? ''), []);
    });
});

describe('a payment of more than is due', () => {
  it('counts as far as it is due, the rest goes back by itself, and the receipt says so', async () => {
    const { orderno, session } = await start();
    await changeWhileDown(`/staff/orders/${orderno}/recorded-payments`, {
      amount: 10_000,
      method: 'cash',
      key: randomUUID(),
    });
    await sendAndReadMails(shop, shopper.email);
    await report(session);
    const mails = await sendAndReadMails(shop, shopper.email);
    const receipt = mails.find(({ subject }) => !subject.startsWith('Your invoice'))?.text ?? '';
    assert.match(receipt, /We received £274\.00 by card/);
    assert.match(receipt, /Only £174\.00 of it was due\. We return £100\.00 to the same card/);
    assert.match(receipt, /Paid: £274\.00\. Nothing more is due\./);
    await later();
    assert.deepEqual(paidBack(session.payment_intent ?? ''), [10_000]);
    const { paid, due } = await moneyOf(orderno);
    assert.deepEqual([paid, due], [27_400, 0]);
    assert.equal((await readOrderState(db, orderno)).state, 'paid');
  });
});
