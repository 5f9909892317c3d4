import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import { disputeEntries, disputes } from '../../src/payments/records/disputes/tables.ts';
import { eventually } from '../support/eventually.ts';
import { createPerson } from '../support/people.ts';
import { readOrderState } from '../support/payments.ts';
import { buildOrderBody, createLine, saveShippingDetails, sendPost } from '../support/shopping.ts';
import { createTestApp } from '../support/test-app.ts';

const { app, db } = await createTestApp();
const owner = await createPerson(db, 'staff');

const sendForm = (url: string, fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

/** Pays an order of £274 with this card, and waits until its payment is disputed. */
async function payDisputedOrder(number: string) {
  const shopper = await createPerson(db);
  await saveShippingDetails(app, shopper);
  const body = buildOrderBody(shopper, 274, createLine(70));
  const response = await sendPost(app, shopper, '/users/create-stripe-session', body);
  const { url, orderno } = response.json();
  await sendForm(new URL(url).pathname, { number, expiry: '12/40', cvc: '123' });
  await eventually(async () => assert.ok(await readDispute(orderno)));
  const { transactionid } = await readOrderState(db, orderno);
  assert.ok(transactionid);
  return { orderno, page: `/sandbox/disputes/${transactionid}` };
}

async function readDispute(orderno: string) {
  const { id } = await readOrderState(db, orderno);
  const [row] = await db.select().from(disputes).where(eq(disputes.orderid, id));
  return row;
}

async function listAmounts(orderno: string) {
  const { id } = await readOrderState(db, orderno);
  const isOfOrder = eq(disputeEntries.orderid, id);
  const rows = await db.select().from(disputeEntries).where(isOfOrder).orderBy(disputeEntries.id);
  return rows.map(({ amount }) => amount);
}

const hasStatus = (orderno: string, status: string) =>
  eventually(async () => assert.equal((await readDispute(orderno))?.status, status));

const refundAll = (orderno: string) =>
  sendPost(app, owner, `/staff/orders/${orderno}/refunds`, {
    amount: 274,
    reason: 'To be safe',
    method: 'provider',
    key: randomUUID(),
  });

describe("the sandbox's card of a customer who disputes", () => {
  for (const [status, amounts] of [
    ['lost', [-27_400]],
    ['won', [-27_400, 27_400]],
  ] as const)
    it(`takes the money at once, and a developer decides that the dispute is ${status}`, async () => {
      const { orderno, page } = await payDisputedOrder('4000 0000 0000 0259');
      await eventually(async () => assert.deepEqual(await listAmounts(orderno), [-27_400]));
      const shown = await app.inject(page);
      assert.equal(shown.statusCode, 200);
      assert.ok(shown.body.includes(orderno) && shown.body.includes('£274.00'));
      assert.match((await sendForm(page, { status: 'under_review' })).body, /role="status"/);
      await hasStatus(orderno, 'under_review');
      await sendForm(page, { status });
      await hasStatus(orderno, status);
      assert.deepEqual(await listAmounts(orderno), amounts);
    });

  it('has a page for disputed payments only', async () => {
    assert.equal((await app.inject('/sandbox/disputes/pi_unknown')).statusCode, 404);
    const { page } = await payDisputedOrder('4000 0000 0000 5423');
    assert.equal((await app.inject(page)).statusCode, 404);
  });
});

describe("the sandbox's cards of an inquiry and of a fraud warning", () => {
  for (const number of ['4000 0000 0000 1976', '4000 0000 0000 5423'])
    it(`move no money, and end when the payment is given back: ${number}`, async () => {
      const { orderno } = await payDisputedOrder(number);
      assert.equal((await readDispute(orderno))?.status, 'needs_response');
      assert.equal((await refundAll(orderno)).statusCode, 200);
      await hasStatus(orderno, 'closed');
      assert.deepEqual(await listAmounts(orderno), []);
    });
});
