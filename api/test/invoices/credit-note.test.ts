import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { createInvoicingShop } from '../support/invoicing.ts';
import { buildOrderBody, createLine, placeOrder } from '../support/shopping.ts';

const shop = await createInvoicingShop();
const { act, app, colleague, credit, db, goods, issue, pageOf, readInvoices, shopper } = shop;

describe('a credit note', () => {
  it('takes back the whole invoice, names it and has a series of its own', async () => {
    const order = await goods();
    const invoice = await issue(order, { company: 'Example Ltd' });
    const { number, kind, gross, reason, snapshot } = await credit(order);
    assert.deepEqual(
      [number, kind, gross, reason],
      ['CN-10001', 'credit_note', 1_200, 'Wrong address'],
    );
    const { credited, customer, rates } = snapshot;
    assert.deepEqual(credited, { number: invoice.number, issuedOn: invoice.issuedOn });
    assert.equal(customer.company, 'Example Ltd');
    assert.deepEqual(rates, [{ rate: 20, net: 1_000, vat: 200, gross: 1_200 }]);
    const [entry] = (await pageOf(order)).timeline.filter((each) => each.kind === 'invoice');
    assert.deepEqual(
      [entry?.title, entry?.text, entry?.reason],
      ['Credit note CN-10001 issued: £12.00', `For invoice ${invoice.number}`, 'Wrong address'],
    );
  });

  it('makes place for another invoice with its own number', async () => {
    const order = await goods();
    const first = await issue(order);
    await credit(order);
    const second = await issue(order);
    assert.notEqual(second.number, first.number);
    assert.equal((await readInvoices(order)).length, 3);
  });

  it('takes back amounts until nothing is left, with the tax of the invoice to the penny', async () => {
    const lines = [createLine(34), createLine(1)];
    const order = await placeOrder(app, shopper, buildOrderBody(shopper, 157, ...lines));
    await db.execute(sql`update order_lines set vat_rate = 5 where productid = 1`);
    const invoice = await issue(order);
    for (const amount of [333, 1, 5_001]) await credit(order, { reason: 'Goodwill', amount });
    const tooMuch = await act(order, 'credit-note', { reason: 'Goodwill', amount: 10_366 });
    assert.deepEqual(
      [tooMuch.statusCode, tooMuch.json().field, tooMuch.json().error],
      [400, 'amount', `Amount: £103.65 is left of invoice ${invoice.number}.`],
    );
    await credit(order);
    const documents = await readInvoices(order);
    const creditNotes = documents.filter(({ kind }) => kind === 'credit_note');
    for (const key of ['net', 'vat', 'gross'] as const)
      assert.equal(
        creditNotes.reduce((sum, { snapshot }) => sum + snapshot[key], 0),
        invoice.snapshot[key],
      );
    for (const { rate, vat } of invoice.snapshot.rates)
      assert.equal(
        creditNotes
          .flatMap(({ snapshot }) => snapshot.rates)
          .filter((each) => each.rate === rate)
          .reduce((sum, each) => sum + each.vat, 0),
        vat,
      );
  });

  it('is issued once if two colleagues press at the same moment', async () => {
    const order = await goods();
    await issue(order);
    const press = () => act(order, 'credit-note', { reason: 'Goodwill' });
    const responses = await Promise.all([press(), press()]);
    assert.deepEqual(responses.map(({ statusCode }) => statusCode).toSorted(), [200, 409]);
    assert.equal((await readInvoices(order)).length, 2);
  });

  it('needs a reason, an invoice and the permission', async () => {
    const order = await goods();
    const none = await act(order, 'credit-note', { reason: 'Goodwill' });
    assert.deepEqual(
      [none.statusCode, none.json().error],
      [409, 'The order has no invoice that can be credited.'],
    );
    await issue(order);
    assert.equal((await act(order, 'credit-note', {})).statusCode, 400);
    assert.equal((await act(order, 'credit-note', { reason: ' ' })).statusCode, 400);
    assert.equal(
      (await act(order, 'credit-note', { reason: 'Goodwill', amount: 0 })).statusCode,
      400,
    );
    const byColleague = await act(order, 'credit-note', { reason: 'Goodwill' }, colleague);
    assert.equal(byColleague.statusCode, 403);
  });
});
