import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { orders } from '../../../src/orders/records/tables.ts';
import { recordedPayments } from '../../../src/payments/records/tables.ts';
import { sendAndReadMails } from '../../support/mailed.ts';
import { createPerson } from '../../support/people.ts';
import { createRefundShop } from '../../support/refund-shop.ts';
import {
  buildOrderBody,
  createLine,
  placeOrder,
  saveShippingDetails,
  sendGet,
  sendPost,
} from '../../support/shopping.ts';

const shop = await createRefundShop();
const { app, db, shopper, manager, paidOrder, refund, refundsOf, start, stripe, send } = shop;

/** Places an order of £12 that is paid on collection. */
const place = async () =>
  (await placeOrder(app, shopper, buildOrderBody(shopper, 12, createLine(34)))).orderno;

const record = (orderno: string, fields: object = {}) =>
  sendPost(app, manager, `/staff/orders/${orderno}/recorded-payments`, {
    amount: 500,
    method: 'cash',
    key: randomUUID(),
    ...fields,
  });

const correct = (orderno: string, id: number) =>
  sendPost(app, manager, `/staff/orders/${orderno}/recorded-payments/${id}/correct`, {
    reason: 'Typed twice',
  });

const moneyOf = async (orderno: string) =>
  (await sendGet(app, manager, `/staff/orders/${orderno}/money`)).json().data;

const complete = (orderno: string, fields: object = {}) =>
  sendPost(app, manager, `/staff/orders/${orderno}/state`, { state: 'completed', ...fields });

const stateOf = async (orderno: string) => (await pageOf(orderno)).state;

const pageOf = async (orderno: string) =>
  (await sendGet(app, manager, `/staff/orders/${orderno}`)).json().data;

const shopperPage = async (orderno: string) =>
  (await sendGet(app, shopper, `/users/orderpage/${orderno}`)).json().data;

