import assert from 'node:assert/strict';
import { Writable } from 'node:stream';
import { after, describe, it } from 'node:test';
import Fastify from 'fastify';
import { parseConfig } from '../../src/config/config.ts';
import { createServerOptions } from '../../src/http/server-options.ts';
import { apiPlugin } from '../../src/plugin.ts';
import { sendGet, sendPost } from '../support/shopping.ts';
import { createDisputeShop, START } from '../support/dispute-shop.ts';
import {
  createDispute,
  createFraudWarning,
  createReview,
  reinstateFunds,
  withdrawFunds,
} from '../support/fake-stripe-disputes.ts';
import { readOrderState } from '../support/payments.ts';

const {
  app,
  db,
  stripe,
  send,
  start,
  manager,
  paidOrder,
  refund,
  refundsOf,
  retry,
  report,
  readDispute,
  listEntries,
  listDisputeMails,
} = await createDisputeShop();

const settleOutside = (id: number) =>
  sendPost(app, manager, `/staff/refunds/${id}/settle-outside`, { reason: 'Bank transfer' });

const cancel = (orderno: string) =>
  sendPost(app, manager, `/staff/orders/${orderno}/state`, { state: 'cancelled', reason: 'Asked' });

/** Starts another app of the same shop, and returns the lines that it logs. */
async function startLoggedApp() {
  const lines: string[] = [];
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line));
      done();
    },
  });
  const loggedConfig = parseConfig({ ...stripe.env, LOG_LEVEL: 'warn' });
  const options = createServerOptions(loggedConfig);
  const loggedApp = Fastify({ ...options, logger: { ...(options.logger as object), stream } });
  await loggedApp.register(apiPlugin, { config: loggedConfig, db });
  after(() => loggedApp.close());
  return { loggedApp, lines };
}

describe('an event that the shop does not use', () => {
  it('is answered, and logged once by its type', async () => {
    const { loggedApp, lines } = await startLoggedApp();
    const { session } = await start();
    for (const type of ['payout.failed', 'payout.failed', 'customer.created']) {
      const event = stripe.event(type, session);
      const response = await loggedApp.inject({
        method: 'POST',
        url: '/payments/webhook',
        ...event,
      });
      assert.equal(response.statusCode, 200, response.body);
    }
    const types = lines.map((line) => JSON.parse(line)).flatMap(({ type }) => type ?? []);
    assert.deepEqual(types, ['payout.failed', 'customer.created']);
  });

  it('is not one about a dispute, which is logged if its payment is unknown', async () => {
    const { loggedApp, lines } = await startLoggedApp();
    const dispute = createDispute('pi_of_another_shop');
    const event = stripe.event('charge.dispute.created', dispute);
    await loggedApp.inject({ method: 'POST', url: '/payments/webhook', ...event });
    const logged = lines.map((line) => JSON.parse(line)).find((line) => 'dispute' in line);
    assert.equal(logged?.dispute, dispute.id);
  });
});

