import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { payments, refunds, sandboxSessions } from '../../src/payments/records/tables.ts';
import { createColleague, turnOnFactor } from '../support/colleagues.ts';
import { createDispute, reinstateFunds, withdrawFunds } from '../support/fake-stripe-disputes.ts';
import { sources, type TransactionFields } from '../support/fake-stripe-payouts.ts';
import { createDisputeShop, START } from '../support/dispute-shop.ts';
import { waitPastMidnight } from '../support/not-at-midnight.ts';
import { createOrderingApp } from '../support/ordering.ts';
import { createPerson } from '../support/people.ts';
import { buildOrderBody, createLine, sendGet, sendPost } from '../support/shopping.ts';

await waitPastMidnight();
const shop = await createDisputeShop();
const { app, db, manager, paidOrder, refund, report, stripe } = shop;
const { payouts } = stripe;

const list = (from: string, to = from, by = manager) =>
  sendGet(app, by, `/staff/payouts?from=${from}&to=${to}`);

const load = (id: string, provider = 'stripe', by = manager) =>
  sendGet(app, by, `/staff/payouts/${provider}/${id}`);

async function readPayout(id: string) {
  const response = await load(id);
  assert.equal(response.statusCode, 200, response.body);
  return response.json().data;
}

/** Returns a charge of £274 with Stripe's fee. */
const charge = (intent: string, amount = 27_400): TransactionFields => ({
  type: 'charge',
  amount,
  fee: 431,
  source: sources.charge(intent, amount),
});

/** Adds a payout with one transaction and returns how the desk shows this transaction. */
async function showTransaction(transaction: TransactionFields) {
  const { id } = payouts.add('2026-07-01', [transaction]);
  const payout = await readPayout(id);
  assert.equal(payout.transactions.length, 1);
  return payout.transactions[0];
}

describe('the list of payouts', () => {
  it('has the payouts that reach the bank on the days, latest first, in pence', async () => {
    const [first, , last] = ['2026-02-01', '2026-02-03', '2026-02-02'].map((day) =>
      payouts.add(day, [charge('pi_unknown')]),
    );
    const response = await list('2026-02-01', '2026-02-02');
    assert.equal(response.statusCode, 200, response.body);
    const { data } = response.json();
    assert.deepEqual([data.notices, data.isincomplete], [[], false]);
    assert.deepEqual(
      data.payouts.map(({ id }: { id: string }) => id),
      [last?.id, first?.id],
    );
    assert.deepEqual(data.payouts[0], {
      id: last?.id,
      provider: 'stripe',
      providerlabel: 'Stripe',
      arriveson: '2026-02-02',
      status: 'paid',
      amount: 26_969,
      currency: 'gbp',
    });
  });

  it('has all payouts, although Stripe sends 100 at once', async () => {
    for (let count = 0; count < 230; count += 1) payouts.add('2026-03-01', [charge('pi_unknown')]);
    const { data } = (await list('2026-03-01')).json();
    assert.equal(new Set(data.payouts.map(({ id }: { id: string }) => id)).size, 230);
  });

  it('refuses days in the wrong order and more than a year', async () => {
    assert.equal((await list('2026-02-02', '2026-02-01')).statusCode, 400);
    assert.equal((await list('2024-01-01', '2026-02-01')).statusCode, 400);
  });

  it('names Stripe while it is down, and keeps what other providers list', async () => {
    stripe.down = true;
    try {
      const response = await list('2026-02-01', '2026-02-02');
      assert.equal(response.statusCode, 200, response.body);
      assert.deepEqual(response.json().data, {
        payouts: [],
        notices: ['Stripe does not respond, so its payouts cannot be shown now.'],
        isincomplete: true,
      });
    } finally {
      stripe.down = false;
    }
  });

  it('waits a few seconds for Stripe, and then names it', async () => {
    stripe.hangs = true;
    const begin = Date.now();
    const { data } = (await list('2026-02-01', '2026-02-02')).json();
    stripe.hangs = false;
    assert.ok(Date.now() - begin < 9_000);
    assert.equal(data.isincomplete, true);
  });

  it('says so if card payments are not set up', async () => {
    const cardless = await createOrderingApp({
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://shop.example.com',
    });
    const owner = await createColleague(cardless);
    await turnOnFactor(cardless, owner);
    const response = await owner.get('/staff/payouts?from=2026-02-01&to=2026-02-02');
    assert.equal(response.statusCode, 200, response.body);
    const { notices, payouts: rows } = response.json().data;
    assert.deepEqual(rows, []);
    assert.deepEqual(notices, ['Card payments are not set up here, so there are no payouts.']);
  });

  it('is for people who may see the money', async () => {
    const colleague = await createPerson(db, 'staff', undefined, 'staff');
    const { id } = payouts.add('2026-02-01', []);
    assert.equal((await list('2026-02-01', '2026-02-02', colleague)).statusCode, 403);
    assert.equal((await load(id, 'stripe', colleague)).statusCode, 403);
  });
});

