import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { addDays, toLondonDay } from '../../src/schedule/london-day.ts';
import { createInvoicingShop } from '../support/invoicing.ts';
import { buildOrderBody, createLine, placeOrder, sendPost } from '../support/shopping.ts';

const shop = await createInvoicingShop();
const { app, colleague, credit, db, goods, issue, manager, shopper } = shop;
const today = toLondonDay(new Date());

/** Three invoices and a credit note: goods, a company's dress with another rate, a credited one. */
const first = await goods();
const firstInvoice = await issue(first);
const lines = [createLine(34, 2), createLine(1)];
const second = await placeOrder(app, shopper, buildOrderBody(shopper, 169, ...lines));
await db.execute(sql`update order_lines set vat_rate = 5 where productid = 1`);
const secondInvoice = await issue(second, { company: 'Łukasz & Co', vatnumber: 'GB123456789' });
const third = await goods();
const thirdInvoice = await issue(third);
const creditNote = await credit(third, { reason: 'Too dear', amount: 600 });

interface ListedRow {
  number: string;
  customer: string;
  gross: number;
  credited: string;
}

async function search(body: object, who = manager) {
  const response = await sendPost(app, who, '/staff/invoices/search', body);
  assert.equal(response.statusCode, 200, response.body);
  return response.json<{ data: ListedRow[]; total: number; next: string | null }>();
}

const findNumbers = async (body: object) => (await search(body)).data.map(({ number }) => number);

async function readExport(name: string, who = manager) {
  const range = { from: today, to: today };
  const response = await sendPost(app, who, `/staff/exports/${name}`, range);
  assert.equal(response.statusCode, 200, response.body);
  return response.body;
}

describe('the list of invoices', () => {
  it('has the newest first, with their sum less the credit notes', async () => {
    const { data, total, next } = await search({});
    assert.deepEqual(
      data.map(({ number, credited }) => [number, credited]),
      [
        [creditNote.number, thirdInvoice.number],
        [thirdInvoice.number, ''],
        [secondInvoice.number, ''],
        [firstInvoice.number, ''],
      ],
    );
    assert.equal(total, 1_200 + 16_900 + 1_200 - 600);
    assert.equal(next, null);
  });

  it('is paged by key', async () => {
    const page = await search({ size: 3 });
    assert.equal(page.data.length, 3);
    const last = await search({ size: 3, after: page.next });
    assert.deepEqual(
      last.data.map(({ number }) => number),
      [firstInvoice.number],
    );
    assert.equal(last.next, null);
    const wrong = await sendPost(app, manager, '/staff/invoices/search', { after: 'x' });
    assert.equal(wrong.statusCode, 400);
  });

  it('is searched by number, order and name, without regard to accents', async () => {
    assert.deepEqual(await findNumbers({ search: firstInvoice.number }), [firstInvoice.number]);
    assert.deepEqual(await findNumbers({ search: creditNote.number?.toLowerCase() }), [
      creditNote.number,
    ]);
    assert.deepEqual(await findNumbers({ search: second.orderno }), [secondInvoice.number]);
    assert.deepEqual(await findNumbers({ search: 'lukasz' }), [secondInvoice.number]);
    assert.equal((await findNumbers({ search: 'robin example' })).length, 4);
    assert.deepEqual(await findNumbers({ search: '100%' }), []);
  });

  it('is filtered by days, whose last must not be before the first', async () => {
    assert.equal((await findNumbers({ from: today, to: today })).length, 4);
    assert.deepEqual(await findNumbers({ to: addDays(today, -1) }), []);
    assert.deepEqual(await findNumbers({ from: addDays(today, 1) }), []);
    const range = { from: today, to: addDays(today, -1) };
    const refused = await sendPost(app, manager, '/staff/invoices/search', range);
    assert.deepEqual([refused.statusCode, refused.json().field], [400, 'to']);
  });

  it('needs its permission', async () => {
    for (const path of ['invoices/search', 'exports/invoices', 'exports/xero']) {
      const response = await sendPost(app, colleague, `/staff/${path}`, { from: today, to: today });
      assert.equal(response.statusCode, 403, path);
    }
  });
});

