import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { and, sql } from 'drizzle-orm';
import { mails } from '../../src/mail/queue/tables.ts';
import { invoices } from '../../src/invoices/records/tables.ts';
import { renderEmail } from '../../src/mail/email/email.ts';
import { emailTemplates } from '../../src/email-templates.ts';
import { createInvoicingShop } from '../support/invoicing.ts';
import type { PlacedOrder } from '../support/orders-page.ts';
import { readPdf } from '../support/read-pdf.ts';
import { createStripeShop } from '../support/stripe-shop.ts';

const shop = await createInvoicingShop();
const { act, config, db, goods, issue, readInvoices } = shop;

const complete = (order: PlacedOrder) => act(order, 'state', { state: 'completed' });
const cancel = (order: PlacedOrder) =>
  act(order, 'state', { state: 'cancelled', reason: 'Out of stock' });

const readMails = ({ orderid }: PlacedOrder, kind: string) =>
  db
    .select()
    .from(mails)
    .where(
      and(
        sql`${mails.job} ->> 'kind' = ${kind}`,
        sql`(${mails.job} ->> 'orderid')::int = ${orderid}`,
      ),
    );

describe('an order that is paid on collection', () => {
  it('gets its invoice when it is completed, once, as paid', async () => {
    const order = await goods();
    assert.deepEqual(await readInvoices(order), []);
    assert.equal((await complete(order)).statusCode, 200);
    const [invoice, ...others] = await readInvoices(order);
    assert.deepEqual(others, []);
    assert.deepEqual(
      [invoice?.kind, invoice?.snapshot.paid, invoice?.snapshot.due],
      ['invoice', 1_200, 0],
    );
    assert.match(invoice?.number ?? '', /^INV-\d{5}$/);
  });

  it('keeps the invoice that staff issued before', async () => {
    const order = await goods();
    const { number } = await issue(order);
    await complete(order);
    assert.deepEqual(
      (await readInvoices(order)).map((each) => each.number),
      [number],
    );
  });

  it('has its invoice taken back by a credit note when it is cancelled', async () => {
    const order = await goods();
    const { number } = await issue(order);
    assert.equal((await cancel(order)).statusCode, 200);
    const [, creditNote, ...others] = await readInvoices(order);
    assert.deepEqual(others, []);
    assert.deepEqual(
      [
        creditNote?.kind,
        creditNote?.gross,
        creditNote?.snapshot.credited?.number,
        creditNote?.reason,
      ],
      ['credit_note', 1_200, number, 'The order was cancelled.'],
    );
  });

  it('gets no invoice and no credit note when it is cancelled without an invoice', async () => {
    const order = await goods();
    await cancel(order);
    assert.deepEqual(await readInvoices(order), []);
  });

  it('draws no number for a completion that is previewed', async () => {
    const [previewed, completed] = [await goods(), await goods()];
    await act(previewed, 'state/preview', { state: 'completed' });
    const { number } = await issue(await goods());
    await complete(completed);
    const [invoice] = await readInvoices(completed);
    assert.equal(Number(invoice?.number?.slice(4)), Number(number?.slice(4)) + 1);
  });
});

describe('the mail with an invoice', () => {
  it('is queued once, and has the PDF attached', async () => {
    const order = await goods();
    await complete(order);
    const [invoice] = await readInvoices(order);
    const [mail, ...others] = await readMails(order, 'invoice');
    assert.deepEqual(others, []);
    assert.ok(mail);
    const email = await renderEmail(emailTemplates, { config, db }, mail.job);
    assert.equal(
      email.subject,
      `Your invoice ${invoice?.number} for order ${order.orderno} – ${config.shop.brand}`,
    );
    const [attachment] = email.attachments ?? [];
    assert.deepEqual(
      [attachment?.filename, attachment?.contentType],
      [`${invoice?.number}.pdf`, 'application/pdf'],
    );
    const { text } = await readPdf(attachment?.content ?? Buffer.alloc(0));
    assert.ok(text.includes(`Invoice ${invoice?.number}`));
    assert.match(email.text, /It says that £12\.00 is paid\./);
  });

  it('is not queued if the transaction fails', async () => {
    const order = await goods();
    await act(order, 'invoice/preview');
    assert.deepEqual(await readMails(order, 'invoice'), []);
  });

  it('is shown before staff issue the invoice, without a number', async () => {
    const order = await goods();
    const response = await act(order, 'invoice/preview', { company: 'Example Ltd' });
    assert.equal(response.statusCode, 200, response.body);
    const [mail] = response.json().data.mails;
    assert.match(mail.subject, new RegExp(`^Your invoice for order ${order.orderno}`));
    assert.match(mail.text, /£12\.00 is still to be paid/);
  });

  it('with a credit note says what was taken back', async () => {
    const order = await goods();
    const { number } = await issue(order);
    await cancel(order);
    const [mail] = await readMails(order, 'credit-note');
    assert.ok(mail);
    const { text, attachments = [] } = await renderEmail(emailTemplates, { config, db }, mail.job);
    assert.match(text, new RegExp(`taken back £12\\.00 of invoice ${number}`));
    assert.match(attachments[0]?.filename ?? '', /^CN-\d{5}\.pdf$/);
  });
});

describe('an order that is paid by card', () => {
  it('gets its invoice with the payment, once, however often the payment is reported', async () => {
    const { db: cardDb, start, stripe, verify } = await createStripeShop();
    const readCardInvoices = (orderno: string) =>
      cardDb
        .select()
        .from(invoices)
        .where(sql`${invoices.snapshot} ->> 'orderno' = ${orderno}`);
    const { session, orderno } = await start();
    assert.deepEqual(await readCardInvoices(orderno), []);
    stripe.pay(session.id);
    await Promise.all([verify(session), verify(session)]);
    const [invoice, ...others] = await readCardInvoices(orderno);
    assert.deepEqual(others, []);
    assert.deepEqual([invoice?.snapshot.paid, invoice?.snapshot.due], [27_400, 0]);
  });
});