describe('a payout', () => {
  it('has its payments with their orders, fees and sums', async () => {
    const one = await paidOrder();
    const other = await paidOrder();
    const { id, amount } = payouts.add('2026-06-01', [
      charge(one.intent),
      { ...charge(other.intent), type: 'payment' },
      { type: 'stripe_fee', amount: -120, description: 'Radar (2026-05-30)' },
    ]);
    const payout = await readPayout(id);
    assert.deepEqual(
      payout.transactions.map((row: Record<string, unknown>) => [
        row['label'],
        row['orderno'],
        row['amount'],
        row['fee'],
        row['net'],
        row['mismatch'],
      ]),
      [
        ['Payment', one.orderno, 27_400, 431, 26_969, ''],
        ['Payment', other.orderno, 27_400, 431, 26_969, ''],
        ['Radar (2026-05-30)', '', -120, 0, -120, ''],
      ],
    );
    const { gross, fees, net, mismatches, notices } = payout;
    assert.deepEqual({ gross, fees, net }, { gross: 54_680, fees: 862, net: amount });
    assert.deepEqual([mismatches, notices], [0, []]);
  });

  it('has all of its transactions, although Stripe sends 100 at once', async () => {
    const charges = Array.from({ length: 250 }, (_, index) => charge(`pi_${index}`));
    const { id } = payouts.add('2026-06-02', charges);
    const payout = await readPayout(id);
    assert.equal(payout.transactions.length, 250);
    assert.equal(payout.mismatches, 250);
    assert.deepEqual(payout.notices, []);
  });

  it('names a payment that the shop does not have', async () => {
    const { orderno, mismatch } = await showTransaction(charge('pi_of_another_shop'));
    assert.equal(orderno, '');
    assert.equal(mismatch, 'The shop has no payment with this transaction.');
  });

  it('names a payment that has another amount in the shop', async () => {
    const { orderno, intent } = await paidOrder();
    const row = await showTransaction(charge(intent, 27_000));
    assert.equal(row.orderno, orderno);
    assert.equal(row.mismatch, 'The payment in the shop is £274.00, and not £270.00.');
  });

  it('compares a converted payment in the currency of the customer', async () => {
    const { intent } = await paidOrder();
    await db
      .update(payments)
      .set({ currency: 'usd', amount: 34_000 })
      .where(eq(payments.transactionid, intent));
    const converted = { type: 'charge', amount: 27_100, fee: 900 };
    const row = await showTransaction({
      ...converted,
      source: sources.charge(intent, 34_000, 'usd'),
    });
    assert.equal(row.mismatch, '');
    const other = await showTransaction({
      ...converted,
      source: sources.charge(intent, 33_000, 'usd'),
    });
    assert.equal(other.mismatch, 'The payment in the shop is 340.00 USD, and not 330.00 USD.');
  });

  it('has refunds by their id, and names those that the shop does not have', async () => {
    const { orderno, intent } = await paidOrder();
    await refund(orderno);
    const [made] = stripe.refunds.all.filter((row) => row.payment_intent === intent);
    assert.ok(made);
    const known = { type: 'refund', amount: -2_000, source: sources.refund(made.id, 2_000) };
    const row = await showTransaction(known);
    assert.deepEqual([row.label, row.orderno, row.mismatch], ['Refund', orderno, '']);
    const unknown = { ...known, type: 'payment_refund', source: sources.refund('re_1', 2_000) };
    assert.equal(
      (await showTransaction(unknown)).mismatch,
      'The shop has no refund with this transaction.',
    );
    const failed = { ...known, type: 'refund_failure', amount: 2_000 };
    assert.equal(
      (await showTransaction(failed)).mismatch,
      'The shop has this refund as done, but it failed.',
    );
    await db.update(refunds).set({ state: 'failed' }).where(eq(refunds.providerid, made.id));
    assert.equal((await showTransaction(failed)).mismatch, '');
  });

  it('has the money that a dispute took and gave back, with its fee', async () => {
    const { orderno, intent } = await paidOrder();
    const opened = createDispute(intent);
    const withdrawn = withdrawFunds(opened, START + 10);
    await report('charge.dispute.created', opened, 0);
    const taken = {
      type: 'adjustment',
      amount: -27_400,
      fee: 2_000,
      source: sources.dispute(opened.id, 27_400),
    };
    assert.equal(
      (await showTransaction(taken)).mismatch,
      'The shop has no dispute with this transaction.',
    );
    await report('charge.dispute.funds_withdrawn', withdrawn, 10);
    const row = await showTransaction(taken);
    assert.deepEqual([row.label, row.orderno], ['Money taken by a dispute', orderno]);
    assert.deepEqual([row.fee, row.net, row.mismatch], [2_000, -29_400, '']);
    await report('charge.dispute.funds_reinstated', reinstateFunds(withdrawn, START + 20), 20);
    const back = await showTransaction({ ...taken, amount: 27_400, fee: 0 });
    assert.deepEqual([back.label, back.mismatch], ['Money back from a dispute', '']);
  });

  it('says so if its transactions do not add up, or are unknown', async () => {
    const different = payouts.add('2026-07-02', [charge('pi_1')], { amount: 30_000 });
    assert.deepEqual((await readPayout(different.id)).notices, [
      'The transactions add up to £269.69, but the payout is £300.00.',
    ]);
    const manual = payouts.add('2026-07-02', [], { automatic: false, amount: 5_000 });
    const { transactions, notices } = await readPayout(manual.id);
    assert.deepEqual(transactions, []);
    assert.deepEqual(notices, [
      'Somebody asked for this payout by hand, so its transactions are unknown.',
    ]);
    const failed = payouts.add('2026-07-02', [charge('pi_1')], { status: 'failed' });
    assert.deepEqual((await readPayout(failed.id)).notices, [
      'The bank did not get this payout. Its money went back to the balance.',
    ]);
  });

  it('is not found under an unknown id or provider', async () => {
    const { id } = payouts.add('2026-07-03', []);
    assert.equal((await load('po_unknown')).statusCode, 404);
    assert.equal((await load(id, 'other')).statusCode, 404);
  });

  it('cannot be shown while Stripe is down, and is shown afterwards', async () => {
    const { id } = payouts.add('2026-07-03', []);
    stripe.down = true;
    const response = await load(id);
    stripe.down = false;
    assert.equal(response.statusCode, 503);
    assert.equal(
      response.json().error,
      'Stripe does not respond, so its payouts cannot be shown now.',
    );
    assert.equal((await load(id)).statusCode, 200);
  });
});

