import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import { orders } from '../../src/orders/records/tables.ts';
import { listTakings } from '../../src/payments/staff/list-takings.ts';
import { payments, refunds } from '../../src/payments/records/tables.ts';
import { staffAudit } from '../../src/audit/records/tables.ts';
import { sendAndReadMails } from '../support/mailed.ts';
import { readOrderState } from '../support/payments.ts';
import { createPerson } from '../support/people.ts';
import { createRefundShop } from '../support/refund-shop.ts';
import { setState } from '../support/set-state.ts';
import {
  saveShippingDetails,
  sendGet,
  createLine,
  buildOrderBody,
  placeOrder,
} from '../support/shopping.ts';

const shop = await createRefundShop();
const { app, db, shopper, manager, paidOrder, refund, refundsOf, list, paidBack } = shop;

describe('a refund from the order', () => {
  it('goes through Stripe in part, tells the shopper, and is in the audit log and the takings', async () => {
    const { orderno, intent } = await paidOrder();
    await sendAndReadMails(shop, shopper.email);
    const response = await refund(orderno);
    assert.equal(response.statusCode, 200, response.body);
    const { state, amount, by } = response.json().data;
    assert.deepEqual([state, amount, by], ['done', 20, manager.email]);
    assert.deepEqual(paidBack(intent), [2_000]);
    const { paid, returned, left } = await refundsOf(orderno);
    assert.deepEqual([paid, returned, left], [274, 20, 254]);
    const [mail] = await sendAndReadMails(shop, shopper.email);
    assert.match(mail?.subject ?? '', new RegExp(`Order ${orderno} – Money returned`));
    assert.match(mail?.text ?? '', /returned £20\.00 .*card you paid with/s);
    const audit = await db.select().from(staffAudit).where(eq(staffAudit.subjectId, orderno));
    assert.deepEqual(
      audit.map(({ action, staffEmail, reason }) => [action, staffEmail, reason]),
      [['refund.requested', manager.email, 'A box was late']],
    );
    const takings = await listTakings(db, { from: '2020-01-01', to: '2099-12-31', size: 200 });
    assert.deepEqual(
      takings.data
        .filter((taking) => taking.orderno === orderno)
        .map((taking) => [taking.kind, taking.amount]),
      [
        ['refund', -20],
        ['card', 274],
      ],
    );
  });

  it('is refused beyond what is left, with the field and the most that is left', async () => {
    const { orderno } = await paidOrder();
    await refund(orderno, { amount: 200 });
    const response = await refund(orderno, { amount: 74.01 });
    assert.equal(response.statusCode, 400);
    assert.equal(response.json().field, 'amount');
    assert.match(response.json().error, /at most £74\.00 is left/);
    assert.equal((await refund(orderno, { amount: 74 })).json().data.state, 'done');
    assert.match((await refund(orderno, { amount: 1 })).json().error, /nothing is left/);
  });

  it('is refused with a sentence about each wrong field', async () => {
    const { orderno } = await paidOrder();
    for (const [fields, field, sentence] of [
      [{ amount: 0 }, 'amount', /^Amount /],
      [{ amount: 1.234 }, 'amount', /pounds and pence/],
      [{ reason: ' ' }, 'reason', /^Reason is missing/],
      [{ method: 'cash' }, 'method', /method/],
      [{ key: 'one' }, 'key', /key/],
    ] as const) {
      const response = await refund(orderno, fields);
      assert.equal(response.statusCode, 400, response.body);
      assert.equal(response.json().field, field);
      assert.match(response.json().error, sentence);
    }
    assert.equal((await refund('SLR1')).statusCode, 404);
    assert.equal((await refundsOf(orderno)).refunds.length, 0);
  });

  it('is paid once when it is pressed twice and sent from two tabs with the same key', async () => {
    const { orderno, intent } = await paidOrder();
    const key = randomUUID();
    const responses = await Promise.all(Array.from({ length: 4 }, () => refund(orderno, { key })));
    assert.deepEqual(new Set(responses.map(({ statusCode }) => statusCode)), new Set([200]));
    assert.deepEqual(paidBack(intent), [2_000]);
    assert.equal((await refund(orderno, { key })).json().data.state, 'done');
    assert.equal((await refund(orderno, { key, amount: 21 })).json().code, 'key_used');
  });

  it('is paid once from two tabs, and the second one learns what the first one did', async () => {
    const { orderno, intent } = await paidOrder();
    const responses = await Promise.all([
      refund(orderno, { left: 274 }),
      refund(orderno, { left: 274 }),
    ]);
    const [conflict] = responses.filter(({ statusCode }) => statusCode === 409);
    assert.equal(conflict?.json().code, 'changed_meanwhile');
    assert.deepEqual([conflict?.json().current.left, conflict?.json().by], [254, manager.email]);
    assert.deepEqual(paidBack(intent), [2_000]);
    assert.equal((await refund(orderno, { left: 254 })).statusCode, 200);
  });

  it('never exceeds the payment when twenty requests come at once', async () => {
    const { orderno, intent } = await paidOrder();
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => refund(orderno, { amount: 50 })),
    );
    const done = responses.filter(({ statusCode }) => statusCode === 200);
    assert.equal(done.length, 5);
    assert.deepEqual(paidBack(intent), [5_000, 5_000, 5_000, 5_000, 5_000]);
    assert.equal((await refundsOf(orderno)).left, 24);
  });

  it('cannot exceed the payment in the database either', async () => {
    const { orderno } = await paidOrder();
    await refund(orderno, { amount: 274 });
    const { id: orderid } = await readOrderState(db, orderno);
    const [payment] = await db.select().from(payments).where(eq(payments.orderid, orderid));
    assert.ok(payment);
    await assert.rejects(
      db.insert(refunds).values({
        orderid,
        paymentid: payment.id,
        amount: 1,
        reason: '',
        key: randomUUID(),
        method: 'outside',
        state: 'due',
      }),
    );
  });

  it('is recorded as paid back outside the shop without a call to Stripe', async () => {
    const { orderno, intent } = await paidOrder();
    await sendAndReadMails(shop, shopper.email);
    const response = await refund(orderno, { method: 'outside', reason: 'Cash at the door' });
    assert.equal(response.json().data.state, 'done');
    assert.deepEqual(paidBack(intent), []);
    const [mail] = await sendAndReadMails(shop, shopper.email);
    assert.match(mail?.text ?? '', /£20\.00 .*outside our shop, not to the card/s);
  });
});

