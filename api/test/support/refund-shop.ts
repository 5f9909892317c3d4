import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { refunds } from '../../src/payments/records/tables.ts';
import { sweepRefunds } from '../../src/payments/refunds/sweep-refunds.ts';
import { createPerson } from './people.ts';
import { sendGet, sendPost } from './shopping.ts';
import { createStripeShop } from './stripe-shop.ts';

/**
 * Creates a shop with card payments through a fake Stripe. Returns functions for the refund actions
 * of staff.
 */
export async function createRefundShop() {
  const shop = await createStripeShop();
  const { app, db, config, stripe, send, start } = shop;
  const manager = await createPerson(db, 'staff', undefined, 'manager');

  /** Creates an order of £274 that is paid by card. */
  async function createPaidOrder() {
    const { session, orderno } = await start();
    await send(stripe.event('checkout.session.completed', stripe.pay(session.id)));
    assert.ok(session.payment_intent);
    return { orderno, session, intent: session.payment_intent };
  }

  const refund = (orderno: string, fields: object = {}) =>
    sendPost(app, manager, `/staff/orders/${orderno}/refunds`, {
      amount: 20,
      reason: 'A box was late',
      method: 'provider',
      key: randomUUID(),
      ...fields,
    });

  const refundsOf = async (orderno: string) =>
    (await sendGet(app, manager, `/staff/orders/${orderno}/refunds`)).json().data;

  const list = async (state: string, query = '') =>
    (await sendGet(app, manager, `/staff/refunds?state=${state}&size=200${query}`)).json();

  const paidBack = (intent: string) =>
    stripe.refunds.all
      .filter(({ payment_intent, status }) => payment_intent === intent && status !== 'failed')
      .map(({ amount }) => amount);

  /** Makes all refunds due for their next attempt, and runs the background job. */
  async function runLater() {
    await db.update(refunds).set({ nextTry: sql`now()` });
    await sweepRefunds({ config, db }, app.log);
  }

  const retry = (id: number) => sendPost(app, manager, `/staff/refunds/${id}/retry`, {});

  return {
    ...shop,
    manager,
    paidOrder: createPaidOrder,
    refund,
    refundsOf,
    list,
    paidBack,
    later: runLater,
    retry,
  };
}
