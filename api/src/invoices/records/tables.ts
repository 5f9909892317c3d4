import { invoiceKinds } from 'contract/invoices/invoice-fields';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { orders } from '../../orders/records/tables.ts';
import { users } from '../../people/records/tables.ts';
import type { InvoiceSnapshot, Seller } from './snapshot.ts';

/**
 * The firm's data for invoices, in a single row. Each backend writes its settings at the start, so
 * that every transaction that completes or pays an order can issue an invoice.
 */
export const invoiceSeller = pgTable('invoice_seller', {
  id: boolean().primaryKey().default(true),
  seller: jsonb().$type<Seller>().notNull(),
});

/**
 * The last numbers of the two series. The number of a document is `prefix` and `position`. A trigger
 * draws the number when the transaction commits, so that numbers have no gaps and the row is locked
 * only for a moment.
 */
export const invoiceCounters = pgTable('invoice_counters', {
  kind: text({ enum: invoiceKinds }).primaryKey(),
  prefix: text().notNull(),
  position: integer().notNull(),
});

/**
 * Invoices and credit notes. A trigger refuses changes and deletions. Another trigger refuses a
 * second invoice of an order before credit notes have taken back the first, and credit notes over
 * more than their invoice.
 */
export const invoices = pgTable(
  'invoices',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: invoiceKinds }).notNull(),
    /** Null until the transaction commits, for example 'INV-10001' or 'CN-10001' afterwards. */
    number: text().unique(),
    orderid: integer()
      .notNull()
      .references(() => orders.id),
    /** The invoice that a credit note takes back. Null for an invoice. */
    invoiceid: integer().references((): AnyPgColumn => invoices.id),
    /** Day of issue in London. */
    issuedOn: date('issued_on', { mode: 'string' }).notNull(),
    /** Tax point: the first of the days of payment, completion and issue. */
    taxPoint: date('tax_point', { mode: 'string' }).notNull(),
    /** Day by which the rest is to be paid. */
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    /** Pence, tax included. */
    gross: integer().notNull(),
    snapshot: jsonb().$type<InvoiceSnapshot>().notNull(),
    /** Why a credit note was issued, or ''. */
    reason: text().notNull().default(''),
    /** Member of staff who issued the document, or null. */
    staffid: integer().references(() => users.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Text that the search of the list compares. */
    searchText: text('search_text').generatedAlwaysAs(
      sql.raw(
        `fold_text(coalesce(number, '') || E'\\n' || (snapshot ->> 'orderno') || E'\\n' || (snapshot -> 'customer' ->> 'name') || E'\\n' || (snapshot -> 'customer' ->> 'company'))`,
      ),
    ),
  },
  (table) => [
    index('invoices_orderid').on(table.orderid),
    index('invoices_invoiceid').on(table.invoiceid),
    index('invoices_issued_on').on(table.issuedOn, table.id),
    index('invoices_search_text')
      .using('gin', table.searchText.op('gin_trgm_ops'))
      .with({ gin_pending_list_limit: 512 }),
    check('invoices_gross', sql`${table.gross} > 0`),
    check(
      'invoices_credited',
      sql`(${table.kind} = 'credit_note') = (${table.invoiceid} is not null)`,
    ),
  ],
);

export type InvoiceRow = typeof invoices.$inferSelect;