describe('the payouts of the sandbox', async () => {
  const sandbox = await createOrderingApp();
  const owner = await createPerson(sandbox.db, 'staff', undefined, 'manager');

  /** Pays a kit of £274 in the sandbox and moves its session some days into the past. */
  async function payEarlier(days: number) {
    const { shopper } = sandbox;
    const created = await sendPost(sandbox.app, shopper, '/users/create-stripe-session', {
      ...buildOrderBody(shopper, 274, createLine(70)),
      idempotencyKey: `payout-${days}`,
    });
    assert.equal(created.statusCode, 200, created.body);
    const { sessionId, orderno } = created.json<{ sessionId: string; orderno: string }>();
    await sandbox.app.inject({
      method: 'POST',
      url: `/sandbox/pay/${sessionId}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'number=4242+4242+4242+4242&expiry=12%2F40&cvc=123',
    });
    await sendGet(sandbox.app, shopper, `/users/verify-payment/${sessionId}`);
    await sandbox.db
      .update(sandboxSessions)
      .set({ expiresAt: sql`now() + interval '24 hours' - make_interval(days => ${days})` })
      .where(eq(sandboxSessions.id, sessionId));
    return orderno;
  }

  const dayOf = (days: number) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

  it('are one per past day, with 1.5 % and 20p per payment', async () => {
    const orderno = await payEarlier(3);
    const url = `/staff/payouts?from=${dayOf(-6)}&to=${dayOf(1)}`;
    const listed = await sendGet(sandbox.app, owner, url);
    assert.equal(listed.statusCode, 200, listed.body);
    const [payout, ...others] = listed.json().data.payouts;
    assert.deepEqual(others, []);
    assert.deepEqual([payout.providerlabel, payout.amount], ['Sandbox', 27_400 - 431]);
    const loaded = await sendGet(sandbox.app, owner, `/staff/payouts/sandbox/${payout.id}`);
    assert.equal(loaded.statusCode, 200, loaded.body);
    const { transactions, fees, mismatches, notices } = loaded.json().data;
    assert.deepEqual([transactions[0].orderno, transactions[0].mismatch], [orderno, '']);
    assert.deepEqual([fees, mismatches, notices], [431, 0, []]);
  });

  it('have refunds without a fee, and nothing of today', async () => {
    const orderno = await payEarlier(0);
    const made = await sendPost(sandbox.app, owner, `/staff/orders/${orderno}/refunds`, {
      amount: 20,
      reason: 'A box was late',
      method: 'provider',
      key: '2f1d5f0c-0f3c-4a55-9d5e-6a1c4c8c7b01',
    });
    assert.equal(made.statusCode, 200, made.body);
    const url = `/staff/payouts?from=${dayOf(-1)}&to=${dayOf(1)}`;
    const read = async () => (await sendGet(sandbox.app, owner, url)).json().data.payouts;
    assert.deepEqual(await read(), []);
    await sandbox.db.update(refunds).set({ settledAt: sql`now() - interval '2 days'` });
    const [payout, ...others] = await read();
    assert.deepEqual([payout.amount, others], [-2_000, []]);
    const loaded = await sendGet(sandbox.app, owner, `/staff/payouts/sandbox/${payout.id}`);
    const [row] = loaded.json().data.transactions;
    assert.deepEqual([row.label, row.orderno, row.mismatch], ['Refund', orderno, '']);
  });
});
