import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { sendAndReadMails } from '../support/mailed.ts';
import { readOrderState } from '../support/payments.ts';
import { createRefundShop } from '../support/refund-shop.ts';
import { sendPost } from '../support/shopping.ts';

const shop = await createRefundShop();
const { shopper, stripe, send, paidOrder, refund, refundsOf, list, paidBack, later, retry } = shop;

describe('a refund while Stripe fails', () => {
  it('is paid once if Stripe made it and its answer was lost', async () => {
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
    const retried = await retry(id);
    assert.equal(retried.json().data.state, 'done', retried.body);
    assert.deepEqual(paidBack(intent), [2_000]);
    const again = await retry(id);
    assert.deepEqual([again.statusCode, again.json().code], [409, 'refund_done']);
  });

  it('gives the order the state that follows from its payments, when it fails and when it is retried', async () => {
    const { orderno } = await paidOrder();
    const readState = async () => (await readOrderState(shop.db, orderno)).state;
    stripe.refunds.fault = 'refused';
    const { id } = (await refund(orderno, { amount: 274, isdueagain: true })).json().data;
    assert.equal(await readState(), 'paid');
    stripe.refunds.fault = null;
    await retry(id);
    assert.equal(await readState(), 'part_paid');
  });

  it('is not retried if other refunds took its money', async () => {
    const { orderno } = await paidOrder();
    stripe.refunds.fault = 'refused';
    const { id } = (await refund(orderno, { amount: 200 })).json().data;
    stripe.refunds.fault = null;
    await refund(orderno, { amount: 100 });
    const response = await retry(id);
    assert.equal(response.statusCode, 409);
    assert.match(response.json().error, /Only £174\.00 of this payment is left/);
  });

  it('is closed when a new refund gave its money back, by card or outside the shop', async () => {
    for (const method of ['provider', 'outside']) {
      const { orderno } = await paidOrder();
      stripe.refunds.fault = 'refused';
      const { id } = (await refund(orderno)).json().data;
      stripe.refunds.fault = null;
      await refund(orderno, { method });
      const { refunds, left } = await refundsOf(orderno);
      assert.deepEqual(
        refunds.map(({ state }: { state: string }) => state),
        ['replaced', 'done'],
      );
      assert.equal(left, 254);
      const ids = async (state: string) =>
        (await list(state)).data.map((row: { id: number }) => row.id);
      assert.ok(!(await ids('failed')).includes(id));
      assert.ok((await ids('done')).includes(id));
      const again = await retry(id);
      assert.deepEqual(
        [again.statusCode, again.json().error],
        [409, 'This money went back another way, or a change of the order needs it.'],
      );
    }
  });

  it('is closed when several refunds gave its money back and less is left', async () => {
    const { orderno } = await paidOrder();
    stripe.refunds.fault = 'refused';
    await refund(orderno, { amount: 200 });
    stripe.refunds.fault = null;
    await refund(orderno, { amount: 150 });
    assert.equal((await refundsOf(orderno)).refunds[0].state, 'failed');
    await refund(orderno, { amount: 60 });
    assert.equal((await refundsOf(orderno)).refunds[0].state, 'replaced');
  });

  it('stays open if later refunds gave back the money of an earlier one only', async () => {
    const { orderno } = await paidOrder();
    stripe.refunds.fault = 'refused';
    await refund(orderno, { amount: 140 });
    await refund(orderno, { amount: 130 });
    stripe.refunds.fault = null;
    await refund(orderno, { amount: 150 });
    const { refunds } = await refundsOf(orderno);
    assert.deepEqual(
      refunds.map(({ state }: { state: string }) => state),
      ['replaced', 'failed', 'done'],
    );
  });
});

describe('Stripe’s webhook about a refund', () => {
  it('settles it, also before the answer arrives and when it comes twice', async () => {
    const { orderno, intent } = await paidOrder();
    await sendAndReadMails(shop, shopper.email);
    stripe.refunds.meanwhile = async (made) => {
      const event = stripe.event('refund.updated', made);
      await send(event);
      await send(event);
    };
    assert.equal((await refund(orderno)).json().data.state, 'done');
    assert.deepEqual(paidBack(intent), [2_000]);
    assert.equal((await sendAndReadMails(shop, shopper.email)).length, 1);
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
    assert.equal((await retry(id)).statusCode, 200);
    await send(stripe.event('refund.failed', made));
    assert.equal((await refundsOf(orderno)).refunds[0].state, 'done');
    assert.deepEqual(paidBack(intent), [2_000]);
  });

  it('does not make one failed that staff have paid back outside the shop meanwhile', async () => {
    const { orderno } = await paidOrder();
    const { id } = (await refund(orderno)).json().data;
    const made = stripe.refunds.all.at(-1);
    assert.ok(made);
    Object.assign(made, { status: 'failed', failure_reason: 'expired_or_canceled_card' });
    await send(stripe.event('refund.failed', made));
    const body = { reason: 'Bank transfer' };
    await sendPost(shop.app, shop.manager, `/staff/refunds/${id}/settle-outside`, body);
    await send(stripe.event('refund.failed', made));
    const { state, method } = (await refundsOf(orderno)).refunds[0];
    assert.deepEqual([state, method], ['done', 'outside']);
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