describe('the export of invoices', () => {
  it('has a row for each document and rate, whose sums are those of the list', async () => {
    const rows: Record<string, string>[] = parse(await readExport('invoices'), {
      columns: true,
      bom: true,
    });
    assert.deepEqual(
      rows.map((row) => [row.Number, row['VAT rate'], row.VAT, row.Amount, row['Takes back']]),
      [
        [firstInvoice.number, '20', '2', '12', ''],
        [secondInvoice.number, '20', '4', '24', ''],
        [secondInvoice.number, '5', '6.9', '145', ''],
        [thirdInvoice.number, '20', '2', '12', ''],
        [creditNote.number, '20', '-1', '-6', thirdInvoice.number],
      ],
    );
    const sum = rows.reduce((total, { Amount }) => total + Number(Amount), 0);
    assert.equal(sum * 100, (await search({})).total);
    assert.equal(rows[1]?.Company, 'Łukasz & Co');
    assert.equal(rows[4]?.Reason, 'Too dear');
  });

  it('is written to the audit log', async () => {
    await readExport('invoices');
    const { rows } = (await db.execute(
      sql`select subject_id, after from staff_audit where action = 'export.started' order by id desc limit 1`,
    )) as unknown as { rows: object[] };
    assert.deepEqual(rows, [{ subject_id: 'invoices', after: { from: today, to: today } }]);
  });
});

describe("the export for Xero's import", () => {
  it("has the columns of Xero's template, and the first has no mark before it", async () => {
    const [titles] = (await readExport('xero')).split('\r\n');
    assert.equal(
      titles,
      '*ContactName,EmailAddress,POAddressLine1,POAddressLine2,POAddressLine3,POAddressLine4,POCity,PORegion,POPostalCode,POCountry,*InvoiceNumber,Reference,*InvoiceDate,*DueDate,Total,InventoryItemCode,*Description,*Quantity,*UnitAmount,Discount,*AccountCode,*TaxType,TaxAmount,TrackingName1,TrackingOption1,TrackingName2,TrackingOption2,Currency,BrandingTheme',
    );
  });

  it('has a row for each line, and credit notes with negative prices', async () => {
    const rows: Record<string, string>[] = parse(await readExport('xero'), { columns: true });
    const ukToday = today.split('-').toReversed().join('/');
    assert.deepEqual(
      rows.map((row) => [
        row['*ContactName'],
        row['*InvoiceNumber'],
        row.Reference,
        row['*InvoiceDate'],
        ...[row['*Quantity'], row['*UnitAmount'], row['*AccountCode']],
        ...[row['*TaxType'], row.TaxAmount, row.Currency],
      ]),
      [
        ['Robin Example', firstInvoice.number, first.orderno, '1', '12', '20', '2'],
        ['Łukasz & Co', secondInvoice.number, second.orderno, '2', '12', '20', '4'],
        ['Łukasz & Co', secondInvoice.number, second.orderno, '1', '145', '5', '6.9'],
        ['Robin Example', thirdInvoice.number, third.orderno, '1', '12', '20', '2'],
        [
          'Robin Example',
          creditNote.number,
          `${third.orderno}, ${thirdInvoice.number}`,
          ...['1', '-6', '20', '-1'],
        ],
      ].map(([contact, number, reference, quantity, price, rate, tax]) => [
        ...[contact, number, reference, ukToday, quantity, price, '200'],
        ...[`${rate}% (VAT on Income)`, tax, 'GBP'],
      ]),
    );
    assert.deepEqual(
      [rows[0]?.POAddressLine1, rows[0]?.POCity, rows[0]?.POPostalCode, rows[0]?.EmailAddress],
      ['1 Example Street', 'London', 'SW1A 1AA', shopper.email],
    );
  });
});
