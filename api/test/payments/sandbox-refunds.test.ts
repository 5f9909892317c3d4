import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import { paymentEvents, refunds } from '../../src/payments/records/tables.ts';
import { eventually } from '../support/eventually.ts';
import { readOrderState } from '../support/payments.ts';
import { type Person, createPerson } from '../support/people.ts';
import {
  saveShippingDetails,
  sendGet,
  createLine,
  buildOrderBody,
  sendPost,
} from '../support/shopping.ts';
import { createTestApp } from '../support/test-app.ts';

const { app, db } = await createTestApp();
const owner = await createPerson(db, 'staff');

/**
 * Creates an order of £274 that is paid with this card. Returns a new shopper and the order number.
 */
async function createPaidOrder(number: string): Promise<{ orderno: string; shopper: Person }> {
  const shopper = await createPerson(db);
  await saveShippingDetails(app, shopper);
  const body = buildOrderBody(shopper, 274, createLine(70));
  const { url, orderno } = (
    await sendPost(app, shopper, '/users/create-stripe-session', body)
  ).json();
  await app.inject({
    method: 'POST',
    url: new URL(url).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ number, expiry: '12/40', cvc: '123' }).toString(),
  });
  await eventually(async () => assert.equal((await readOrderState(db, orderno)).state, 'paid'));
  return { orderno, shopper };
}

const requestRefund = (orderno: string, amount: number) =>
  sendPost(app, owner, `/staff/orders/${orderno}/refunds`, {
    amount,
    reason: 'A box was late',
    method: 'provider',
    key: randomUUID(),
  });

const readOrderPage = async (shopper: Person, orderno: string) =>
  (await sendGet(app, shopper, `/users/orderpage/${orderno}`)).json().data;

describe('a refund through the sandbox', () => {
  it('is done, confirmed by a signed webhook, and shown to the shopper with its date', async () => {
    const { orderno, shopper } = await createPaidOrder('4242 4242 4242 4242');
    const before = await db.$count(paymentEvents);
    const response = await requestRefund(orderno, 20);
    assert.equal(response.json().data.state, 'done', response.body);
    await eventually(async () => assert.equal(await db.$count(paymentEvents), before + 1));
    const page = await readOrderPage(shopper, orderno);
    const [shown] = page.refunds;
    assert.deepEqual([shown.amount, shown.method], [20, 'provider']);
    assert.ok(Date.now() - Date.parse(shown.at) < 60_000);
    assert.equal(page.cancel.refund, 254);
  });

  it('is all that was paid in the end, and the order’s page says that nothing is due any more', async () => {
    const { orderno, shopper } = await createPaidOrder('4242 4242 4242 4242');
    await sendPost(app, shopper, '/users/cancelorder', { orderno });
    assert.equal((await readOrderPage(shopper, orderno)).refund.amount, 274);
    const { id: orderid } = await readOrderState(db, orderno);
    const [due] = await db.select().from(refunds).where(eq(refunds.orderid, orderid));
    await sendPost(app, owner, `/staff/refunds/${due?.id}/retry`, {});
    const page = await readOrderPage(shopper, orderno);
    assert.equal(page.refund, undefined);
    assert.deepEqual(
      page.refunds.map(({ amount }: { amount: number }) => amount),
      [274],
    );
  });

  it('fails for the test card whose refunds fail, and can be paid back outside the shop', async () => {
    const { orderno, shopper } = await createPaidOrder('4000 0000 0000 5126');
    const { id, state, error } = (await requestRefund(orderno, 20)).json().data;
    assert.deepEqual([state, error], ['failed', 'expired or canceled card']);
    const settled = await sendPost(app, owner, `/staff/refunds/${id}/settle-outside`, {
      reason: 'Bank transfer',
    });
    assert.equal(settled.json().data.state, 'done', settled.body);
    assert.equal((await readOrderPage(shopper, orderno)).refunds[0].method, 'outside');
  });
});