describe('a dispute', () => {
  it('takes its amount out of the ledger when Stripe withdraws it, and a loss keeps it so', async () => {
    const { orderno, intent } = await paidOrder();
    const created = createDispute(intent);
    await report('charge.dispute.created', created, 0);
    assert.deepEqual(await listEntries(created.id), []);
    const withdrawn = withdrawFunds(created, START + 5);
    await report('charge.dispute.funds_withdrawn', withdrawn, 5);
    assert.deepEqual(await listEntries(created.id), [['withdrawal', -27_400]]);
    const open = await readDispute(created.id);
    assert.deepEqual(
      [open.status, open.reason, open.amount, open.currency, open.dueBy?.toISOString()],
      ['needs_response', 'product_not_received', 27_400, 'gbp', '2026-06-16T11:40:00.000Z'],
    );
    assert.deepEqual(open.fundsWithdrawnAt, new Date((START + 5) * 1000));
    await report('charge.dispute.closed', { ...withdrawn, status: 'lost' }, 500);
    const lost = await readDispute(created.id);
    assert.deepEqual([lost.status, lost.settledAt], ['lost', new Date((START + 500) * 1000)]);
    const { paid, due } = (await sendGet(app, manager, `/staff/orders/${orderno}/money`)).json()
      .data;
    assert.deepEqual([paid, due], [0, 27_400]);
    assert.equal((await readOrderState(db, orderno)).state, 'part_paid');
    assert.deepEqual(await listEntries(created.id), [['withdrawal', -27_400]]);
    assert.deepEqual(await listDisputeMails(orderno), ['dispute-opened', 'dispute-closed']);
  });

  it('gives its amount back to the ledger when it is won, once', async () => {
    const { intent } = await paidOrder();
    const withdrawn = withdrawFunds(createDispute(intent), START);
    await report('charge.dispute.created', withdrawn, 0);
    const won = { ...reinstateFunds(withdrawn, START + 90), status: 'won' };
    await report('charge.dispute.closed', { ...withdrawn, status: 'won' }, 80);
    await report('charge.dispute.funds_reinstated', won, 90);
    assert.deepEqual(await listEntries(withdrawn.id), [
      ['withdrawal', -27_400],
      ['reinstatement', 27_400],
    ]);
    assert.equal((await readDispute(withdrawn.id)).status, 'won');
  });

  it('ends in the same state if its events arrive in the opposite order, or twice', async () => {
    const { orderno, intent } = await paidOrder();
    const created = createDispute(intent);
    const withdrawn = withdrawFunds(created, START + 5);
    const lost = { ...withdrawn, status: 'lost' };
    await report('charge.dispute.closed', lost, 500, 'evt_closed');
    await report('charge.dispute.closed', lost, 500, 'evt_closed');
    await report('charge.dispute.updated', { ...withdrawn, status: 'under_review' }, 100);
    await report('charge.dispute.funds_withdrawn', withdrawn, 5);
    await report('charge.dispute.created', created, 0);
    assert.equal((await readDispute(created.id)).status, 'lost');
    assert.deepEqual(await listEntries(created.id), [['withdrawal', -27_400]]);
    assert.deepEqual(await listDisputeMails(orderno), ['dispute-closed']);
  });

  it('takes the later status of events of the same second', async () => {
    const { intent } = await paidOrder();
    const created = createDispute(intent);
    await report('charge.dispute.updated', { ...created, status: 'under_review' }, 0);
    await report('charge.dispute.created', created, 0);
    assert.equal((await readDispute(created.id)).status, 'under_review');
  });

  it('opens again only by an appeal', async () => {
    const { intent } = await paidOrder();
    const lost = { ...withdrawFunds(createDispute(intent), START), status: 'lost' };
    await report('charge.dispute.closed', lost, 10);
    await report('charge.dispute.updated', { ...lost, status: 'under_review' }, 20);
    assert.equal((await readDispute(lost.id)).status, 'lost');
    await report('charge.dispute.updated', { ...lost, status: 'appeal_under_review' }, 30);
    const appealed = await readDispute(lost.id);
    assert.deepEqual([appealed.status, appealed.settledAt], ['under_review', null]);
    await report('charge.dispute.closed', { ...lost, status: 'won' }, 40);
    assert.deepEqual(await listEntries(lost.id), [
      ['withdrawal', -27_400],
      ['reinstatement', 27_400],
    ]);
  });

  it('of an unknown payment is stored, and belongs to its order when the payment arrives', async () => {
    const { session, orderno } = await start();
    const paid = stripe.pay(session.id);
    const dispute = withdrawFunds(createDispute(paid.payment_intent ?? ''), START);
    await report('charge.dispute.created', dispute, 0);
    const early = await readDispute(dispute.id);
    assert.deepEqual([early.orderid, early.paymentid], [null, null]);
    assert.deepEqual(await listEntries(dispute.id), []);
    await send(stripe.event('checkout.session.completed', paid));
    const { id } = await readOrderState(db, orderno);
    assert.equal((await readDispute(dispute.id)).orderid, id);
    assert.deepEqual(await listEntries(dispute.id), [['withdrawal', -27_400]]);
    assert.deepEqual(await listDisputeMails(orderno), ['dispute-opened']);
  });

  it('that names only a charge is stored without an order', async () => {
    const dispute = createDispute('', { payment_intent: null, charge: 'ch_elsewhere' });
    await report('charge.dispute.created', dispute, 0);
    const { transactionid, orderid } = await readDispute(dispute.id);
    assert.deepEqual([transactionid, orderid], ['ch_elsewhere', null]);
  });

  it('keeps its currency', async () => {
    const { intent } = await paidOrder();
    const dispute = withdrawFunds(createDispute(intent, { currency: 'usd', amount: 5_000 }), START);
    await report('charge.dispute.funds_withdrawn', dispute, 0);
    assert.equal((await readDispute(dispute.id)).currency, 'usd');
  });
});

