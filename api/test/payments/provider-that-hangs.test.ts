import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { inArray, sql } from 'drizzle-orm';
import { startBackgroundJobs } from '../../src/background.ts';
import { orders } from '../../src/orders/records/tables.ts';
import { sweepPayments } from '../../src/payments/sweep-payments.ts';
import { paymentSessions } from '../../src/payments/records/tables.ts';
import { eventually } from '../support/eventually.ts';
import { listOrderMailKinds, readOrderState } from '../support/payments.ts';
import { createPerson } from '../support/people.ts';
import { saveShippingDetails, createLine, buildOrderBody, sendPost } from '../support/shopping.ts';
import { createStripeShop } from '../support/stripe-shop.ts';

const { app, config, db, shopper, stripe, send } = await createStripeShop();

/** Longest time that the storefront waits for a response, in ms. */
const STOREFRONT_WAITS = 20_000;

/** Time after which a process that does not end is killed, in ms. */
const FORCED_END = 10_000;

/** Opens this many payment pages of the shopper at the same time, as in several tabs. */
async function openPages(howMany: number) {
  const ordernos: string[] = [];
  const sessions = [];
  for (let page = 0; page < howMany; page += 1) {
    const tab = await createPerson(db);
    await saveShippingDetails(app, tab);
    const body = buildOrderBody(tab, 274, createLine(70));
    const response = await sendPost(app, tab, '/users/create-stripe-session', body);
    assert.equal(response.statusCode, 200, response.body);
    const { sessionId, orderno } = response.json<{ sessionId: string; orderno: string }>();
    const session = stripe.sessions.get(sessionId);
    assert.ok(session);
    ordernos.push(orderno);
    sessions.push(session);
  }
  await db.update(orders).set({ userid: shopper.id }).where(inArray(orders.orderno, ordernos));
  return { ordernos, sessions };
}

/** Moves the opening and the last check of all payment pages into the past by an hour. */
async function moveSessionsBack(): Promise<void> {
  const hourAgo = sql`now() - interval '1 hour'`;
  await db.update(paymentSessions).set({ createdAt: hourAgo, checkedAt: hourAgo });
}

describe('while the provider hangs and several payment pages are open', () => {
  it("places another order long before the storefront's timeout, and the sweep closes the pages", async () => {
    const { ordernos, sessions } = await openPages(6);
    stripe.hangs = true;
    const begin = Date.now();
    const response = await sendPost(
      app,
      shopper,
      '/users/orderplace',
      buildOrderBody(shopper, 343, createLine(71)),
    );
    assert.ok(Date.now() - begin < STOREFRONT_WAITS);
    stripe.hangs = false;
    assert.equal(response.statusCode, 200, response.body);
    for (const orderno of ordernos)
      assert.equal((await readOrderState(db, orderno)).state, 'cancelled');
    const paid = sessions[0];
    assert.ok(paid);
    await send(stripe.event('checkout.session.completed', stripe.pay(paid.id)));
    const { id, state } = await readOrderState(db, ordernos[0] ?? '');
    assert.equal(state, 'cancelled');
    assert.deepEqual(await listOrderMailKinds(db, id), ['refund-due']);
    await moveSessionsBack();
    await sweepPayments({ config, db }, app.log);
    assert.deepEqual(
      sessions.map(({ status }) => status),
      ['complete', ...sessions.slice(1).map(() => 'expired')],
    );
  });

  it('ends a sweep at once when the backend ends', async () => {
    const { ordernos } = await openPages(4);
    await moveSessionsBack();
    stripe.hangs = true;
    const background = startBackgroundJobs(config, db, app.log);
    await eventually(async () => {
      const asked = await db
        .select()
        .from(paymentSessions)
        .where(sql`checked_at > now() - interval '30 minutes'`);
      assert.ok(asked.length >= ordernos.length);
    });
    const begin = Date.now();
    await background.stop();
    assert.ok(Date.now() - begin < FORCED_END);
    stripe.hangs = false;
    for (const orderno of ordernos) {
      assert.equal((await readOrderState(db, orderno)).state, 'awaiting_payment');
    }
  });
});
