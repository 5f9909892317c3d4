import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import { services } from '../../../src/catalog/records/tables.ts';
import { orders } from '../../../src/orders/records/tables.ts';
import { createDisputeShop } from '../../support/dispute-shop.ts';
import { createDispute, withdrawFunds } from '../../support/fake-stripe-disputes.ts';
import {
  addFree,
  addProduct,
  createEditor,
  removeLine,
  setQuantity,
} from '../../support/editing.ts';
import { sendAndReadMails } from '../../support/mailed.ts';
import { createPerson } from '../../support/people.ts';
import {
  buildOrderBody,
  createLine,
  placeOrder,
  sendGet,
  sendPost,
} from '../../support/shopping.ts';

const shop = await createDisputeShop();
const { app, db, manager, paidBack, paidOrder, report, send, shopper, start, stripe } = shop;
const colleague = await createPerson(db, 'staff', 'colleague@example.com', 'staff');
const { edit, editNow, preview, readComposition } = createEditor(app, manager);
const confirmed = { creditnote: true };

const moneyOf = async (orderno: string) =>
  (await sendGet(app, manager, `/staff/orders/${orderno}/money`)).json().data;
const pageOf = async (orderno: string) =>
  (await sendGet(app, manager, `/staff/orders/${orderno}`)).json().data;
const invoicesOf = async (orderno: string): Promise<[string, number][]> =>
  (await pageOf(orderno)).invoices.map(({ kind, gross }: { kind: string; gross: number }) => [
    kind,
    gross,
  ]);
const stateOf = async (orderno: string): Promise<string> => (await pageOf(orderno)).state;
const payPage = (orderno: string, amount?: number) =>
  sendPost(app, shopper, '/users/payorder', { orderno, ...(amount !== undefined && { amount }) });
const paySession = (id: string) => send(stripe.event('checkout.session.completed', stripe.pay(id)));
const record = (orderno: string, amount: number) =>
  sendPost(app, manager, `/staff/orders/${orderno}/recorded-payments`, {
    amount,
    method: 'cash',
    key: randomUUID(),
  });
const openPages = (orderno: string) =>
  [...stripe.sessions.values()].filter(
    ({ status, client_reference_id: reference }) => status === 'open' && reference === orderno,
  );

/** Returns the states of an order's refunds, and their pounds. */
const listRefunds = async (orderno: string): Promise<[string, number][]> =>
  (await shop.refundsOf(orderno)).refunds.map(
    ({ state, amount }: { state: string; amount: number }) => [state, amount],
  );

/** Returns the text of the mail about the last change. */
async function readMail(): Promise<string> {
  const mails = await sendAndReadMails(shop, shopper.email);
  const mail = mails.findLast(({ subject }) => subject.includes('Your order has changed'));
  assert.ok(mail, 'A mail says that the order has changed.');
  return mail.text;
}

