import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatDate } from 'contract/calendar/date-texts';
import { formatMoney } from 'contract/values/pence';
import { eq } from 'drizzle-orm';
import { createOrderUrl } from '../../src/orders/link/order-link.ts';
import { orders } from '../../src/orders/records/tables.ts';
import { renderInvoice } from '../../src/invoices/document/render-invoice.ts';
import { createInvoicingShop } from '../support/invoicing.ts';
import { createGuest, type Person } from '../support/people.ts';
import { readPdf } from '../support/read-pdf.ts';
import {
  buildOrderBody,
  createLine,
  placeOrder,
  saveShippingDetails,
  sendGet,
} from '../support/shopping.ts';

const shop = await createInvoicingShop();
const { app, colleague, credit, db, goods, issue, other, shopper } = shop;

const download = (who: Person, number: string | null) =>
  sendGet(app, who, `/users/invoices/${number}`);
const downloadByLink = (token: string, number: string | null) =>
  app.inject({ method: 'POST', url: '/users/invoicebylink', payload: { token, number } });

/** Places an order as a new guest. Returns it with the token of its mailed link. */
async function placeGuestOrder() {
  const guest = { ...shopper, ...(await createGuest(app, `${crypto.randomUUID()}@example.com`)) };
  await saveShippingDetails(app, guest);
  const order = await placeOrder(app, guest, buildOrderBody(guest, 12, createLine(34)));
  const [row] = await db.select().from(orders).where(eq(orders.id, order.orderid));
  assert.ok(row);
  const token = (await createOrderUrl(db, row)).split('#')[1] ?? '';
  return { order, token };
}

describe('the PDF of an invoice', () => {
  it('says what the invoice says', async () => {
    const invoice = await issue(await goods(), {
      company: 'Łukasiewicz & Sons Ltd',
      vatnumber: 'GB987654321',
    });
    const response = await sendGet(app, colleague, `/staff/invoices/${invoice.number}/pdf`);
    assert.equal(response.statusCode, 200);
    const { 'content-type': type, 'content-disposition': disposition } = response.headers;
    assert.equal(type, 'application/pdf');
    assert.equal(disposition, `attachment; filename="${invoice.number}.pdf"`);
    const { text } = await readPdf(response.rawPayload);
    const { seller, customer, lines, rates, net, vat, gross, due, orderno } = invoice.snapshot;
    for (const part of [
      `Invoice ${invoice.number}`,
      `Order ${orderno}`,
      `Issued on ${formatDate(invoice.issuedOn)}`,
      `Tax point ${formatDate(invoice.taxPoint)}`,
      seller.legalName,
      `Company number ${seller.companyNumber}`,
      `VAT number ${seller.vatNumber}`,
      'Łukasiewicz & Sons Ltd',
      'VAT number GB987654321',
      customer.name,
      customer.address,
      `${customer.city} ${customer.postcode}`,
      ...lines.map((line) =>
        [
          line.text,
          line.quantity,
          formatMoney(line.price),
          `${line.rate}%`,
          ...[line.net, line.vat, line.gross].map(formatMoney),
        ].join(' '),
      ),
      ...rates.map((rate) =>
        [`${rate.rate}%`, ...[rate.net, rate.vat, rate.gross].map(formatMoney)].join(' '),
      ),
      `All rates ${[net, vat, gross].map(formatMoney).join(' ')}`,
      `Total: ${formatMoney(gross)}`,
      `To be paid by ${formatDate(invoice.dueOn)}: ${formatMoney(due)}`,
    ])
      assert.ok(text.includes(part), `'${part}' in '${text}'`);
  });

  it('is tagged for screen readers, with title, language and embedded fonts', async () => {
    const { number } = await issue(await goods());
    const { rawPayload } = await download(shopper, number);
    const { info, roles } = await readPdf(rawPayload);
    const { Title: title, Language: language } = info as { Title: string; Language: string };
    assert.match(title, new RegExp(`^Invoice ${number} – `));
    assert.equal(language, 'en-GB');
    assert.equal(roles.filter((role) => role === 'H1').length, 1);
    assert.equal(roles.filter((role) => role === 'Table').length, 2);
    assert.equal(roles.filter((role) => role === 'TH').length, 7 + 4);
    const source = rawPayload.toString('latin1');
    assert.equal(source.match(/\/FontFile2 /g)?.length, 2);
    assert.doesNotMatch(source, /\/BaseFont \/(Helvetica|Times)/);
    assert.match(source, /\/Marked true/);
  });

  it('is the same at every download, also after the order has changed', async () => {
    const order = await goods();
    const { number } = await issue(order);
    const first = await download(shopper, number);
    await db.update(orders).set({ name: 'Robin' }).where(eq(orders.id, order.orderid));
    const second = await sendGet(app, colleague, `/staff/invoices/${number}/pdf`);
    assert.ok(first.rawPayload.equals(second.rawPayload));
  });

  it('of a credit note names its invoice and its reason', async () => {
    const order = await goods();
    const invoice = await issue(order);
    const { number } = await credit(order, { reason: 'The veil was torn', amount: 500 });
    const { text } = await readPdf((await download(shopper, number)).rawPayload);
    for (const part of [
      `Credit note ${number}`,
      `Takes back £5.00 of invoice ${invoice.number} of ${formatDate(invoice.issuedOn)}.`,
      'Reason: The veil was torn',
      'Total credited: £5.00',
    ])
      assert.ok(text.includes(part), `'${part}' in '${text}'`);
  });

  it('repeats the titles of the columns on further pages', async () => {
    const invoice = await issue(await goods());
    const [line] = invoice.snapshot.lines;
    assert.ok(line && invoice.number);
    const lines = Array.from({ length: 45 }, (_, index) => ({ ...line, text: `Veil ${index}` }));
    const { number } = invoice;
    const snapshot = { ...invoice.snapshot, lines };
    const { pages, text } = await readPdf(await renderInvoice({ ...invoice, number, snapshot }));
    assert.equal(pages, 2);
    assert.equal(text.match(/Description Quantity/g)?.length, 2);
    assert.match(text, /Veil 44 .*Page 2 of 2/);
  });
});

