import assert from 'node:assert/strict';
import { sql } from 'drizzle-orm';
import { paymentNotices } from '../../src/payments/records/tables.ts';
import { startFakeStripe } from './fake-stripe.ts';
import type { FakeSession } from './fake-stripe-refunds.ts';
import { createOrderingApp } from './ordering.ts';
import { sendGet, createLine, buildOrderBody, sendPost } from './shopping.ts';

/**
 * Creates a shop with card payments through a fake Stripe. Returns functions for the actions of
 * shopper and Stripe.
 */
export async function createStripeShop() {
  const stripe = await startFakeStripe();
  const shop = await createOrderingApp(stripe.env);
  const { app, db, shopper } = shop;
  const pages: FakeSession[] = [];
  let keys = 0;

  /** An order of removal kit A with its delivery, £274. */
  const kit = (idempotencyKey: string) => ({
    ...buildOrderBody(shopper, 274, createLine(70)),
    idempotencyKey,
  });
  const create = (body: object) => sendPost(app, shopper, '/users/create-stripe-session', body);

  /** Moves the notices to shoppers about payments into the past by more than a minute. */
  async function aMinuteLater() {
    await db.update(paymentNotices).set({ at: sql`at - interval '61 seconds'` });
  }

  /**
   * Verifies every paid session, as if the shopper returned from its page. Afterwards, all notices
   * about payments are more than a minute old.
   */
  async function returnFromPayment() {
    await aMinuteLater();
    for (const page of pages.splice(0)) if (page.payment_status === 'paid') await verify(page);
  }

  /** Simulates the return from earlier payment pages, and opens a new page for a kit. */
  async function start() {
    await returnFromPayment();
    const idempotencyKey = `key-${(keys += 1)}`;
    const response = await create(kit(idempotencyKey));
    assert.equal(response.statusCode, 200, response.body);
    const { sessionId, orderno, url } = response.json<Record<string, string>>();
    const session = stripe.sessions.get(sessionId ?? '');
    assert.ok(session && orderno && url);
    pages.push(session);
    return { session, orderno, url, idempotencyKey };
  }

  function verify({ id }: FakeSession) {
    return sendGet(app, shopper, `/users/verify-payment/${id}`);
  }

  return {
    ...shop,
    stripe,
    kit,
    create,
    aMinuteLater,
    comeBack: returnFromPayment,
    start,
    send: (event: { payload: string; headers: Record<string, string> }) =>
      app.inject({ method: 'POST', url: '/payments/webhook', ...event }),
    verify,
  };
}

/** The kinds of the emails about an order that is paid by card. */
export const confirmationMailKinds = ['order-confirmation', 'order-copy', 'invoice'];