describe('a refund of an order that was paid on collection', async () => {
  const buyer = await createPerson(db);
  await saveShippingDetails(app, buyer);
  const reason = 'Cash at the door';

  it('is recorded as paid back outside the shop, with list, mail, receipt and audit', async () => {
    const orderno = await placeCollectedOrder();
    const { paid, left, oncollection } = await refundsOf(orderno);
    assert.deepEqual([paid, left, oncollection], [239, 239, true]);
    await sendAndReadMails(shop, buyer.email);
    const response = await refund(orderno, { method: 'outside', reason, left });
    assert.equal(response.statusCode, 200, response.body);
    const { state, transactionid, currency, by } = response.json().data;
    assert.deepEqual([state, transactionid, currency, by], ['done', '', 'gbp', manager.email]);
    assert.equal((await list('done')).data[0].orderno, orderno);
    const [mail] = await sendAndReadMails(shop, buyer.email);
    assert.match(mail?.text ?? '', /returned £20\.00 .*outside our shop\./s);
    assert.doesNotMatch(mail?.text ?? '', /card/);
    const { data } = (await sendGet(app, buyer, `/users/orderpage/${orderno}`)).json();
    assert.deepEqual([data.refunds[0].amount, data.refunds[0].method], [20, 'outside']);
    const rows = (await sendGet(app, buyer, `/users/getorderproducts/${buyer.id}`)).json();
    assert.deepEqual(rows[0].refunds, data.refunds);
    const audit = await db.select().from(staffAudit).where(eq(staffAudit.subjectId, orderno));
    assert.deepEqual(audit.at(-1)?.reason, reason);
  });

  it('never exceeds the total, goes to no card, and waits until the order is completed', async () => {
    const orderno = await placeCollectedOrder();
    const byCard = await refund(orderno);
    assert.deepEqual([byCard.statusCode, byCard.json().field], [400, 'method']);
    const responses = await Promise.all(
      [200, 200].map((amount) => refund(orderno, { amount, method: 'outside', reason })),
    );
    assert.deepEqual(responses.map(({ statusCode }) => statusCode).toSorted(), [200, 400]);
    assert.equal((await refundsOf(orderno)).left, 39);
    const { id: orderid } = await readOrderState(db, orderno);
    await assert.rejects(
      db.insert(refunds).values({
        orderid,
        amount: 40_00,
        reason: '',
        key: randomUUID(),
        method: 'outside',
        state: 'done',
      }),
    );
    const open = (await placeToCollect()).orderno;
    const early = await refund(open, { method: 'outside', reason });
    assert.match(early.json().error, /nothing is left/);
  });

  const placeToCollect = () =>
    placeOrder(app, buyer, {
      ...buildOrderBody(buyer, 239, createLine(70)),
      idempotencyKey: randomUUID(),
    });

  async function placeCollectedOrder(): Promise<string> {
    const { orderno } = await placeToCollect();
    await setState(db, eq(orders.orderno, orderno), 'completed');
    return orderno;
  }
});