describe('an order that is paid on collection', () => {
  it('has another amount due, and nothing goes back', async () => {
    await shop.comeBack();
    const body = buildOrderBody(shopper, 12, createLine(34));
    const { orderno } = await placeOrder(app, shopper, body);
    assert.equal(await editNow(orderno, setQuantity(0, 3)), 'awaiting_collection');
    const { total, paid, due } = await moneyOf(orderno);
    assert.deepEqual([total, paid, due], [3_600, 0, 3_600]);
    assert.match(await readMail(), /To pay on collection: £36\.00/);
  });

  it('that was paid before it is collected waits for the difference, and money too much for staff', async () => {
    const body = buildOrderBody(shopper, 24, createLine(34, 2));
    const { orderno } = await placeOrder(app, shopper, body);
    await record(orderno, 1_500);
    assert.equal(await editNow(orderno, setQuantity(0, 1)), 'paid');
    const { paid, due, entries } = await moneyOf(orderno);
    assert.deepEqual([paid, due], [1_500, 0]);
    assert.deepEqual(
      entries.map(({ amount, state }: { amount: number; state: string }) => [amount, state]),
      [
        [1_500, 'done'],
        [-300, 'pending'],
      ],
    );
    assert.match(await readMail(), /We return £3\.00 in the way you paid it, within 14 days/);
    assert.equal(await editNow(orderno, setQuantity(0, 4)), 'part_paid');
  });

  it('takes back a refund that still waits for staff, as far as a later change needs its money', async () => {
    const { orderno } = await placeOrder(
      app,
      shopper,
      buildOrderBody(shopper, 48, createLine(34, 4)),
    );
    await record(orderno, 4_800);
    await editNow(orderno, setQuantity(0, 1), confirmed);
    assert.deepEqual(await listRefunds(orderno), [['due', 36]]);
    assert.equal(await editNow(orderno, setQuantity(0, 2)), 'paid');
    assert.deepEqual(await listRefunds(orderno), [['due', 24]]);
    assert.match(await readMail(), /£12\.00 that we were to return to you stays here/);
    assert.equal(await editNow(orderno, setQuantity(0, 5)), 'part_paid');
    assert.deepEqual(await listRefunds(orderno), [['replaced', 24]]);
    const { paid, due } = await moneyOf(orderno);
    assert.deepEqual([paid, due], [4_800, 1_200]);
    assert.match(await readMail(), /£24\.00 that we were to return to you stays here/);
  });

  it('has an invoice over lines that are paid by a refund that it took back', async () => {
    const { orderno } = await paidOrder();
    await sendPost(app, manager, `/staff/orders/${orderno}/recorded-payments`, {
      amount: 2_400,
      method: 'cash',
      key: randomUUID(),
      accept: true,
    });
    assert.deepEqual(await listRefunds(orderno), [['due', 24]]);
    assert.equal(await editNow(orderno, addProduct(34, 2)), 'paid');
    assert.deepEqual(await invoicesOf(orderno), [
      ['invoice', 27_400],
      ['invoice', 2_400],
    ]);
  });

  it('keeps the rest of a refund that a later change does not need, and staff hand it out', async () => {
    const { orderno } = await placeOrder(
      app,
      shopper,
      buildOrderBody(shopper, 36, createLine(34, 3)),
    );
    await record(orderno, 3_600);
    await editNow(orderno, setQuantity(0, 1), confirmed);
    await editNow(orderno, setQuantity(0, 2));
    const [refund] = (await shop.refundsOf(orderno)).refunds;
    const settled = await sendPost(app, manager, `/staff/refunds/${refund.id}/settle-outside`, {
      reason: 'Cash',
    });
    assert.equal(settled.statusCode, 200, settled.body);
    const { paid, due } = await moneyOf(orderno);
    assert.deepEqual([await stateOf(orderno), paid, due], ['paid', 2_400, 0]);
  });
});