describe('a refund of a disputed payment', () => {
  it('is refused while the dispute is open and after it is lost, to the card and outside', async () => {
    const { orderno, intent } = await paidOrder();
    const dispute = withdrawFunds(createDispute(intent), START);
    await report('charge.dispute.created', dispute, 0);
    for (const method of ['provider', 'outside']) {
      const response = await refund(orderno, { method, amount: 274 });
      assert.deepEqual([response.statusCode, response.json().field], [400, 'amount']);
      assert.match(response.json().error, /nothing is left.*disputed £274\.00/);
      assert.ok(response.json().error.includes(dispute.id));
    }
    await report('charge.dispute.closed', { ...dispute, status: 'lost' }, 10);
    const late = await refund(orderno, { method: 'outside', amount: 1 });
    assert.match(late.json().error, /took £274\.00 back for the customer/);
    assert.equal((await refundsOf(orderno)).left, 0);
  });

  it('is possible up to what a partial refund and the dispute leave, and again after a win', async () => {
    const { orderno, intent } = await paidOrder();
    assert.equal((await refund(orderno, { amount: 74 })).statusCode, 200);
    const dispute = withdrawFunds(createDispute(intent, { amount: 10_000 }), START);
    await report('charge.dispute.created', dispute, 0);
    assert.equal((await refundsOf(orderno)).left, 100);
    const response = await refund(orderno, { amount: 100.01 });
    assert.match(response.json().error, /at most £100\.00 is left.*disputed £100\.00/);
    await report('charge.dispute.closed', { ...dispute, status: 'won' }, 10);
    assert.equal((await refundsOf(orderno)).left, 200);
  });

  it('that is due waits for the dispute, and a loss replaces it', async () => {
    const { orderno, intent } = await paidOrder();
    await cancel(orderno);
    const [due] = (await refundsOf(orderno)).refunds;
    assert.equal(due.state, 'due');
    const dispute = withdrawFunds(createDispute(intent), START);
    await report('charge.dispute.created', dispute, 0);
    for (const response of [await retry(due.id), await settleOutside(due.id)]) {
      assert.deepEqual([response.statusCode, response.json().code], [409, 'disputed']);
      assert.ok(response.json().error.includes(dispute.id));
    }
    await report('charge.dispute.closed', { ...dispute, status: 'lost' }, 10);
    const [replaced] = (await refundsOf(orderno)).refunds;
    assert.equal(replaced.state, 'replaced');
    assert.ok(replaced.reason.includes(dispute.id));
    assert.equal((await retry(due.id)).statusCode, 409);
  });

  it('that is due can be given back after the dispute is won', async () => {
    const { orderno, intent } = await paidOrder();
    await cancel(orderno);
    const dispute = withdrawFunds(createDispute(intent), START);
    await report('charge.dispute.created', dispute, 0);
    await report('charge.dispute.closed', { ...dispute, status: 'won' }, 10);
    const { refunds } = await refundsOf(orderno);
    assert.equal(refunds.length, 1);
    assert.equal((await retry(refunds[0].id)).json().data.state, 'done');
  });

  it('becomes due when an order was cancelled during a dispute that is won', async () => {
    const { orderno, intent } = await paidOrder();
    const dispute = withdrawFunds(createDispute(intent), START);
    await report('charge.dispute.created', dispute, 0);
    assert.equal((await cancel(orderno)).statusCode, 200);
    assert.deepEqual((await refundsOf(orderno)).refunds, []);
    await report('charge.dispute.closed', { ...dispute, status: 'won' }, 10);
    await report('charge.dispute.funds_reinstated', reinstateFunds(dispute, START + 11), 11);
    const { refunds } = await refundsOf(orderno);
    assert.deepEqual(
      refunds.map(({ state, amount }: { state: string; amount: number }) => [state, amount]),
      [['due', 274]],
    );
  });

  it('that Stripe made before the dispute is recorded although its event is late', async () => {
    const { orderno, intent } = await paidOrder();
    const made = stripe.refunds.add(intent, 2_000);
    await report('charge.dispute.created', createDispute(intent, { amount: 25_400 }), 0);
    await send(stripe.event('refund.created', made));
    const { returned, left } = await refundsOf(orderno);
    assert.deepEqual([returned, left], [20, 0]);
  });

  it('to the card ends an inquiry, and no other refund is possible meanwhile', async () => {
    const { orderno, intent } = await paidOrder();
    const inquiry = createDispute(intent, {
      status: 'warning_needs_response',
      is_charge_refundable: true,
    });
    await report('charge.dispute.created', inquiry, 0);
    const outside = await refund(orderno, { method: 'outside', amount: 274 });
    assert.deepEqual([outside.statusCode, outside.json().field], [400, 'method']);
    const { warnings } = await refundsOf(orderno);
    assert.match(warnings[0], /asks about the payment.*ends the inquiry/);
    assert.equal((await refund(orderno, { amount: 274 })).statusCode, 200);
    await report('charge.dispute.closed', { ...inquiry, status: 'warning_closed' }, 10);
    assert.deepEqual((await refundsOf(orderno)).warnings, []);
    assert.deepEqual(await listEntries(inquiry.id), []);
  });
});

