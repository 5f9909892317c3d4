import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import { staffAudit } from '../../../src/audit/records/tables.ts';
import { orders } from '../../../src/orders/records/tables.ts';
import { sendAndReadMails } from '../../support/mailed.ts';
import { createOrderPaymentShop, KIT_TOTAL } from '../../support/order-payment-shop.ts';
import {
  buildOrderBody,
  createLine,
  placeOrder,
  sendGet,
  sendPost,
} from '../../support/shopping.ts';

const shop = await createOrderPaymentShop();
const { app, db, manager, shopper, stripe, start } = shop;
const { placeAsGuest, payByLink, openByLink, readPage, report, recordCash, setState } = shop;

const ask = (orderno: string, fields: object = {}, suffix = '') =>
  sendPost(app, manager, `/staff/orders/${orderno}/payment-requests${suffix}`, {
    amount: 20_000,
    key: randomUUID(),
    ...fields,
  });

const readMails = async (email: string) =>
  (await sendAndReadMails(shop, email)).map(({ text }) => text);

const staffPage = async (orderno: string) =>
  (await sendGet(app, manager, `/staff/orders/${orderno}`)).json().data;

describe('asking for a payment', () => {
  it('sends one mail that names the amount, what is due in all and the text of staff', async () => {
    const { orderno, email } = await placeAsGuest();
    const key = randomUUID();
    const text = 'As agreed by phone.\n\nThe van is booked.';
    const asked = await Promise.all([ask(orderno, { key, text }), ask(orderno, { key, text })]);
    assert.deepEqual(
      asked.map(({ statusCode }) => statusCode),
      [200, 200],
    );
    const mails = await readMails(email);
    assert.equal(mails.length, 1);
    const [mail = ''] = mails;
    assert.match(mail, /As agreed by phone\.\s+The van is booked\./);
    assert.match(mail, /Please pay £200\.00\. In all, £239\.00 is still to be paid\./);
    assert.match(mail, /on the page of your order, without an account/);
    assert.match(mail, /Pay £200\.00.*\n?.*\/my-order#[\w-]{43}/);
    const { timeline } = await staffPage(orderno);
    const titles = timeline.map(({ title, by }: Record<string, string>) => `${title} ${by ?? ''}`);
    assert.ok(
      titles.includes(`Asked for a payment of £200.00 ${manager.email}`),
      titles.join('\n'),
    );
    const audit = await db.select().from(staffAudit).where(eq(staffAudit.subjectId, orderno));
    assert.deepEqual(
      audit.map(({ action, after }) => [action, after]),
      [['order.paymentAsked', { pence: 20_000 }]],
    );
  });

  it('names the day by which all is due, if a part is asked for before', async () => {
    const { orderno, email } = await placeAsGuest();
    await ask(orderno);
    await db.update(orders).set({ restDueOn: '2031-03-03' }).where(eq(orders.orderno, orderno));
    const [mail = ''] = await readMails(email);
    assert.match(mail, /In all, £239\.00 is still to be paid by Monday 3 March 2031\./);
  });

  it('lets the customer pay that amount or all, and the rest of it after a part came', async () => {
    const { orderno, token } = await placeAsGuest();
    await ask(orderno);
    assert.deepEqual((await readPage(token)).pay, {
      due: KIT_TOTAL,
      askedamount: 20_000,
      when: 'on collection',
    });
    const all = await openByLink(token);
    assert.equal(all.amount_total, KIT_TOTAL);
    const session = await openByLink(token, 20_000);
    assert.deepEqual([all.status, session.amount_total], ['expired', 20_000]);
    await recordCash(orderno, 5_000);
    assert.deepEqual((await readPage(token)).pay, {
      due: 18_900,
      askedamount: 15_000,
      when: 'on collection',
    });
    assert.equal((await payByLink(token, 20_000)).json().code, 'amount_changed');
    await report(stripe.pay((await openByLink(token, 15_000)).id));
    assert.deepEqual((await readPage(token)).pay, { due: 3_900, when: 'on collection' });
  });

  it('asks for the latest amount only, and for no more than is due', async () => {
    const { orderno, token } = await placeAsGuest();
    await ask(orderno);
    await ask(orderno, { amount: 1_000 });
    assert.deepEqual((await readPage(token)).pay, {
      due: KIT_TOTAL,
      askedamount: 1_000,
      when: 'on collection',
    });
    await ask(orderno, { amount: KIT_TOTAL });
    assert.deepEqual((await readPage(token)).pay, { due: KIT_TOTAL, when: 'on collection' });
  });

  it('is previewed without a mail', async () => {
    const { orderno, email, token } = await placeAsGuest();
    const preview = await sendPost(
      app,
      manager,
      `/staff/orders/${orderno}/payment-requests/preview`,
      { amount: 20_000, text: 'Hello there.' },
    );
    assert.equal(preview.statusCode, 200, preview.body);
    const [mail] = preview.json().data.mails;
    assert.match(mail.text, /Hello there\.[\s\S]+Please pay £200\.00/);
    assert.deepEqual(await readMails(email), []);
    assert.deepEqual((await readPage(token)).pay, { due: KIT_TOTAL, when: 'on collection' });
  });

  it('is refused with a sentence at the field, or with the reason', async () => {
    const { orderno } = await placeAsGuest();
    for (const amount of [0, -1, 1.5, 29, KIT_TOTAL + 1]) {
      const refused = await ask(orderno, { amount });
      assert.ok([400, 409].includes(refused.statusCode), refused.body);
      assert.equal(refused.json().field, 'amount', refused.body);
    }
    await recordCash(orderno, KIT_TOTAL);
    assert.match((await ask(orderno)).json().error, /Nothing is due/);
    const cancelled = await placeAsGuest();
    await setState(cancelled.orderno, 'cancelled');
    assert.equal((await ask(cancelled.orderno)).statusCode, 409);
    const unpaid = await start();
    assert.equal((await ask(unpaid.orderno)).statusCode, 409);
    assert.equal(
      (await sendPost(app, shopper, `/staff/orders/${orderno}/payment-requests`, {})).statusCode,
      403,
    );
  });

  it('sends no mail if the order was paid before the mail went out', async () => {
    const { orderno, email } = await placeAsGuest();
    await ask(orderno);
    await recordCash(orderno, KIT_TOTAL);
    const mails = await readMails(email);
    assert.ok(!mails.some((mail) => mail.includes('Please pay')));
  });

  it('leads the owner of an account to My Orders', async () => {
    const { orderno } = await placeOrder(app, shopper, buildOrderBody(shopper, 12, createLine(34)));
    await readMails(shopper.email);
    await ask(orderno, { amount: 1_200 });
    const [mail = ''] = await readMails(shopper.email);
    assert.match(mail, /Please pay £12\.00\.\s/);
    assert.match(mail, /after signing in[\s\S]+\/my-orders\?order=/);
  });
});
