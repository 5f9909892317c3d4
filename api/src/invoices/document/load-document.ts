import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import { requireNumber } from '../records/load-invoices.ts';
import { type InvoiceRow, invoices } from '../records/tables.ts';
import { type IssuedDocument, renderInvoice } from './render-invoice.ts';

/** Returns the invoice or credit note with this number, or null. */
export async function findInvoice(tx: Tx, number: string): Promise<InvoiceRow | null> {
  const [row] = await tx.select().from(invoices).where(eq(invoices.number, number));
  return row ?? null;
}

/** Returns an invoice or a credit note as a PDF, with the name of its file. */
export async function renderDocument(row: InvoiceRow): Promise<{ name: string; content: Buffer }> {
  const issued: IssuedDocument = { ...row, number: requireNumber(row) };
  return { name: `${issued.number}.pdf`, content: await renderInvoice(issued) };
}
