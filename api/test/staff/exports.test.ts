import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import { lockOrder } from '../../src/orders/records/find-order.ts';
import { orders } from '../../src/orders/records/tables.ts';
import { writeDayEvent } from '../../src/orders/records/write-day-event.ts';
import { staffAudit } from '../../src/audit/records/tables.ts';
import { createOrderingApp } from '../support/ordering.ts';
import { createPerson } from '../support/people.ts';
import { openInSpreadsheet } from '../support/spreadsheet.ts';
import {
  buildPackagesText,
  createLine,
  buildOrderBody,
  placeOrder,
  sendPost,
} from '../support/shopping.ts';

const { app, db, shopper, other } = await createOrderingApp();
const staff = await createPerson(db, 'staff');

const first = await placeOrder(app, shopper, buildOrderBody(shopper, 24, createLine(34, 2)));
const second = await placeOrder(app, other, buildOrderBody(other, 239, createLine(70)));
await db
  .update(orders)
  .set({ name: '=HYPERLINK("x")', lastName: '@sum', email: '+a@example.com', note: '-1, "é"' })
  .where(eq(orders.orderno, first.orderno));
await sendPost(app, staff, `/staff/orders/${second.orderno}/state`, { state: 'completed' });

const range = { from: '2020-01-01', to: '2099-12-31' };
const send = (name: string, body: object) => sendPost(app, staff, `/staff/exports/${name}`, body);
const readCsvLines = async (name: string, body: object) => {
  const response = await send(name, body);
  assert.equal(response.statusCode, 200, response.body);
  return response.body.split('\r\n').slice(0, -1);
};

describe('exports', () => {
  it('are CSV in UTF-8 that Excel opens', async () => {
    const { headers, rawPayload } = await send('orders', {});
    assert.equal(headers['content-type'], 'text/csv; charset=utf-8');
    assert.match(String(headers['content-disposition']), /filename="orders.csv"/);
    assert.deepEqual([...rawPayload.subarray(0, 3)], [0xef, 0xbb, 0xbf]);
  });

  it('of orders follow the filters, and neutralise formulas', async () => {
    const [titles, row, ...rest] = await readCsvLines('orders', { state: 'open' });
    assert.match(titles ?? '', /^\uFEFFOrder,Placed,State/);
    assert.deepEqual(rest, []);
    assert.match(row ?? '', new RegExp(`^${first.orderno},\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d,`));
    assert.ok(row?.includes(`,"'=HYPERLINK(""x"")",'@sum,'+a@example.com,`), row);
    assert.ok(row?.endsWith(`,"2 × Packing Tape, Six Rolls",0,24,"'-1, ""é""",0,24,0,`), row);
    const selected = await readCsvLines('orders', { ordernos: [second.orderno] });
    assert.deepEqual(
      selected.slice(1).map((each) => each.split(',')[0]),
      [second.orderno],
    );
    assert.equal((await readCsvLines('orders', { search: 'robin example' })).length, 2);
  });

  it('of takings have what was received on these days', async () => {
    await db.transaction(async (tx) => {
      const order = await lockOrder(tx, second.orderid);
      assert.ok(order);
      await writeDayEvent(tx, order, 'dayReleased', { text: 'because nobody confirmed it' });
    });
    const [, row, ...rest] = await readCsvLines('takings', range);
    assert.match(
      row ?? '',
      new RegExp(
        `,${second.orderno},Cash,,Robin,Example,.*,239,How it was paid was not recorded.,Recorded payment,GBP$`,
      ),
    );
    assert.deepEqual(rest, []);
    assert.equal(
      (await readCsvLines('takings', { from: '2020-01-01', to: '2020-01-31' })).length,
      1,
    );
  });

  it('of customers have one row for each person', async () => {
    const rows = await readCsvLines('customers', range);
    assert.equal(rows.length, 3);
    assert.match(rows[2] ?? '', /,1,0,239,/);
  });

  it('keep rows, line breaks and phone numbers in a spreadsheet, and let nobody plant a formula', async () => {
    const planted = 'Flat 1\r\n=HYPERLINK("x")\n@a;=1+1,"b"\t-2';
    await db
      .update(orders)
      .set({ name: ' Robin', address: planted, note: `\n${planted}`, postalcode: '01234' });
    await db.update(orders).set({ mobile: '07700900999' }).where(eq(orders.orderno, first.orderno));
    await sendPost(app, staff, `/staff/orders/${first.orderno}/state`, { state: 'completed' });
    for (const name of ['orders', 'customers', 'takings']) {
      const body = name === 'orders' ? {} : range;
      const [titles = [], ...rows] = openInSpreadsheet((await send(name, body)).body);
      assert.equal(rows.length, 2, name);
      const cellsOf = (title: string) => rows.map((row) => row[titles.indexOf(title)]);
      assert.deepEqual(cellsOf('First name'), ['Robin', 'Robin']);
      assert.doesNotMatch(rows.flat().join('\0'), /(^|\0)[=@+]/);
      if (name === 'takings') continue;
      assert.deepEqual(cellsOf('Address'), [planted, planted]);
      assert.deepEqual(cellsOf('Postcode'), ["'01234", "'01234"]);
      assert.deepEqual(cellsOf('Phone').toSorted(), ['07700 900123', '07700 900999']);
    }
  });

  it('name the field of a bad day, and write the audit log', async () => {
    assert.equal((await send('takings', { ...range, to: '2026-02-30' })).json().field, 'to');
    assert.equal((await send('customers', { ...range, to: '2019-01-01' })).json().field, 'to');
    assert.equal((await send('orders', { kind: 'cake' })).statusCode, 400);
    const entries = await db
      .select()
      .from(staffAudit)
      .where(eq(staffAudit.action, 'export.started'));
    assert.deepEqual(
      [...new Set(entries.map(({ subjectId }) => subjectId))],
      ['orders', 'takings', 'customers'],
    );
    assert.ok(!JSON.stringify(entries).includes('robin'));
  });
});

describe('an export of an order with add-ons', () => {
  it('of orders name add-ons and personalisations, which are in the total', async () => {
    const packages = buildPackagesText({
      id: 1,
      option: 'personalised',
      personalisation: 'For Zoe and Tom',
    });
    const { orderno } = await placeOrder(
      app,
      shopper,
      buildOrderBody(shopper, 145 + 55, createLine(1, 1, packages)),
    );
    const [, row] = await readCsvLines('orders', { ordernos: [orderno] });
    assert.match(row ?? '', /1 × [^(]+ \([^(]+“For Zoe and Tom”\)/);
  });
});
