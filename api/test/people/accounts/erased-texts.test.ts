import assert from 'node:assert/strict';
import { glob } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, it } from 'node:test';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { invoices } from '../../../src/invoices/records/tables.ts';
import { orderTexts } from '../../../src/people/accounts/erase-account.ts';
import { createOrderDesk } from '../../support/order-desk.ts';
import { createLine, buildOrderBody, placeOrder, sendPost } from '../../support/shopping.ts';

const { act, app, contact, db, pageOf, removal, setDate, shopper, staff, dayWith } =
  await createOrderDesk();

/** Tables of an order whose rows an erasure deletes. */
const deletedTables = [
  'order_notes',
  'order_links',
  'booking_links',
  'quotes',
  'reviews',
  'crew_events',
  'job_photos',
  'garments',
];

/** Texts that the shop or the card provider writes, which name nobody. */
const textsOfNobody = [
  'order_lines.image',
  'order_lines.serviceName',
  'order_lines.serviceType',
  'order_addons.name',
  'order_history.cause',
  'order_history.dayChange',
  'bookings.recipient',
  'bookings.address',
  'payment_sessions.id',
  'payment_sessions.provider',
  'payments.sessionid',
  'payments.provider',
  'payments.transactionid',
  'payments.currency',
  'payments.refundReason',
  'payment_notices.key',
  'recorded_payments.key',
  'payment_requests.key',
  'disputes.providerid',
  'disputes.provider',
  'disputes.transactionid',
  'disputes.currency',
  'disputes.reason',
  'dispute_entries.currency',
  'dispute_entries.reference',
  'dispute_entries.note',
  'refunds.key',
  'refunds.providerid',
  'refunds.lastError',
  // A trigger writes it from the order, which has no name any more.
  'order_search.document',
];

/** Texts of invoices, which the tax law requires with the customer's name and address. */
const textsForTax = [
  'invoices.number',
  'invoices.snapshot',
  'invoices.reason',
  'invoices.searchText',
];

/** Returns the names of all text columns of the tables that belong to an order. */
async function listOrderTexts(): Promise<string[]> {
  const names: string[] = [];
  const folder = fileURLToPath(new URL('../../../src', import.meta.url));
  for await (const file of glob('**/tables.ts', { cwd: folder })) {
    const tables: object = await import(`../../../src/${file}`);
    for (const table of Object.values(tables)) {
      if (!is(table, PgTable)) continue;
      const columns = getTableColumns(table);
      if (!('orderid' in columns) || deletedTables.includes(getTableName(table))) continue;
      for (const [name, { columnType, enumValues }] of Object.entries(columns))
        if (['PgText', 'PgJsonb'].includes(columnType) && !enumValues?.length)
          names.push(`${getTableName(table)}.${name}`);
    }
  }
  return names.toSorted();
}

describe('erasing a person', () => {
  it('knows for every text of the tables of orders whether somebody typed it', async () => {
    const erased = orderTexts.flatMap((texts) =>
      Object.keys(texts.erased).map((name) => `${getTableName(texts.table)}.${name}`),
    );
    assert.deepEqual(
      await listOrderTexts(),
      [...erased, ...textsOfNobody, ...textsForTax].toSorted(),
    );
  });

  it('leaves their name in no reason of staff, and in no text of the desk', async () => {
    const name = 'Zelda Quandary';
    const reason = `Phoned with ${name}`;
    const made = await placeOrder(app, shopper, buildOrderBody(shopper, 145, createLine(1)));
    for (const step of ['received', 'ready', 'received'])
      await act(made, 'progress', { trade: 'care', step, reason });
    await act(made, 'notes', { text: reason, key: crypto.randomUUID() });
    const { version } = await pageOf(made);
    await act(made, 'contact', contact(version, { name, reason }));
    await act(made, 'hold', { reason });
    await act(made, 'resume', { reason });
    const moved = await removal();
    await act(moved, 'hold', { reason });
    await setDate(moved, await dayWith(1), { reason });
    await act(moved, 'state', { state: 'cancelled', reason });
    await act(made, 'state', { state: 'completed' });
    const refund = { amount: 1, reason, method: 'outside', key: crypto.randomUUID() };
    await sendPost(app, staff, `/staff/orders/${made.orderno}/refunds`, refund);
    const erasure = await sendPost(app, staff, `/staff/customers/account/${shopper.id}/erase`, {
      email: shopper.email,
    });
    assert.equal(erasure.statusCode, 200, erasure.body);
    const pages = JSON.stringify([await pageOf(made), await pageOf(moved)]);
    assert.doesNotMatch(pages, /Zelda|Quandary/);
    const rows = await db.execute(
      `select query_to_xml('select * from ' || quote_ident(tablename), true, false, '')::text as rows
       from pg_tables where schemaname = 'public' and tablename <> 'invoices'` as never,
    );
    assert.doesNotMatch(JSON.stringify(rows), /Zelda|Quandary/);
    // The tax law requires the name on the invoice.
    const [invoice] = await db.select().from(invoices);
    assert.match(invoice?.snapshot.customer.name ?? '', /Zelda Quandary/);
  });
});
