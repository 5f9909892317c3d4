import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { orderHistory } from '../../../src/orders/records/tables.ts';
import {
  saveShippingDetails,
  buildPackagesText,
  createLine,
  buildOrderBody,
  placeOrder,
  sendPost,
} from '../../support/shopping.ts';
import { readOrderState } from '../../support/payments.ts';
import { createStripeShop } from '../../support/stripe-shop.ts';
import { readError } from '../../support/read-error.ts';

const {
  aMinuteLater,
  app,
  db,
  shopper,
  other,
  stripe,
  kit,
  create,
  send,
  start,
  storedOrders,
  verify,
} = await createStripeShop();

/** Returns an order of the same removal kit, paid on collection. */
const createOrderBody = (idempotencyKey?: string) => ({
  ...buildOrderBody(shopper, 239, createLine(70)),
  ...(idempotencyKey !== undefined && { idempotencyKey }),
});
const collect = (body: object) => sendPost(app, shopper, '/users/orderplace', body);

/** Pays a removal kit by card. The payment page is closed before it returns to the shop. */
async function payUnseen() {
  const started = await start();
  await send(stripe.event('checkout.session.completed', stripe.pay(started.session.id)));
  assert.equal((await readOrderState(db, started.orderno)).state, 'paid');
  return started;
}

async function assertPaidRefusal(response: Awaited<ReturnType<typeof collect>>, orderno: string) {
  assert.equal(response.statusCode, 409, response.body);
  assert.deepEqual(readError(response), {
    status: false,
    error: `Order ${orderno} is paid already. You find it in My Orders.`,
    code: 'paid',
  });
}

/** Moves the payment of the order into the past by this interval. */
async function movePaymentBack(orderno: string, interval: string): Promise<void> {
  const { id } = await readOrderState(db, orderno);
  await db
    .update(orderHistory)
    .set({ at: sql`at - ${interval}::interval` })
    .where(eq(orderHistory.orderid, id));
}