describe('an order that is paid by card', () => {
  it('is part paid when its total rises, and the difference can be asked for and paid', async () => {
    const { orderno } = await paidOrder();
    assert.equal(await editNow(orderno, addProduct(34, 2)), 'part_paid');
    const { paid, due } = await moneyOf(orderno);
    assert.deepEqual([paid, due], [27_400, 2_400]);
    const mail = await readMail();
    assert.match(mail, /The new total is £298\.00\. Before, it was £274\.00\./);
    assert.match(mail, /Paid: £274\.00\. Still to be paid: £24\.00/);
    assert.match(mail, /Pay £24\.00:\n/);
    const asked = await sendPost(app, manager, `/staff/orders/${orderno}/payment-requests`, {
      amount: 2_400,
      key: randomUUID(),
    });
    assert.equal(asked.statusCode, 200, asked.body);
    const { sessionId } = (await payPage(orderno)).json<{ sessionId: string }>();
    await paySession(sessionId);
    assert.equal(await stateOf(orderno), 'paid');
    assert.deepEqual(await invoicesOf(orderno), [
      ['invoice', 27_400],
      ['invoice', 2_400],
    ]);
  });

  it('gets the difference back on the card when its total falls, with a credit note', async () => {
    const { orderno, intent } = await paidOrder();
    await editNow(orderno, addProduct(34, 2));
    await record(orderno, 2_400);
    assert.equal(await editNow(orderno, removeLine(1), confirmed), 'paid');
    assert.deepEqual(paidBack(intent), [2_400]);
    const { paid, due } = await moneyOf(orderno);
    assert.deepEqual([paid, due], [27_400, 0]);
    assert.deepEqual(await invoicesOf(orderno), [
      ['invoice', 27_400],
      ['invoice', 2_400],
      ['credit_note', 2_400],
    ]);
    assert.match(await readMail(), /£24\.00 goes back to the card you paid with/);
  });

  it('gives the newest card its money first, and no card more than came from it', async () => {
    const { orderno, intent } = await paidOrder();
    await editNow(orderno, addProduct(34, 2));
    const { sessionId } = (await payPage(orderno)).json<{ sessionId: string }>();
    await paySession(sessionId);
    const second = stripe.sessions.get(sessionId)?.payment_intent ?? '';
    await editNow(
      orderno,
      (composition) => addFree(1, 10_000)(removeLine(0)(composition)),
      confirmed,
    );
    const { total } = await readComposition(orderno);
    assert.deepEqual(paidBack(second), [2_400]);
    assert.deepEqual(paidBack(intent), [29_800 - total - 2_400]);
  });

  it('needs a credit note for less than its invoice: confirmed, and by a role that may', async () => {
    const { orderno } = await paidOrder();
    const change = addFree(1, 5_000);
    const lower = removeLine(0);
    const both = (composition: Parameters<typeof lower>[0]) => change(lower(composition));
    const unconfirmed = await edit(orderno, both);
    assert.equal(unconfirmed.statusCode, 409, unconfirmed.body);
    assert.equal(unconfirmed.json().code, 'credit_note_needed');
    const refused = await edit(orderno, both, confirmed, colleague);
    assert.equal(refused.json().code, 'credit_note_refused');
    assert.match(refused.json().error, /off invoice INV-\d+.*Ask a manager/);
    assert.deepEqual(await invoicesOf(orderno), [['invoice', 27_400]]);
    const { edit: summary, mails } = await preview(orderno, both);
    assert.ok(summary && summary.credited > 0);
    assert.ok(mails.some(({ subject }) => subject.includes('credit note')));
    await editNow(orderno, both, confirmed);
    const { total } = await readComposition(orderno);
    const documents = await invoicesOf(orderno);
    const sum = documents.reduce(
      (rest, [kind, gross]) => rest + (kind === 'invoice' ? gross : -gross),
      0,
    );
    assert.equal(sum, total);
  });

  it('keeps money that is in a dispute', async () => {
    const { orderno, intent } = await paidOrder();
    const dispute = withdrawFunds(createDispute(intent), 1_780_000_000);
    await report('charge.dispute.funds_withdrawn', dispute, 1_000);
    const { edit: summary } = await preview(orderno, (composition) =>
      addFree(1, 5_000)(removeLine(0)(composition)),
    );
    assert.deepEqual([summary?.cardreturn, summary?.outsidereturn], [0, 0]);
    assert.ok(summary && summary.withheld > 0);
    await editNow(
      orderno,
      (composition) => addFree(1, 5_000)(removeLine(0)(composition)),
      confirmed,
    );
    assert.deepEqual(paidBack(intent), []);
    assert.match(await readMail(), /you have disputed this money at your bank/);
  });
});