describe('a firm without a VAT number', () => {
  it('issues invoices without any word about the tax', async () => {
    const untaxed = await createInvoicingShop({ SHOP_VAT_NUMBER: '' });
    const invoice = await untaxed.issue(await untaxed.goods());
    const { rates, net, vat, gross } = invoice.snapshot;
    assert.deepEqual([rates, net, vat, gross], [[], 1_200, 0, 1_200]);
    const url = `/staff/invoices/${invoice.number}/pdf`;
    const { rawPayload } = await sendGet(untaxed.app, untaxed.colleague, url);
    const { text } = await readPdf(rawPayload);
    assert.doesNotMatch(text, /VAT|tax/i);
    assert.match(text, /Price each Amount .* £12\.00 £12\.00 Total: £12\.00/);
  });
});

describe("the customer's page of an order", () => {
  it('lists invoices and credit notes, for its owner and by the mailed link', async () => {
    const own = await goods();
    const { order: linked, token } = await placeGuestOrder();
    const readOwn = async () =>
      (await sendGet(app, shopper, `/users/orderpage/${own.orderno}`)).json().data.invoices;
    assert.equal(await readOwn(), undefined);
    const { number, issuedOn } = await issue(own);
    const creditNote = await credit(own);
    assert.deepEqual(await readOwn(), [
      { number, kind: 'invoice', issuedon: issuedOn, gross: 1_200 },
      { number: creditNote.number, kind: 'credit_note', issuedon: issuedOn, gross: 1_200 },
    ]);
    const linkedInvoice = await issue(linked);
    const response = await app.inject({
      method: 'POST',
      url: '/users/orderbylink',
      payload: { token },
    });
    const [listed] = response.json().data.invoices;
    assert.equal(listed.number, linkedInvoice.number);
  });
});

describe("who downloads an order's invoice", () => {
  it('is its customer, and nobody else learns which numbers exist', async () => {
    const { number } = await issue(await goods());
    assert.equal((await download(shopper, number)).statusCode, 200);
    for (const response of [
      await download(other, number),
      await download(other, 'INV-99999'),
      await download(colleague, number),
    ])
      assert.deepEqual(
        [response.statusCode, response.json().error],
        [403, 'There is no such invoice of yours.'],
      );
    assert.equal((await app.inject({ url: `/users/invoices/${number}` })).statusCode, 401);
  });

  it('is the holder of the mailed link, for this order only', async () => {
    const { order, token } = await placeGuestOrder();
    const { number } = await issue(order);
    const response = await downloadByLink(token, number);
    assert.equal(response.statusCode, 200);
    assert.equal(response.headers['content-type'], 'application/pdf');
    const { number: foreignNumber } = await issue(await goods());
    assert.equal((await downloadByLink(token, foreignNumber)).statusCode, 404);
    assert.equal((await downloadByLink(token, 'INV-99999')).statusCode, 404);
    assert.equal((await downloadByLink('x'.repeat(43), number)).statusCode, 404);
  });
});
