import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { after, describe, it } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import type { PaymentProvider } from 'server/card-providers/payment-provider';
import { buildApp } from '../../src/app.ts';
import type { Config } from '../../src/config/config.ts';
import { payments, paymentSessions } from '../../src/payments/records/tables.ts';
import { readOrderState } from '../support/payments.ts';
import { createRefundShop } from '../support/refund-shop.ts';
import { sendGet, sendPost } from '../support/shopping.ts';

const shop = await createRefundShop();
const { config, db, kit, manager, paidBack, paidOrder, shopper, stripe } = shop;

/** A provider that remembers the refunds it was asked for. Its webhooks are JSON without a signature. */
const askedRefunds: string[] = [];
const sessionOf = (id: string) => ({
  id,
  url: `https://pay.example.com/${id}`,
  status: 'open' as const,
  isPaid: false,
  amount: 27_400,
  currency: 'gbp',
  mode: 'payment',
  orderno: '',
  attempt: '',
  transactionid: '',
});
const other: PaymentProvider = {
  createSession: async () => sessionOf(`other_${randomUUID()}`),
  retrieveSession: async (id) => sessionOf(id),
  expireSession: async (id) => ({ ...sessionOf(id), status: 'expired' }),
  async createRefund({ transactionid, amount, reference }) {
    askedRefunds.push(transactionid);
    const refund = { id: `re_${reference}`, status: 'done', currency: 'gbp', failure: '' } as const;
    return { ...refund, transactionid, amount, reference };
  },
  listRefunds: async () => [],
  listPayouts: async () => ({ items: [], hasMore: false }),
  retrievePayout: async () => null,
  listBalanceTransactions: async () => ({ items: [], hasMore: false }),
  readEvent(body, headers) {
    if (headers['other-signature'] !== 'valid') throw new Error('Not signed by this provider.');
    return JSON.parse(body.toString());
  },
};
const configured = { name: 'other', load: async () => other };

async function startShop(cardProviders: Config['cardProviders']) {
  const app = await buildApp({ ...config, cardProviders }, db);
  after(() => app.close());
  return app;
}

const both = await startShop([configured, ...config.cardProviders]);
const otherAlone = await startShop([configured]);

const refundIn = (app: typeof both, orderno: string) =>
  sendPost(app, manager, `/staff/orders/${orderno}/refunds`, {
    amount: 20,
    reason: 'A box was late',
    method: 'provider',
    key: randomUUID(),
  });

const sendOther = (session: object) =>
  both.inject({
    method: 'POST',
    url: '/payments/webhook',
    headers: { 'content-type': 'application/json', 'other-signature': 'valid' },
    payload: JSON.stringify({
      id: randomUUID(),
      type: 'paid',
      session,
      refunds: [],
      refundedTransaction: null,
      dispute: null,
    }),
  });

const openPage = async () =>
  (await sendPost(both, shopper, '/users/create-stripe-session', kit(randomUUID()))).json<{
    sessionId: string;
    orderno: string;
  }>();

describe('a shop with two card payment providers', () => {
  it('opens the page of the first, and refunds an older payment at its own provider', async () => {
    const { orderno, intent } = await paidOrder();
    await shop.comeBack();
    const { sessionId } = await openPage();
    assert.match(sessionId, /^other_/);
    const [stored] = await db
      .select()
      .from(paymentSessions)
      .where(eq(paymentSessions.id, sessionId));
    assert.equal(stored?.provider, 'other');
    assert.equal((await refundIn(both, orderno)).json().data.state, 'done');
    assert.deepEqual(paidBack(intent), [2_000]);
    assert.deepEqual(askedRefunds, []);
  });

  it('takes the events of each at one address, and refunds where the money went', async () => {
    const { sessionId, orderno } = await openPage();
    const paid = {
      ...sessionOf(sessionId),
      status: 'complete',
      isPaid: true,
      transactionid: 'tx1',
    };
    assert.equal((await sendOther(paid)).statusCode, 200);
    assert.equal((await readOrderState(db, orderno)).state, 'paid');
    const [payment] = await db.select().from(payments).where(eq(payments.sessionid, sessionId));
    assert.equal(payment?.provider, 'other');
    assert.equal((await refundIn(both, orderno)).json().data.state, 'done');
    assert.deepEqual(askedRefunds, ['tx1']);
    await sendGet(both, shopper, `/users/verify-payment/${sessionId}`);
    await shop.aMinuteLater();
  });

  it('ignores the report of one about a page of the other', async () => {
    const { session, orderno } = await shop.start();
    const forged = { ...sessionOf(session.id), status: 'complete', isPaid: true };
    assert.equal((await sendOther(forged)).statusCode, 200);
    assert.equal((await readOrderState(db, orderno)).state, 'awaiting_payment');
    await shop.send(stripe.event('checkout.session.completed', stripe.pay(session.id)));
    assert.equal((await readOrderState(db, orderno)).state, 'paid');
  });

  it('says so if the provider of a payment is not set up any more, and moves no money', async () => {
    const { orderno, intent } = await paidOrder();
    const response = await refundIn(otherAlone, orderno);
    assert.equal(response.statusCode, 503);
    assert.match(response.json().error, /provider of this payment is not set up/);
    assert.deepEqual(paidBack(intent), []);
  });
});

describe('the migration', () => {
  it('names the provider of earlier payments by their ids', async () => {
    const { session } = await paidOrder();
    const sandboxId = `cs_test_${'0a'.repeat(32)}`;
    await db.update(payments).set({ provider: '' });
    const [first] = await db.select().from(payments).where(eq(payments.provider, ''));
    await db
      .update(payments)
      .set({ sessionid: sandboxId })
      .where(eq(payments.id, first?.id ?? 0));
    const statements = readFileSync(
      new URL('../../migrations/0039_providers_of_payments.sql', import.meta.url),
      'utf8',
    ).split('--> statement-breakpoint');
    await db.execute(sql.raw(statements.at(-1) ?? ''));
    const nameOf = async (id: string) =>
      (await db.select().from(payments).where(eq(payments.sessionid, id)))[0]?.provider;
    assert.deepEqual([await nameOf(sandboxId), await nameOf(session.id)], ['sandbox', 'stripe']);
  });
});
