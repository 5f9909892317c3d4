import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { formatMoney } from 'contract/values/pence';
import { eq, sql } from 'drizzle-orm';
import { services } from '../../src/catalog/records/tables.ts';
import { orders } from '../../src/orders/records/tables.ts';
import { sweepPayments } from '../../src/payments/sweep-payments.ts';
import { compose, contact, productLine } from '../support/composing.ts';
import { readLinkToken, sendAndReadMails } from '../support/mailed.ts';
import { createOrderPaymentShop } from '../support/order-payment-shop.ts';
import { createPerson } from '../support/people.ts';
import {
  buildOrderBody,
  createLine,
  dress,
  kitA,
  saveShippingDetails,
  sendPost,
  tape,
} from '../support/shopping.ts';

const shop = await createOrderPaymentShop();
const { app, db, config } = shop;
const clerk = await createPerson(db, 'staff', 'clerk@example.com', 'staff');
const silent = { warn: () => undefined };
let callers = 0;

/** Places an order of a dress that is delivered and paid by a mailed link: £169. */
async function placeByLink(more: object = {}) {
  const email = `caller-${(callers += 1)}@example.com`;
  const response = await sendPost(app, clerk, '/staff/orders/place', {
    key: randomUUID(),
    composition: compose([productLine(dress.productid)]),
    contact: { ...contact, email },
    method: 'link',
    total: 16_900,
    ...more,
  });
  assert.equal(response.statusCode, 200, response.body);
  return { orderno: response.json<{ orderno: string }>().orderno, email };
}

const readState = async (orderno: string) =>
  (await db.select().from(orders).where(eq(orders.orderno, orderno)))[0]?.state;

describe('an order of staff that is paid by a mailed link', () => {
  it('waits for the payment, and its mail has the lines and leads to the payment', async () => {
    const { orderno, email } = await placeByLink({ note: 'Ring the lower bell' });
    assert.equal(await readState(orderno), 'awaiting_payment');
    const mails = await sendAndReadMails(shop, email);
    assert.equal(mails.length, 1);
    const [{ subject, text } = { subject: '', text: '' }] = mails;
    assert.match(subject, /Please pay for your order/);
    assert.match(text, new RegExp(`We made order ${orderno} for you on .+, as you asked us to`));
    assert.match(text, /It is confirmed as soon as it is paid/);
    assert.match(text, /Please pay £169\.00\./);
    assert.match(text, /Total: £169\.00/);
    assert.match(text, /1 Example Street/);
    assert.match(text, /Ring the lower bell/);
  });

  it('is confirmed by its deposit, if the caller pays that first', async () => {
    await db.update(services).set({ depositPercent: 25, restDays: 7 });
    const priced = await sendPost(app, clerk, '/staff/compositions/price', {
      composition: compose([productLine(dress.productid)]),
      method: 'online',
    });
    const { amount } = priced.json().data.deposit;
    assert.ok(amount < 16_900);
    const { orderno, email } = await placeByLink({ deposit: amount });
    const [request] = await sendAndReadMails(shop, email);
    assert.ok(request?.text.includes(`Please pay ${formatMoney(amount)}.`), request?.text);
    const session = await shop.openByLink(readLinkToken(request), amount);
    await shop.report(shop.stripe.pay(session.id));
    assert.equal(await readState(orderno), 'part_paid');
    await db.update(services).set({ depositPercent: 0, restDays: 0 });
  });

  it('is refused with another deposit than that of its services', async () => {
    const response = await sendPost(app, clerk, '/staff/orders/place', {
      key: randomUUID(),
      composition: compose([productLine(dress.productid)]),
      contact,
      method: 'link',
      total: 16_900,
      deposit: 100,
    });
    assert.deepEqual([response.statusCode, response.json().code], [409, 'deposit_changed']);
  });

  it('is confirmed by the payment on its page', async () => {
    const { orderno, email } = await placeByLink();
    const [request] = await sendAndReadMails(shop, email);
    const token = readLinkToken(request);
    assert.equal((await shop.readPage(token)).pay?.due, 16_900);
    const session = await shop.openByLink(token);
    assert.equal(session.amount_total, 16_900);
    await shop.report(shop.stripe.pay(session.id));
    assert.equal(await readState(orderno), 'paid');
    const confirmation = (await sendAndReadMails(shop, email)).find(({ text }) =>
      text.includes('Thank you for your order'),
    );
    assert.match(confirmation?.text ?? '', /Paid by card: £169\.00\. Nothing more is due/);
  });

  it('waits on if nobody opens the page, or if the page is closed without a payment', async () => {
    const { orderno, email } = await placeByLink();
    await db
      .update(orders)
      .set({ createdAt: sql`now() - interval '2 hours'` })
      .where(eq(orders.orderno, orderno));
    await sweepPayments({ config, db }, silent);
    assert.equal(await readState(orderno), 'awaiting_payment');
    const [request] = await sendAndReadMails(shop, email);
    const session = await shop.openByLink(readLinkToken(request));
    await shop.send(
      shop.stripe.event('checkout.session.expired', { ...session, status: 'expired' }),
    );
    assert.equal(await readState(orderno), 'awaiting_payment');
  });

  it('stays if its customer orders something else in the shop', async () => {
    const customer = await createPerson(db, 'customer');
    await saveShippingDetails(app, customer);
    const { orderno } = await placeByLink({
      userid: customer.id,
      contact: { ...contact, email: customer.email },
    });
    const order = buildOrderBody(customer, tape.price, createLine(tape.productid));
    const response = await sendPost(app, customer, '/users/orderplace', order);
    assert.equal(response.statusCode, 200, response.body);
    assert.equal(await readState(orderno), 'awaiting_payment');
  });

  it('can be asked for again, and staff can record another payment', async () => {
    const { orderno, email } = await placeByLink();
    const asked = await sendPost(app, clerk, `/staff/orders/${orderno}/payment-requests`, {
      amount: 16_900,
      key: randomUUID(),
    });
    assert.equal(asked.statusCode, 200, asked.body);
    assert.equal((await sendAndReadMails(shop, email)).length, 2);
    const recorded = await sendPost(app, clerk, `/staff/orders/${orderno}/recorded-payments`, {
      amount: 16_900,
      method: 'cash',
      key: randomUUID(),
    });
    assert.equal(recorded.statusCode, 200, recorded.body);
    assert.equal(await readState(orderno), 'paid');
  });

  it('needs an amount that a card can pay', async () => {
    const composition = compose([productLine(kitA.productid)], {
      discount: { amount: 23_890, reason: 'Nearly a gift' },
      delivery: 0,
    });
    const response = await sendPost(app, shop.manager, '/staff/orders/place', {
      key: randomUUID(),
      composition,
      contact,
      method: 'link',
      total: 10,
    });
    assert.equal(response.statusCode, 400, response.body);
    assert.match(response.json().error, /a card payment is at least £0\.30/);
  });
});