describe('a payment that staff record', async () => {
  await saveShippingDetails(app, shopper);

  it('lowers what is due, and the order is paid when nothing is due', async () => {
    const orderno = await place();
    await sendAndReadMails(shop, shopper.email);
    const response = await record(orderno, { note: 'Paid to the driver' });
    assert.equal(response.statusCode, 200, response.body);
    const [receipt] = await sendAndReadMails(shop, shopper.email);
    assert.match(
      receipt?.text ?? '',
      /We received £5\.00 in cash for order .*Paid: £5\.00\. Still to pay: £7\.00\./s,
    );
    const { total, paid, due, entries } = await moneyOf(orderno);
    assert.deepEqual([total, paid, due], [1_200, 500, 700]);
    assert.deepEqual(
      [entries[0].method, entries[0].amount, entries[0].note, entries[0].by],
      ['cash', 500, 'Paid to the driver', manager.email],
    );
    assert.equal(await stateOf(orderno), 'part_paid');
    assert.equal(
      (await shopperPage(orderno)).payment,
      'Paid: £5.00. Still to be paid: £7.00, on collection',
    );
    await record(orderno, { amount: 700, method: 'bank_transfer' });
    assert.equal(await stateOf(orderno), 'paid');
    const page = await pageOf(orderno);
    assert.equal(page.payment, 'Paid: £12.00. Nothing more is due.');
    assert.ok(
      page.timeline.some(
        ({ title, by }: { title: string; by: string }) =>
          title === 'Payment recorded: £7.00, bank transfer' && by === manager.email,
      ),
    );
  });

  it('is recorded once for one key', async () => {
    const orderno = await place();
    const key = randomUUID();
    await Promise.all([record(orderno, { key }), record(orderno, { key })]);
    assert.equal((await moneyOf(orderno)).paid, 500);
  });

  it('is refused with a sentence at each wrong field, and nothing is recorded', async () => {
    const orderno = await place();
    const wrong: [object, string][] = [
      [{ amount: 0 }, 'amount'],
      [{ amount: -1 }, 'amount'],
      [{ amount: 1.5 }, 'amount'],
      [{ amount: 1_201 }, 'amount'],
      [{ amount: 500, due: 300 }, 'amount'],
      [{ method: 'card' }, 'method'],
      [{ receivedon: '2099-01-01' }, 'receivedon'],
    ];
    for (const [fields, field] of wrong) {
      const response = await record(orderno, fields);
      assert.ok([400, 409].includes(response.statusCode), response.body);
      assert.equal(response.json().field, field, response.body);
    }
    assert.deepEqual((await moneyOf(orderno)).entries, []);
  });

  it('of more than is due is kept once staff confirm it, and the rest is listed for refund', async () => {
    const orderno = await place();
    const refused = await record(orderno, { amount: 2_000 });
    assert.equal(refused.json().code, 'more_than_due');
    await sendAndReadMails(shop, shopper.email);
    await record(orderno, { amount: 2_000, accept: true });
    const mails = await sendAndReadMails(shop, shopper.email);
    const receipts = mails.filter(({ subject }) => subject.includes('We received your payment'));
    assert.equal(receipts.length, 1);
    assert.match(receipts[0]?.text ?? '', /£20\.00 in cash/);
    assert.match(receipts[0]?.text ?? '', /Only £12\.00 of it was due\. We return £8\.00/);
    const { paid, due, excess } = await moneyOf(orderno);
    assert.deepEqual([paid, due, excess], [2_000, 0, 0]);
    const { refunds: listed } = await refundsOf(orderno);
    assert.deepEqual([listed[0].state, listed[0].method, listed[0].amount], ['due', 'outside', 8]);
    const sent = await sendPost(app, manager, `/staff/refunds/${listed[0].id}/retry`, {});
    assert.equal(sent.json().code, 'no_card');
    await sendPost(app, manager, `/staff/refunds/${listed[0].id}/settle-outside`, {
      reason: 'Given back at once',
      outsidemethod: 'cash',
    });
    const settled = await moneyOf(orderno);
    assert.deepEqual([settled.paid, settled.due], [1_200, 0]);
    assert.equal(settled.entries.at(-1).method, 'cash');
  });

  it('is corrected once, by an entry the other way', async () => {
    const orderno = await place();
    await record(orderno, { amount: 1_200 });
    const [{ id }] = (await moneyOf(orderno)).entries;
    await sendAndReadMails(shop, shopper.email);
    assert.equal((await correct(orderno, id)).statusCode, 200);
    const mails = await sendAndReadMails(shop, shopper.email);
    assert.ok(mails.some(({ text }) => /payment of £12\.00 in cash .* by mistake/s.test(text)));
    const { paid, due, entries } = await moneyOf(orderno);
    assert.deepEqual([paid, due, entries.length], [0, 1_200, 2]);
    assert.equal(await stateOf(orderno), 'awaiting_collection');
    assert.equal((await correct(orderno, id)).json().code, 'corrected');
    assert.equal((await correct(orderno, entries[1].id)).json().code, 'correction');
    assert.equal((await correct(await place(), id)).statusCode, 404);
  });

  it('is neither changed nor deleted in the database', async () => {
    const orderno = await place();
    await record(orderno);
    await assert.rejects(db.update(recordedPayments).set({ amount: 1 }));
    await assert.rejects(db.delete(recordedPayments));
  });

  it('dated back counts on its day', async () => {
    const orderno = await place();
    await record(orderno, { receivedon: '2026-01-05' });
    const response = await sendGet(app, manager, '/staff/takings?from=2026-01-05&to=2026-01-05');
    const { data, total, methods } = response.json();
    assert.deepEqual([data[0].orderno, data[0].method, total], [orderno, 'cash', 5]);
    assert.deepEqual(methods, [{ method: 'cash', amount: 5 }]);
  });

  it('is given back outside the shop when the order is cancelled', async () => {
    const orderno = await place();
    await record(orderno);
    await sendPost(app, manager, `/staff/orders/${orderno}/state`, {
      state: 'cancelled',
      reason: 'Out of stock',
    });
    const { refunds: listed } = await refundsOf(orderno);
    assert.deepEqual(
      listed.map(({ state, method, amount }: { state: string; method: string; amount: number }) => [
        state,
        method,
        amount,
      ]),
      [['due', 'outside', 5]],
    );
    assert.equal((await moneyOf(orderno)).due, 0);
    assert.equal((await record(orderno)).json().code, 'bad_transition');
  });
});

describe('the completion of an order', () => {
  it('records how the rest was paid', async () => {
    const orderno = await place();
    await record(orderno);
    await complete(orderno, { paidby: 'card_terminal' });
    const { paid, entries } = await moneyOf(orderno);
    assert.deepEqual([paid, entries[1].method, entries[1].amount], [1_200, 'card_terminal', 700]);
  });

  it('shows every step as done on the page of the customer', async () => {
    const orderno = await place();
    await complete(orderno, { paidby: 'cash' });
    const [{ steps }] = (await shopperPage(orderno)).progress;
    assert.ok(steps.every(({ reached }: { reached: boolean }) => reached));
  });

  it('leaves the rest due if it is not paid, until it is recorded', async () => {
    const orderno = await place();
    await complete(orderno, { paidby: 'unpaid' });
    assert.equal((await moneyOf(orderno)).due, 1_200);
    assert.equal((await shopperPage(orderno)).payment, 'Still to be paid: £12.00');
    await record(orderno, { amount: 1_200 });
    assert.equal((await moneyOf(orderno)).due, 0);
    assert.equal(await stateOf(orderno), 'completed');
    assert.equal((await shopperPage(orderno)).payment, 'Collection Only, paid');
  });

  it('by an earlier version of the shop counts as paid', async () => {
    const orderno = await place();
    const [order] = await db.select().from(orders).where(eq(orders.orderno, orderno));
    await db.transaction(async (tx) => {
      await tx.execute(sql`update orders set state = 'completed' where id = ${order?.id}`);
      await tx.execute(sql`
        insert into order_history (orderid, state, cause) values (${order?.id}, 'completed', 'by staff')`);
    });
    assert.deepEqual(
      (await moneyOf(orderno)).entries.map(({ amount }: { amount: number }) => amount),
      [1_200],
    );
  });
});

