import { and, asc, eq, inArray, isNotNull, sql, sum } from 'drizzle-orm';
import type { OrderInvoice } from 'contract/invoices/invoice-fields';
import type { Tx } from '../../db/db.ts';
import { type InvoiceRow, invoices } from './tables.ts';

/** Returns the invoices and credit notes of an order, oldest first. */
export const loadInvoices = (tx: Tx, orderid: number): Promise<InvoiceRow[]> =>
  tx.select().from(invoices).where(eq(invoices.orderid, orderid)).orderBy(asc(invoices.id));

/** Returns the invoices and credit notes of the orders by order id, oldest first. */
export async function loadInvoicesOfOrders(tx: Tx, orderids: readonly number[]) {
  if (orderids.length === 0) return new Map<number, InvoiceRow[]>();
  const rows = await tx
    .select()
    .from(invoices)
    .where(inArray(invoices.orderid, [...orderids]))
    .orderBy(asc(invoices.id));
  return Map.groupBy(rows, ({ orderid }) => orderid);
}

/** An invoice that credit notes have not taken back completely. */
export interface OpenInvoice {
  invoice: InvoiceRow;
  /** Amount that credit notes have not taken back, in pence. */
  left: number;
}

/**
 * Returns the invoice of an order that credit notes have not taken back completely, or null. If the
 * order has several, because it was changed after the first, returns the newest.
 */
export async function findOpenInvoice(tx: Tx, orderid: number): Promise<OpenInvoice | null> {
  const [newest] = await listOpenInvoices(tx, orderid);
  return newest ?? null;
}

/** Returns the invoices of an order that credit notes have not taken back completely, newest first. */
export async function listOpenInvoices(tx: Tx, orderid: number): Promise<OpenInvoice[]> {
  const isOfOrder = eq(invoices.orderid, orderid);
  const creditSums = await tx
    .select({ invoiceid: invoices.invoiceid, amount: sum(invoices.gross).mapWith(Number) })
    .from(invoices)
    .where(and(isOfOrder, isNotNull(invoices.invoiceid)))
    .groupBy(invoices.invoiceid);
  const rows = await tx
    .select()
    .from(invoices)
    .where(and(isOfOrder, eq(invoices.kind, 'invoice')))
    .orderBy(sql`${invoices.id} desc`);
  return rows.flatMap((invoice) => {
    const credited = creditSums.find(({ invoiceid }) => invoiceid === invoice.id)?.amount ?? 0;
    return credited < invoice.gross ? [{ invoice, left: invoice.gross - credited }] : [];
  });
}

/** Returns the credit notes of an invoice, oldest first. */
export const loadCreditNotes = (tx: Tx, invoiceid: number): Promise<InvoiceRow[]> =>
  tx.select().from(invoices).where(eq(invoices.invoiceid, invoiceid)).orderBy(asc(invoices.id));

/** Returns a stored document for the pages of its order. */
export const toApiInvoice = ({ number, kind, issuedOn, gross }: InvoiceRow): OrderInvoice => ({
  number: requireNumber({ number, kind }),
  kind,
  issuedon: issuedOn,
  gross,
});

/** Returns the number of a stored document. Throws before its transaction has committed. */
export function requireNumber({ number, kind }: Pick<InvoiceRow, 'number' | 'kind'>): string {
  if (number === null) throw new Error(`This ${kind} has no number before its transaction ends.`);
  return number;
}
