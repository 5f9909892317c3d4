import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { toPounds } from 'contract/values/pence';
import { renderDocument } from '../../src/invoices/document/load-document.ts';
import { invoices } from '../../src/invoices/records/tables.ts';
import { loadOrder, type OrderDetail } from '../../src/orders/records/load-orders.ts';
import { buildSessionRequest } from '../../src/payments/build-session-request.ts';
import { createCalendarShop, createMoveSchedule } from '../support/calendar.ts';
import { sendAllMails } from '../support/mailed.ts';
import { readPdf } from '../support/read-pdf.ts';
import { sendGet, sendPost } from '../support/shopping.ts';
import { openInSpreadsheet } from '../support/spreadsheet.ts';

const FREE_TEXT = 'Piano carried to the second floor';
const REASON = 'Returning customer';
const MINUS_TWENTY = '−£20.00';

/** Lines of £441.00, a discount of £20.00 and a delivery of £24.00. */
const TOTAL = 44_500;

const composition = {
  lines: [
    {
      type: 'product',
      productid: 1,
      quantity: 1,
      addons: [{ addonid: 1, option: 'personalised', personalisation: 'Ada & Tom', quantity: 1 }],
    },
    { type: 'free', serviceid: 5, text: FREE_TEXT, price: 12_050, quantity: 2, vatrate: 5 },
  ],
  discount: { amount: 2_000, reason: REASON },
  delivery: 2_400,
};

const shop = await createCalendarShop({ SHOP_VAT_NUMBER: 'GB123456789' });
const { app, config, db, shopper, staff } = shop;

const day = await shop.dayWith(5);
const orderno = await placeComposedOrder({
  schedule: createMoveSchedule(day),
  method: 'now',
  payment: { kind: 'cash' },
  deliver: true,
});
const order = await readOrder(orderno);

async function placeComposedOrder(fields: object = {}): Promise<string> {
  const response = await sendPost(app, staff, '/staff/orders/place', {
    key: randomUUID(),
    composition,
    contact: {
      name: 'Robin',
      last_name: 'Example',
      address: '1 Example Street',
      city: 'London',
      postalcode: 'SW1A 1AA',
      mobile: '07700900123',
      email: shopper.email,
    },
    userid: shopper.id,
    total: TOTAL,
    ...fields,
  });
  assert.equal(response.statusCode, 200, response.body);
  return response.json<{ orderno: string }>().orderno;
}

/** Places the same order without a day and without delivery, which is paid later. */
const placeCollectedOrder = () =>
  placeComposedOrder({
    method: 'later',
    composition: { ...composition, delivery: null },
    total: TOTAL - 2_400,
  });

async function readOrder(number: string): Promise<OrderDetail> {
  const page = await readStaffPage(number);
  const detail = await loadOrder(db, page.id);
  assert.ok(detail);
  return detail;
}

async function readStaffPage(number: string) {
  const response = await sendGet(app, staff, `/staff/orders/${number}`);
  assert.equal(response.statusCode, 200, response.body);
  return response.json().data;
}

async function readOwnPage(number: string) {
  const response = await sendGet(app, shopper, `/users/orderpage/${number}`);
  assert.equal(response.statusCode, 200, response.body);
  return response.json().data;
}

