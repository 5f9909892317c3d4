import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { invoices } from '../../src/invoices/records/tables.ts';
import { saveSeller } from '../../src/invoices/issue/seller.ts';
import { orders } from '../../src/orders/records/tables.ts';
import { addDays, toLondonDay } from '../../src/schedule/london-day.ts';
import { createInvoicingShop } from '../support/invoicing.ts';
import { setState } from '../support/set-state.ts';
import { buildOrderBody, createLine, placeOrder, sendGet } from '../support/shopping.ts';

const shop = await createInvoicingShop();
const { act, app, colleague, config, db, goods, issue, pageOf, readInvoices, shopper } = shop;
const today = toLondonDay(new Date());

describe('an invoice', () => {
  it('has the next number, and all that UK VAT asks for, as of its issue', async () => {
    const order = await goods();
    const { number, snapshot, ...row } = await issue(order);
    assert.equal(number, 'INV-10001');
    assert.deepEqual(
      [row.issuedOn, row.taxPoint, row.dueOn, row.gross],
      [today, today, today, 1_200],
    );
    const { seller, customer, lines, rates } = snapshot;
    assert.equal(seller.vatNumber, 'GB123456789');
    assert.equal(seller.legalName, config.shop.company.legalName);
    assert.equal(snapshot.orderno, order.orderno);
    assert.equal(customer.company, '');
    assert.match(customer.name, /\w/);
    assert.match(customer.address, /\w/);
    assert.deepEqual(
      lines.map(({ quantity, price, rate, net, vat, gross }) => [
        quantity,
        price,
        rate,
        net,
        vat,
        gross,
      ]),
      [[1, 1_200, 20, 1_000, 200, 1_200]],
    );
    assert.deepEqual(rates, [{ rate: 20, net: 1_000, vat: 200, gross: 1_200 }]);
    assert.deepEqual([snapshot.paid, snapshot.due], [0, 1_200]);
  });

  it('names the day on which the customer was told to pay the rest, and no day in the past', async () => {
    for (const [restDueOn, dueOn] of [
      ['2031-03-03', '2031-03-03'],
      ['2024-03-03', today],
    ] as const) {
      const order = await goods();
      await db.update(orders).set({ restDueOn }).where(eq(orders.id, order.orderid));
      assert.equal((await issue(order)).dueOn, dueOn);
    }
  });

  it('of a completed order is due at once, although its work was booked for later', async () => {
    const order = await goods();
    const move = { date: addDays(today, 30), half: 'morning' } as const;
    await db.update(orders).set({ schedule: { move } }).where(eq(orders.id, order.orderid));
    await act(order, 'state', { state: 'completed', paidby: 'unpaid' });
    const [invoice] = await readInvoices(order);
    assert.deepEqual([invoice?.dueOn, invoice?.snapshot.due], [today, 1_200]);
  });

  it('has the tax of lines and rates alike, and the total of the order', async () => {
    const lines = [createLine(34), createLine(1), createLine(34)];
    const order = await placeOrder(app, shopper, buildOrderBody(shopper, 169, ...lines));
    await db.execute(sql`update order_lines set vat_rate = 5 where productid = 1`);
    const { snapshot } = await issue(order);
    assert.deepEqual(
      snapshot.rates.map(({ rate, gross }) => [rate, gross]),
      [
        [20, 2_400],
        [5, 14_500],
      ],
    );
    for (const key of ['net', 'vat', 'gross'] as const) {
      const total = snapshot[key];
      assert.equal(
        snapshot.lines.reduce((sum, line) => sum + line[key], 0),
        total,
      );
      assert.equal(
        snapshot.rates.reduce((sum, rate) => sum + rate[key], 0),
        total,
      );
    }
    assert.equal(snapshot.gross, 16_900);
    assert.equal(snapshot.net + snapshot.vat, snapshot.gross);
  });

  it("names the customer's company and VAT number, which are checked at their fields", async () => {
    const order = await goods();
    const wrong = await act(order, 'invoice', { company: 'Example Ltd', vatnumber: '12' });
    assert.deepEqual(
      [wrong.statusCode, wrong.json().field, wrong.json().error],
      [400, 'vatnumber', 'VAT number: please type it like GB123456789.'],
    );
    const alone = await act(order, 'invoice', { vatnumber: 'GB 987 6543 21' });
    assert.deepEqual([alone.statusCode, alone.json().field], [400, 'company']);
    const { snapshot } = await issue(order, { company: 'Example Ltd', vatnumber: '987 6543 21' });
    assert.deepEqual(
      [snapshot.customer.company, snapshot.customer.vatNumber],
      ['Example Ltd', 'GB987654321'],
    );
  });

  it('is issued once, also if two colleagues press at the same moment', async () => {
    const order = await goods();
    const responses = await Promise.all([1, 2, 3].map(() => act(order, 'invoice')));
    assert.deepEqual(responses.map(({ statusCode }) => statusCode).toSorted(), [200, 409, 409]);
    const [invoice, ...others] = await readInvoices(order);
    assert.deepEqual(others, []);
    const page = await pageOf(order);
    assert.equal(
      page.actions.find(({ name }) => name === 'issueInvoice')?.refusal,
      `The order already has invoice ${invoice?.number}.`,
    );
  });

  it('stands on the page of its order and in the timeline, with the colleague', async () => {
    const order = await goods();
    const { number } = await issue(order, { company: 'Example Ltd' });
    const { invoices: listed, timeline } = await pageOf(order);
    assert.deepEqual(listed, [{ number, kind: 'invoice', issuedon: today, gross: 1_200 }]);
    const [entry] = timeline.filter(({ kind }) => kind === 'invoice');
    assert.deepEqual(
      [entry?.title, entry?.text, entry?.by],
      [`Invoice ${number} issued: £12.00`, 'To Example Ltd', colleague.email],
    );
    const audit = await db.execute(
      sql`select action, after from staff_audit where subject_id = ${order.orderno} order by id desc`,
    );
    assert.deepEqual((audit as unknown as { rows: object[] }).rows[0], {
      action: 'order.invoiceIssued',
      after: { company: 'Example Ltd', vatnumber: '', gross: 1_200 },
    });
  });

  it('keeps what it says, whatever changes later', async () => {
    const order = await goods();
    const issued = await issue(order);
    await db
      .update(orders)
      .set({ name: 'Robin', city: 'Leeds' })
      .where(eq(orders.id, order.orderid));
    const { company } = config.shop;
    await saveSeller(db, { ...config.shop, company: { ...company, address: 'Elsewhere' } });
    const [unchanged] = await readInvoices(order);
    assert.deepEqual(unchanged, issued);
    await saveSeller(db, config.shop);
  });

  it('cannot be changed or deleted, also not by hand', async () => {
    const { id } = await issue(await goods());
    const ofInvoice = eq(invoices.id, id);
    const refusal = (cause: Error) => /never changed or deleted/.test(String(cause.cause));
    await assert.rejects(db.update(invoices).set({ gross: 1 }).where(ofInvoice), refusal);
    await assert.rejects(db.update(invoices).set({ number: 'INV-1' }).where(ofInvoice), refusal);
    await assert.rejects(db.delete(invoices).where(ofInvoice), refusal);
    await assert.rejects(db.execute(sql`truncate invoices`), refusal);
  });

  it('is refused for a card order that is not paid, and for a cancelled one', async () => {
    const cancelled = await goods();
    await setState(db, eq(orders.id, cancelled.orderid), 'cancelled');
    const unpaid = await goods();
    await setState(db, eq(orders.id, unpaid.orderid), 'awaiting_payment');
    for (const [order, refusal] of [
      [unpaid, 'The order is awaiting payment.'],
      [cancelled, 'The order is cancelled.'],
    ] as const) {
      const response = await act(order, 'invoice');
      assert.deepEqual([response.statusCode, response.json().error], [409, refusal]);
    }
  });

  it('of an order that was completed before has the day of its completion as tax point', async () => {
    const order = await goods();
    await setState(db, eq(orders.id, order.orderid), 'completed');
    await db.execute(
      sql`update order_history set at = at - interval '40 days' where orderid = ${order.orderid}`,
    );
    const completionDay = toLondonDay(new Date(Date.now() - 40 * 24 * 3_600_000));
    const { taxPoint, issuedOn, snapshot } = await issue(order);
    assert.deepEqual([taxPoint, issuedOn], [completionDay, today]);
    assert.deepEqual([snapshot.paid, snapshot.due], [1_200, 0]);
  });

  it("is in the export of the customer's data", async () => {
    const order = await goods();
    const { number } = await issue(order);
    const { data } = (await sendGet(app, shopper, '/account/export')).json<{
      data: { orders: { orderno: string; invoices: { number: string }[] }[] };
    }>();
    const exported = data.orders.find(({ orderno }) => orderno === order.orderno);
    assert.deepEqual(
      exported?.invoices.map((invoice) => invoice.number),
      [number],
    );
  });
});