describe('a basket that was paid by card, on a page that was then closed', () => {
  it('is not ordered again for collection: the shopper is told which order is paid', async () => {
    const { orderno } = await payUnseen();
    const before = await storedOrders();
    await assertPaidRefusal(await collect(createOrderBody('collect-1')), orderno);
    assert.equal(await storedOrders(), before);
  });

  it('is not ordered again by the same submission, for any number of concurrent repeats', async () => {
    const { orderno } = await payUnseen();
    const before = await storedOrders();
    const collectAgain = () => collect(createOrderBody('collect-2'));
    for (const response of await Promise.all([collectAgain(), collectAgain(), collectAgain()]))
      await assertPaidRefusal(response, orderno);
    await assertPaidRefusal(await collectAgain(), orderno);
    assert.equal(await storedOrders(), before);
  });

  it('is ordered again by a shopper who was told and submits a new order after a minute', async () => {
    const { orderno } = await payUnseen();
    await assertPaidRefusal(await collect(createOrderBody('collect-3')), orderno);
    await aMinuteLater();
    await assertPaidRefusal(await collect(createOrderBody('collect-3')), orderno);
    assert.notEqual(
      (await placeOrder(app, shopper, createOrderBody('collect-4'))).orderno,
      orderno,
    );
  });

  it('is not ordered again within a minute, for any keys sent together', async () => {
    const { orderno } = await payUnseen();
    const before = await storedOrders();
    const keys = Array.from({ length: 8 }, (_none, at) => `together-${at}`);
    const responses = await Promise.all(keys.map((key) => collect(createOrderBody(key))));
    for (const response of responses) await assertPaidRefusal(response, orderno);
    await assertPaidRefusal(await create(kit('together-card')), orderno);
    assert.equal(await storedOrders(), before);
  });

  it('is ordered again at once by a shopper who was told and then sees the payment', async () => {
    const { session, orderno } = await payUnseen();
    await assertPaidRefusal(await collect(createOrderBody('then-seen')), orderno);
    assert.equal((await verify(session)).json().success, true);
    assert.equal((await collect(createOrderBody('seen-then'))).statusCode, 200);
  });

  it('is reported as paid for a minute to a shopper who sends no key', async () => {
    const { orderno } = await payUnseen();
    const before = await storedOrders();
    await assertPaidRefusal(await collect(createOrderBody()), orderno);
    const together = [createOrderBody(), createOrderBody(), createOrderBody()].map(collect);
    for (const response of await Promise.all(together)) await assertPaidRefusal(response, orderno);
    assert.equal(await storedOrders(), before);
    await aMinuteLater();
    assert.equal((await collect(createOrderBody())).statusCode, 200);
  });

  it('is not paid again by card at another address', async () => {
    const { orderno } = await payUnseen();
    await saveShippingDetails(app, shopper, 'Elsewhere');
    await assertPaidRefusal(await create(kit('pay-elsewhere')), orderno);
  });

  it('is found paid even if no webhook came', async () => {
    const { session, orderno } = await start();
    stripe.pay(session.id);
    await assertPaidRefusal(await collect(createOrderBody('no-news')), orderno);
    await assertPaidRefusal(await collect(createOrderBody('no-news')), orderno);
    await aMinuteLater();
    assert.equal((await collect(createOrderBody('no-news-2'))).statusCode, 200);
  });

  it('is found paid with the key of the payment, too', async () => {
    const { orderno, idempotencyKey } = await payUnseen();
    await assertPaidRefusal(await collect(createOrderBody(idempotencyKey)), orderno);
    await assertPaidRefusal(await create(kit(idempotencyKey)), orderno);
    await aMinuteLater();
    assert.equal((await collect(createOrderBody('another-key'))).statusCode, 200);
  });

  it('does not prevent other users from ordering the same', async () => {
    await payUnseen();
    await placeOrder(app, other, buildOrderBody(other, 239, createLine(70)));
  });

  it('does not prevent a larger, changed or additional order of the shopper', async () => {
    const { sessionId, orderno } = (
      await create(buildOrderBody(shopper, 145 + 24, createLine(1)))
    ).json();
    await send(stripe.event('checkout.session.completed', stripe.pay(sessionId)));
    const packages = buildPackagesText({ id: 3, option: 'standard' });
    await placeOrder(app, shopper, buildOrderBody(shopper, 290, createLine(1, 2)));
    await placeOrder(app, shopper, buildOrderBody(shopper, 163, createLine(1, 1, packages)));
    await placeOrder(app, shopper, buildOrderBody(shopper, 157, createLine(1), createLine(34)));
    await assertPaidRefusal(await collect(buildOrderBody(shopper, 145, createLine(1))), orderno);
  });

  it('only reports the payment for a changed basket, and lets it be ordered', async () => {
    const { session, orderno } = await start();
    stripe.pay(session.id);
    const changed = { ...buildOrderBody(shopper, 343, createLine(71)), idempotencyKey: 'changed' };
    const refused = await collect(changed);
    assert.equal(refused.statusCode, 409);
    assert.match(refused.json().error, new RegExp(`order ${orderno} has just gone through`));
    assert.equal(refused.json().code, 'other_paid');
    assert.equal((await collect(changed)).statusCode, 200);
  });
});

describe('a basket whose payment the shopper has seen', () => {
  it('is ordered again, by card and for collection', async () => {
    const { session, orderno } = await payUnseen();
    assert.equal((await verify(session)).json().success, true);
    assert.notEqual((await placeOrder(app, shopper, createOrderBody('seen-1'))).orderno, orderno);
    assert.equal((await create(kit('seen-2'))).statusCode, 200);
  });
});

describe('an old paid basket without a record that the shopper knows of the payment', () => {
  it('is not ordered again within a day of the payment', async () => {
    const { orderno } = await payUnseen();
    await movePaymentBack(orderno, '23 hours');
    await assertPaidRefusal(await collect(createOrderBody('of-late')), orderno);
  });

  it('is ordered again later, by card and for collection', async () => {
    const { orderno } = await payUnseen();
    await movePaymentBack(orderno, '25 hours');
    assert.equal((await create(kit('long-ago-1'))).statusCode, 200);
    assert.notEqual(
      (await placeOrder(app, shopper, createOrderBody('long-ago-2'))).orderno,
      orderno,
    );
  });
});