describe('an order that waits for its card payment', () => {
  it('has one open page for the new total, and the former page is closed', async () => {
    const { session, orderno } = await start();
    assert.equal(await editNow(orderno, addProduct(34), {}, colleague), 'awaiting_payment');
    assert.equal(stripe.sessions.get(session.id)?.status, 'expired');
    assert.equal(await stateOf(orderno), 'awaiting_payment');
    const mail = await readMail();
    assert.match(mail, /Please pay £286\.00 by card on the page of your order/);
    assert.match(mail, /Pay £286\.00:\n/);
    const { sessionId } = (await payPage(orderno)).json<{ sessionId: string }>();
    const [page, ...others] = openPages(orderno);
    assert.deepEqual([page?.id, page?.amount_total, others], [sessionId, 28_600, []]);
    assert.equal((await payPage(orderno)).json().sessionId, sessionId);
    await paySession(sessionId);
    await shop.verify({ ...session, id: sessionId });
    assert.equal(await stateOf(orderno), 'paid');
    assert.deepEqual(await invoicesOf(orderno), [['invoice', 28_600]]);
  });

  it('keeps its page if the total stays the same', async () => {
    const { session, orderno } = await start();
    await editNow(orderno, (same) => same, { note: 'Please ring twice' });
    assert.equal(stripe.sessions.get(session.id)?.status, 'open');
  });

  it('is part paid if the payment of the former page is too little', async () => {
    const { session, orderno } = await start();
    stripe.down = true;
    await editNow(orderno, addProduct(34));
    stripe.down = false;
    assert.equal(stripe.sessions.get(session.id)?.status, 'open');
    await paySession(session.id);
    const { state, paid, due } = { state: await stateOf(orderno), ...(await moneyOf(orderno)) };
    assert.deepEqual([state, paid, due], ['part_paid', 27_400, 1_200]);
  });

  it('gets back what the payment of the former page is too much', async () => {
    const { session, orderno } = await start();
    await editNow(orderno, addProduct(34));
    const { sessionId } = (await payPage(orderno)).json<{ sessionId: string }>();
    stripe.down = true;
    await editNow(orderno, removeLine(1));
    stripe.down = false;
    await paySession(sessionId);
    await shop.verify({ ...session, id: sessionId });
    await shop.later();
    const { paid, due } = await moneyOf(orderno);
    assert.deepEqual([await stateOf(orderno), paid, due], ['paid', 27_400, 0]);
  });

  it('has one outcome if the customer pays in the same second', async () => {
    const { session, orderno } = await start();
    const { version, composition } = await readComposition(orderno);
    const [edited, paid] = await Promise.all([
      sendPost(app, manager, `/staff/orders/${orderno}/edit`, {
        version,
        reason: 'Phoned',
        composition: addProduct(34)(composition),
        total: 28_600,
      }),
      paySession(session.id),
    ]);
    assert.equal(paid.statusCode, 200);
    assert.ok([200, 409].includes(edited.statusCode), edited.body);
    const money = await moneyOf(orderno);
    assert.equal(money.paid, 27_400);
    const isEdited = edited.statusCode === 200;
    assert.equal(money.due, isEdited ? 1_200 : 0);
    assert.equal(await stateOf(orderno), isEdited ? 'part_paid' : 'paid');
  });

  it('has one outcome if the customer cancels in the same second', async () => {
    const { orderno } = await start();
    const { version, composition } = await readComposition(orderno);
    const [edited, cancelled] = await Promise.all([
      sendPost(app, manager, `/staff/orders/${orderno}/edit`, {
        version,
        reason: 'Phoned',
        composition: addProduct(34)(composition),
        total: 28_600,
      }),
      sendPost(app, shopper, '/users/cancelorder', { orderno }),
    ]);
    assert.ok([200, 409].includes(edited.statusCode), edited.body);
    assert.equal(cancelled.statusCode, 200, cancelled.body);
    assert.equal(await stateOf(orderno), 'cancelled');
    await shop.later();
    assert.deepEqual(openPages(orderno), []);
  });
});

describe('an order with a deposit', () => {
  it('keeps the paid deposit, and the rest follows', async () => {
    await db.update(services).set({ depositPercent: 25, restDays: 7 });
    await shop.comeBack();
    const response = await shop.create({
      ...buildOrderBody(shopper, 274, createLine(70)),
      idempotencyKey: randomUUID(),
      deposit: 9_475,
    });
    assert.equal(response.statusCode, 200, response.body);
    const { sessionId, orderno } = response.json<{ sessionId: string; orderno: string }>();
    await paySession(sessionId);
    await editNow(orderno, addProduct(34), {}, colleague);
    const { paid, due } = await moneyOf(orderno);
    assert.deepEqual([paid, due], [9_475, 27_400 + 1_200 - 9_475]);
    assert.equal(await stateOf(orderno), 'part_paid');
    const [order] = await db.select().from(orders).where(eq(orders.orderno, orderno));
    assert.equal(order?.deposit, 9_475);
    await editNow(
      orderno,
      (composition) => addFree(1, 5_000)(removeLine(0)(composition)),
      {},
      colleague,
    );
    const { total } = await readComposition(orderno);
    const refunds = await shop.refundsOf(orderno);
    assert.deepEqual(
      refunds.refunds.map(({ amount, state }: { amount: number; state: string }) => [
        Math.round(amount * 100),
        state,
      ]),
      [[9_475 - total, 'due']],
    );
    assert.match(
      await readMail(),
      /We return £\d+\.\d\d to the card you paid with, within 14 days/,
    );
    await db.update(services).set({ depositPercent: 0, restDays: 0 });
  });

  it('that waits for its deposit asks for the deposit of the changed lines', async () => {
    await db.update(services).set({ depositPercent: 25, restDays: 7 });
    await shop.comeBack();
    const response = await shop.create({
      ...buildOrderBody(shopper, 274, createLine(70)),
      idempotencyKey: randomUUID(),
      deposit: 9_475,
    });
    const { orderno } = response.json<{ orderno: string }>();
    await editNow(orderno, addProduct(70));
    const deposit = 9_475 + 5_975;
    assert.equal((await payPage(orderno, deposit)).statusCode, 200);
    const [page] = openPages(orderno);
    assert.equal(page?.amount_total, deposit);
    assert.match(await readMail(), /Please pay the deposit of £154\.50/);
    await db.update(services).set({ depositPercent: 0, restDays: 0 });
  });
});