describe('a refund of several payments', () => {
  it('goes back to the newest card first, never more than came from it, the rest outside', async () => {
    const { orderno, intent } = await paidOrder();
    await db.execute(sql`update orders set total = 30000 where orderno = ${orderno}`);
    await record(orderno, { amount: 2_600 });
    const { left, cardleft } = await refundsOf(orderno);
    assert.deepEqual([left, cardleft], [300, 274]);
    const tooMuch = await refund(orderno, { amount: 280 });
    assert.match(tooMuch.json().error, /at most £274\.00 can go back to the card/);
    const outside = await refund(orderno, {
      amount: 30,
      method: 'outside',
      outsidemethod: 'cash',
    });
    assert.equal(outside.statusCode, 200, outside.body);
    await refund(orderno, { amount: 270 });
    assert.deepEqual(shop.paidBack(intent), [27_000]);
    const { paid, due } = await moneyOf(orderno);
    assert.deepEqual([paid, due], [0, 0]);
  });

  it('of a part makes nothing due if the order was paid, and the part due again otherwise', async () => {
    const { orderno } = await paidOrder();
    await refund(orderno);
    const paidOne = await moneyOf(orderno);
    assert.deepEqual([paidOne.paid, paidOne.due], [25_400, 0]);
    assert.equal(await stateOf(orderno), 'paid');
    const partPaid = await place();
    await record(partPaid);
    await refund(partPaid, { amount: 5, method: 'outside' });
    const other = await moneyOf(partPaid);
    const lowered = await place();
    await record(lowered, { amount: 600 });
    await refund(lowered, { amount: 2, method: 'outside', isdueagain: false });
    const cheaper = await moneyOf(lowered);
    assert.deepEqual([cheaper.paid, cheaper.due], [400, 600]);
    assert.deepEqual([other.paid, other.due], [0, 1_200]);
    assert.equal(await stateOf(partPaid), 'awaiting_collection');
  });
});

describe('the page Money', () => {
  it('adds up what is due and overdue, and the takings of each day by method', async () => {
    const read = async () => {
      const response = await sendGet(app, manager, '/staff/money?from=2026-01-05&to=2026-01-06');
      assert.equal(response.statusCode, 200, response.body);
      return response.json().data;
    };
    const before = await read();
    const orderno = await place();
    await record(orderno, { receivedon: '2026-01-06', amount: 300, method: 'card_terminal' });
    const waiting = await read();
    assert.equal(waiting.due.orders, before.due.orders + 1);
    assert.equal(waiting.due.amount, before.due.amount + 900);
    const [latest] = waiting.days;
    assert.deepEqual(
      [latest.day, latest.methods, latest.total],
      ['2026-01-06', [{ method: 'card_terminal', amount: 300 }], 300],
    );
    await complete(orderno, { paidby: 'unpaid' });
    await db.update(orders).set({ restDueOn: '2026-01-07' }).where(eq(orders.orderno, orderno));
    const late = await read();
    assert.equal(late.overdue.amount, before.overdue.amount + 900);
    const colleague = await createPerson(db, 'staff', undefined, 'staff');
    const url = '/staff/money?from=2026-01-05&to=2026-01-06';
    assert.equal((await sendGet(app, colleague, url)).statusCode, 403);
  });
});

describe('the money of an order', () => {
  it('is read by staff only', async () => {
    const orderno = await place();
    const stranger = await createPerson(db);
    assert.equal((await sendGet(app, stranger, `/staff/orders/${orderno}/money`)).statusCode, 403);
    assert.equal((await sendGet(app, manager, '/staff/orders/SLR0/money')).statusCode, 404);
  });

  it('confirms a card order whose card failed, when staff record it', async () => {
    const { orderno, session } = await start();
    session.status = 'expired';
    await send(stripe.event('checkout.session.expired', session));
    assert.equal(await stateOf(orderno), 'payment_failed');
    await sendAndReadMails(shop, shopper.email);
    await record(orderno, { amount: 27_400, method: 'bank_transfer' });
    assert.equal(await stateOf(orderno), 'paid');
    const [mail] = await sendAndReadMails(shop, shopper.email);
    assert.match(mail?.text ?? '', /Paid: £274\.00\. Nothing more is due\./);
  });
});
