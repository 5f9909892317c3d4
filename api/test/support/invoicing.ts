import assert from 'node:assert/strict';
import { asc, eq } from 'drizzle-orm';
import type { Environment } from 'server/settings/read';
import { type InvoiceRow, invoices } from '../../src/invoices/records/tables.ts';
import { createOrderingApp } from './ordering.ts';
import type { PlacedOrder } from './orders-page.ts';
import { createPerson, type Person } from './people.ts';
import { buildOrderBody, createLine, placeOrder, sendGet, sendPost } from './shopping.ts';

/** Returns the invoices of an order from its page at the desk. */
export interface InvoicePage {
  version: number;
  invoices: { number: string; kind: string; issuedon: string; gross: number }[];
  actions: { name: string; refusal: string }[];
  timeline: { kind: string; title: string; text: string; reason: string; by: string }[];
}

/** Creates a shop with a VAT number, a manager and a colleague, and functions about invoices. */
export async function createInvoicingShop(env: Environment = {}) {
  const shop = await createOrderingApp({ SHOP_VAT_NUMBER: 'GB123456789', ...env });
  const { app, db, shopper } = shop;
  const manager = await createPerson(db, 'staff', 'manager@example.com', 'manager');
  const colleague = await createPerson(db, 'staff', 'colleague@example.com', 'staff');

  /** Places an order of goods that is paid on collection, £12. */
  const goods = () => placeOrder(app, shopper, buildOrderBody(shopper, 12, createLine(34)));
  const act = (order: PlacedOrder, path: string, body: object = {}, who: Person = manager) =>
    sendPost(app, who, `/staff/orders/${order.orderno}/${path}`, body);

  async function issue(order: PlacedOrder, body: object = {}) {
    const response = await act(order, 'invoice', body, colleague);
    assert.equal(response.statusCode, 200, response.body);
    return readLast(order);
  }

  async function credit(order: PlacedOrder, body: object = { reason: 'Wrong address' }) {
    const response = await act(order, 'credit-note', body);
    assert.equal(response.statusCode, 200, response.body);
    return readLast(order);
  }

  const readInvoices = ({ orderid }: PlacedOrder): Promise<InvoiceRow[]> =>
    db.select().from(invoices).where(eq(invoices.orderid, orderid)).orderBy(asc(invoices.id));

  async function readLast(order: PlacedOrder): Promise<InvoiceRow> {
    const last = (await readInvoices(order)).at(-1);
    assert.ok(last, 'The order has no invoice.');
    return last;
  }

  const pageOf = async ({ orderno }: PlacedOrder): Promise<InvoicePage> =>
    (await sendGet(app, manager, `/staff/orders/${orderno}`)).json<{ data: InvoicePage }>().data;

  return { ...shop, manager, colleague, goods, act, issue, credit, readInvoices, pageOf };
}