describe('an early fraud warning', () => {
  it('warns before a refund without refusing it, and is settled by the refund', async () => {
    const { orderno, intent } = await paidOrder();
    const warning = createFraudWarning(intent);
    await report('radar.early_fraud_warning.created', warning, 0);
    const { warnings, left } = await refundsOf(orderno);
    assert.match(warnings[0], /may be fraud.*may avoid a dispute/);
    assert.equal(left, 274);
    assert.equal((await refund(orderno, { amount: 274 })).statusCode, 200);
    await report('radar.early_fraud_warning.updated', { ...warning, actionable: false }, 5);
    assert.equal((await readDispute(warning.id)).status, 'closed');
    assert.deepEqual((await refundsOf(orderno)).warnings, []);
    assert.deepEqual(await listDisputeMails(orderno), ['dispute-opened', 'dispute-closed']);
  });
});

describe('a review', () => {
  it('is open until somebody decides in Stripe, and moves no money', async () => {
    const { orderno, intent } = await paidOrder();
    const review = createReview(intent);
    await report('review.opened', review, 0);
    assert.equal((await readDispute(review.id)).status, 'needs_response');
    const closed = { ...review, open: false, reason: 'approved', closed_reason: 'approved' };
    await report('review.closed', closed, 60);
    const { status, reason } = await readDispute(review.id);
    assert.deepEqual([status, reason], ['closed', 'approved']);
    assert.deepEqual(await listEntries(review.id), []);
    assert.equal((await refundsOf(orderno)).left, 274);
  });
});