async function exportRows(name: string, body: object): Promise<Record<string, string>[]> {
  const response = await sendPost(app, staff, `/staff/exports/${name}`, body);
  assert.equal(response.statusCode, 200, response.body);
  const [titles = [], ...rows] = openInSpreadsheet(response.body);
  return rows.map((row) => Object.fromEntries(row.map((cell, index) => [titles[index], cell])));
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

interface WireLine {
  name: string;
  productid: number;
  image: string;
  totalamount: number;
  ordertotal: number;
  deliverycharge: number;
  discount?: number;
  discountreason?: string;
}

/** Fails unless lines on the wire name the free line and the discount, and add up to the total. */
function checkWireLines(lines: readonly WireLine[]) {
  const [dress, free] = lines;
  assert.ok(dress && free);
  assert.deepEqual([dress.productid, dress.totalamount], [1, 200]);
  assert.deepEqual([free.productid, free.image, free.name], [0, '', FREE_TEXT]);
  for (const line of lines) {
    assert.deepEqual([line.discount, line.discountreason], [20, REASON]);
    const goods = sum(lines.map(({ totalamount }) => totalamount));
    assert.equal(goods + line.deliverycharge - 20, line.ordertotal);
    assert.equal(line.ordertotal, toPounds(TOTAL));
  }
}

describe('an order with a free line and a discount', () => {
  it('is stored with the service, the VAT rate and the kind that the free line counts as', () => {
    const [dress, free] = order.lines;
    assert.deepEqual([dress?.productid, dress?.vatRate, dress?.kind], [1, 20, 'garments']);
    assert.deepEqual([free?.productid, free?.vatRate, free?.kind], [0, 5, 'move']);
    assert.deepEqual([free?.serviceid, free?.area, free?.packages], [5, 'london', '']);
    assert.match(free?.serviceName ?? '', /Removal/);
    assert.deepEqual([order.discount, order.placedBy], [2_000, staff.id]);
  });

  it('shows both on the page of staff, who see who made it', async () => {
    const page = await readStaffPage(orderno);
    checkWireLines(page.lines);
    assert.deepEqual([page.discount, page.discountreason], [20, REASON]);
    assert.equal(page.totalamount, toPounds(TOTAL));
    assert.equal(page.placedby, staff.email);
    const [placed] = page.timeline.filter(({ kind }: { kind: string }) => kind === 'placed');
    assert.equal(placed.by, staff.email);
    assert.deepEqual(
      page.progress.map(({ trade }: { trade: string }) => trade),
      ['care', 'move'],
    );
    assert.deepEqual(
      page.days.map(({ trade, state }: { trade: string; state: string }) => [trade, state]),
      [
        ['move', 'confirmed'],
        ['visit', 'none'],
      ],
    );
  });

  it('shows both in My Orders and on its page, whose VAT adds up to the total', async () => {
    const rows = (await sendGet(app, shopper, `/users/getorderproducts/${shopper.id}`)).json();
    checkWireLines(rows.filter(({ orderid }: { orderid: string }) => orderid === orderno));
    const page = await readOwnPage(orderno);
    checkWireLines(page.lines);
    assert.deepEqual(page.vat.lines, [
      { rate: 20, gross: 214.93, vat: 35.82 },
      { rate: 5, gross: 230.07, vat: 10.96 },
    ]);
  });

  it('leaves its free line out of the basket that orders it again', async () => {
    const { again } = await readOwnPage(orderno);
    assert.deepEqual(
      again.cart.map(({ productid }: { productid: number }) => productid),
      [1],
    );
    assert.equal(again.personalised.length, 1);
  });

  it('is found in the list by a word of the free line, and its row names the line', async () => {
    const find = async (search: string) =>
      (await sendPost(app, staff, '/staff/orders/search', { search })).json().data;
    for (const search of ['piano', 'second floor', 'tea-length']) {
      const [row] = await find(search);
      assert.equal(row?.orderno, orderno, search);
      assert.match(row.what, new RegExp(`, 2 × ${FREE_TEXT}`));
      assert.equal(row.totalamount, toPounds(TOTAL));
    }
    const names = await db.execute('select name from ordered_names' as never);
    assert.doesNotMatch(JSON.stringify(names), /piano/i);
  });

  it("needs a day for the service of its free line, and shares its discount with the day's part", async () => {
    const undated = await placeCollectedOrder();
    const list = (await sendPost(app, staff, '/staff/orders/search', { undated: true })).json();
    assert.ok(list.data.some((row: { orderno: string }) => row.orderno === undated));
    const { days } = await readStaffPage(undated);
    assert.ok(days.some(({ trade }: { trade: string }) => trade === 'move'));
    // The removal is £230.07 of the total: £241.00 less its share of the discount.
    const sheets = await sendPost(app, staff, '/staff/orders/sheets', { ordernos: [undated] });
    const [{ payment }] = sheets.json().data;
    assert.match(payment, /£230\.07.*£190\.93/);
    await sendPost(app, staff, `/staff/orders/${undated}/state`, {
      state: 'cancelled',
      reason: 'Phoned',
    });
  });

  it('is on the sheets and the day plan with its free line and discount', async () => {
    const sheets = await sendPost(app, staff, '/staff/orders/sheets', { ordernos: [orderno] });
    const [sheet] = sheets.json().data;
    checkWireLines(sheet.lines);
    const plan = (await sendGet(app, staff, `/staff/day/${day}`)).json().data;
    const job = plan.jobs.find((each: { orderno: string }) => each.orderno === orderno);
    assert.ok(job.lines.includes(`2 × ${FREE_TEXT}`));
    assert.ok(job.lines.includes(`Discount: ${REASON}, ${MINUS_TWENTY}`));
  });

  it('names both in the confirmation and in the work sheet, and links to no product', async () => {
    const mails = (await sendAllMails(shop)).filter(({ subject }) => subject.includes('£445.00'));
    assert.deepEqual(mails.map(({ to }) => to).toSorted(), [config.mail.to, shopper.email].sort());
    for (const { text, html } of mails) {
      for (const content of [text, html]) {
        assert.match(content, new RegExp(FREE_TEXT));
        assert.match(content, new RegExp(`Discount: ${REASON}`));
        assert.match(content, new RegExp(MINUS_TWENTY));
        assert.match(content, /£445\.00/);
        assert.doesNotMatch(content, /\/0\b["?]|images\/0/);
      }
    }
  });

  it('has its parts in the export of orders', async () => {
    const rows = await exportRows('orders', { ordernos: [orderno] });
    const [row] = rows;
    assert.match(row?.Lines ?? '', new RegExp(`2 × ${FREE_TEXT}`));
    assert.deepEqual(
      [row?.Delivery, row?.Discount, row?.Reason, row?.Total],
      ['24', '20', REASON, '445'],
    );
  });

  it('is one sum on the page of the card provider, which takes no negative amounts', () => {
    const { lines } = buildSessionRequest(order, 'attempt', 'https://shop.example/api');
    assert.deepEqual(lines, [{ name: `Order ${orderno}`, quantity: 1, amount: TOTAL }]);
  });

  it('has an invoice that adds up to the penny, with the discount by VAT rate', async () => {
    const [invoice] = await db.select().from(invoices).where(eq(invoices.orderid, order.id));
    assert.ok(invoice);
    const { lines, rates, gross, net, vat } = invoice.snapshot;
    assert.deepEqual(
      lines.map((line) => [line.text, line.quantity, line.rate, line.gross]),
      [
        ['Tea-Length Dress Clean', 1, 20, 14_500],
        ['Keepsake Box', 1, 20, 5_500],
        [FREE_TEXT, 2, 5, 24_100],
        [`Discount: ${REASON}`, 1, 20, -907],
        [`Discount: ${REASON}`, 1, 5, -1_093],
        [order.deliveryName, 1, 20, 2_400],
      ],
    );
    assert.deepEqual([gross, net + vat], [TOTAL, TOTAL]);
    for (const key of ['net', 'vat', 'gross'] as const) {
      assert.equal(sum(lines.map((line) => line[key])), invoice.snapshot[key]);
      assert.equal(sum(rates.map((rate) => rate[key])), invoice.snapshot[key]);
    }
    const { text } = await readPdf((await renderDocument(invoice)).content);
    for (const words of [FREE_TEXT, `Discount: ${REASON}`, '−£9.07', '−£10.93', 'Total: £445.00'])
      assert.ok(text.includes(words), `${words} is not in: ${text}`);
    const range = { from: invoice.issuedOn, to: invoice.issuedOn };
    const csv = await exportRows('invoices', range);
    assert.equal(sum(csv.map((row) => Math.round(Number(row.Amount) * 100))), TOTAL);
    const xero = await exportRows('xero', range);
    const amounts = xero.map((row) => Number(row['*Quantity']) * Number(row['*UnitAmount']));
    assert.equal(Math.round(sum(amounts) * 100), TOTAL);
    assert.ok(xero.some((row) => row['*Description'] === `Discount: ${REASON}`));
  });

  it('gets credit notes that take back the invoice to the penny', async () => {
    for (const body of [{ amount: 12_345, reason: 'Partly' }, { reason: 'The rest' }]) {
      const response = await sendPost(app, staff, `/staff/orders/${orderno}/credit-note`, body);
      assert.equal(response.statusCode, 200, response.body);
    }
    const documents = await db.select().from(invoices).where(eq(invoices.orderid, order.id));
    const signed = documents.map(({ kind, gross }) => (kind === 'invoice' ? gross : -gross));
    assert.equal(sum(signed), 0);
    const signedVat = documents.map(({ kind, snapshot }) =>
      kind === 'invoice' ? snapshot.vat : -snapshot.vat,
    );
    assert.equal(sum(signedVat), 0);
  });

  it('gets no invoice of an earlier version, which would leave out the discount', async () => {
    const [invoice] = await db.select().from(invoices).where(eq(invoices.orderid, order.id));
    assert.ok(invoice);
    const { id: _id, searchText: _searchText, ...values } = invoice;
    await assert.rejects(
      db.insert(invoices).values({ ...values, number: null, gross: TOTAL + 2_000 }),
      ({ cause }: Error) => /leaves out the discount/.test(String(cause)),
    );
  });

  it('stands beside orders that an earlier version writes, which have no discount', async () => {
    await db.execute(sql`
      with placed as (
        insert into orders (orderno, userid, state, email, site, note, payment_method, transactionid, total,
          delivery_charge, delivery_name, fingerprint, customerid, name, last_name, address, mobile, city, postalcode)
        select 'SLR9', userid, 'awaiting_collection', email, site, '', 'offline', 'OFFLINE', 14500, 0, '', '',
          customerid, name, last_name, address, mobile, city, postalcode from orders where id = ${order.id}
        returning id, state),
      history as (
        insert into order_history (orderid, state, cause) select id, state, 'placed' from placed)
      insert into order_lines (orderid, productid, name, image, kind, price, packages, quantity, amount, service_id)
      select id, 1, 'Tea-Length Dress Clean', '{}', 'garments', 14500, '[]', 1, 14500, 1 from placed`);
    const page = await readStaffPage('SLR9');
    assert.deepEqual([page.discount, page.discountreason, page.placedby], [0, '', '']);
    assert.equal(page.totalamount, 145);
    const cancellation = { state: 'cancelled', reason: 'Phoned' };
    await sendPost(app, staff, '/staff/orders/SLR9/state', cancellation);
  });

  it("is in the customer's export without the id of staff", async () => {
    const { data } = (await sendGet(app, shopper, '/account/export')).json();
    const exported = data.orders.find((each: { orderno: string }) => each.orderno === orderno);
    assert.deepEqual([exported.discount, exported.discountReason], [2_000, REASON]);
    assert.equal('placedBy' in exported, false);
    assert.equal(exported.lines[1].name, FREE_TEXT);
  });

  it('keeps its sums and loses the texts of staff when the customer is erased', async () => {
    const body = { state: 'completed', payment: { kind: 'cash' } };
    await sendPost(app, staff, `/staff/orders/${orderno}/state`, body);
    const erasure = await sendPost(app, staff, `/staff/customers/account/${shopper.id}/erase`, {
      email: shopper.email,
    });
    assert.equal(erasure.statusCode, 200, erasure.body);
    const page = await readStaffPage(orderno);
    assert.doesNotMatch(JSON.stringify(page), /Piano|Returning/);
    assert.deepEqual([page.discount, page.totalamount], [20, toPounds(TOTAL)]);
    assert.equal(page.lines[1].name, order.lines[1]?.serviceName);
    const documents = await db.execute('select document from order_search' as never);
    assert.doesNotMatch(JSON.stringify(documents), /piano/i);
  });
});
