import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { emailTemplates } from '../../src/email-templates.ts';
import { type MailJob, renderEmail } from '../../src/mail/email/email.ts';
import { mails } from '../../src/mail/queue/tables.ts';
import { createOrderingApp } from '../support/ordering.ts';
import { listOrderMailKinds, readOrderState } from '../support/payments.ts';
import {
  buildPackagesText,
  sendGet,
  createLine,
  buildOrderBody,
  placeOrder,
  sendPost,
} from '../support/shopping.ts';

const { app, db, config, shopper, other } = await createOrderingApp({
  PUBLIC_URL: 'https://shop.example.com',
});

const render = (job: MailJob) => renderEmail(emailTemplates, { config, db }, job);

const requestMail = (orderno: string, behind: string, who = shopper) =>
  sendGet(app, who, `/users/getmail/${who.id}/${orderno}${behind}`);

const dressOrder = buildOrderBody(
  shopper,
  2 * 145 + 2 * 55 + 12,
  createLine(1, 2, buildPackagesText({ id: 1, option: 'personalised' })),
  createLine(34),
);

describe('the confirmation email', () => {
  it('has number, lines with add-ons, total, collection, next steps and cancellation', async () => {
    const { orderid, orderno } = await placeOrder(app, shopper, dressOrder);
    const email = await render({ kind: 'order-confirmation', orderid });
    assert.equal(email.to, shopper.email);
    assert.equal(email.subject, `Order ${orderno} – £412.00 – SLR London`);
    for (const part of [email.text, email.html]) {
      for (const text of [
        orderno,
        'Tea-Length Dress Clean',
        'Keepsake Box – Personalised',
        '£110.00',
        '£412.00',
        config.shop.warehouse,
        'no delivery charge',
        'within 14 days',
        'https://shop.example.com/my-orders',
      ]) {
        assert.ok(part.includes(text), text);
      }
    }
  });

  it('shows the delivery of a card order and how it is paid', async () => {
    const response = await sendPost(
      app,
      shopper,
      '/users/create-stripe-session',
      buildOrderBody(shopper, 274, createLine(70)),
    );
    const { id: orderid } = await readOrderState(db, response.json().orderno);
    const { text } = await render({ kind: 'order-confirmation', orderid });
    assert.match(text, /Pallet Delivery {2}£35\.00\nTotal: £274\.00/);
    assert.match(text, /To be paid: £274\.00, by card on the page of your order\./);
  });

  it('goes to the firm too, and a reply to that copy goes to the customer', async () => {
    const { orderid, orderno } = await placeOrder(
      app,
      shopper,
      buildOrderBody(shopper, 12, createLine(34)),
    );
    const copy = await render({ kind: 'order-copy', orderid });
    assert.equal(copy.to, config.mail.to);
    assert.equal(copy.replyTo, shopper.email);
    assert.ok(copy.subject.startsWith(`New order: Order ${orderno}`));
  });

  it('keeps the prices of the day of the order', async () => {
    const { orderid } = await placeOrder(app, shopper, buildOrderBody(shopper, 12, createLine(34)));
    const before = await render({ kind: 'order-confirmation', orderid });
    await db.execute('update products set price = 1 where id = 34');
    assert.deepEqual(await render({ kind: 'order-confirmation', orderid }), before);
    await db.execute('update products set price = 1200 where id = 34');
  });
});

describe('requesting the email', () => {
  it('accepts anything after the order number, queues once, and returns status', async () => {
    const { orderid, orderno } = await placeOrder(
      app,
      shopper,
      buildOrderBody(shopper, 12, createLine(34)),
    );
    for (const behind of [
      '/Robin/Example/1%20Example%20Street/12/Packing%20Tape/a.svg/12/1',
      '/Robin//%2F..%2F/12///1',
      '//////',
      '/',
      '',
      `/${'x'.repeat(3_000)}/${encodeURIComponent('é\n"<')}`,
      '/Robin/%00%07/12',
    ]) {
      const response = await requestMail(orderno, behind);
      assert.equal(response.statusCode, 200, behind);
      assert.deepEqual(response.json(), { status: true });
    }
    assert.deepEqual(await listOrderMailKinds(db, orderid), ['order-confirmation', 'order-copy']);
  });

  it('uses no new email id for repeated requests', async () => {
    const listMailIds = async () =>
      (await db.select({ id: mails.id }).from(mails)).map(({ id }) => id);
    const { orderno } = await placeOrder(app, shopper, buildOrderBody(shopper, 12, createLine(34)));
    const last = Math.max(...(await listMailIds()));
    for (let at = 0; at < 5; at += 1) await requestMail(orderno, '/a');
    await placeOrder(app, shopper, buildOrderBody(shopper, 12, createLine(34)));
    assert.equal(Math.max(...(await listMailIds())), last + 2);
  });

  it("returns 403 for another user's order and for an unknown order", async () => {
    const { orderno } = await placeOrder(app, other, buildOrderBody(other, 12, createLine(34)));
    assert.equal((await requestMail(orderno, '/a/b')).statusCode, 403);
    assert.equal((await requestMail('SLR1', '/a/b')).statusCode, 403);
    const theirs = await sendGet(app, shopper, `/users/getmail/${other.id}/${orderno}/a`);
    assert.equal(theirs.statusCode, 403);
  });

  it('returns 409 while a card order is not paid, and queues nothing', async () => {
    const response = await sendPost(
      app,
      shopper,
      '/users/create-stripe-session',
      buildOrderBody(shopper, 274, createLine(70)),
    );
    const { orderno } = response.json();
    assert.equal((await requestMail(orderno, '/a')).statusCode, 409);
    assert.deepEqual(await listOrderMailKinds(db, (await readOrderState(db, orderno)).id), []);
  });
});

describe('the email about a refund', () => {
  it('names the order and says that the money is returned', async () => {
    const { orderid, orderno } = await placeOrder(
      app,
      shopper,
      buildOrderBody(shopper, 12, createLine(34)),
    );
    const email = await render({ kind: 'refund-due', orderid });
    assert.equal(email.to, shopper.email);
    for (const part of [email.text, email.html]) {
      assert.ok(part.includes(orderno) && part.includes('return the money'));
    }
  });
});
