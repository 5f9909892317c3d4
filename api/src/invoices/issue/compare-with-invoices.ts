import type { Tx } from '../../db/db.ts';
import type { OrderDetail } from '../../orders/records/load-orders.ts';
import { listOpenInvoices, loadCreditNotes, type OpenInvoice } from '../records/load-invoices.ts';
import type { InvoiceLine, TakenLine } from '../records/snapshot.ts';
import { buildInvoiceLines } from './build-invoice-lines.ts';
import { loadSeller } from './seller.ts';

/** A line of an invoice before its tax is known. Amounts are pence. */
export type UntaxedLine = Omit<InvoiceLine, 'net' | 'vat'>;

/** Lines of an open invoice that the order no longer has. */
export interface SurplusLines {
  openInvoice: OpenInvoice;
  lines: UntaxedLine[];
  /** Sum that a credit note can take back, in pence. Other credit notes may have taken the rest. */
  gross: number;
}

interface InvoiceComparison {
  /** Lines of the order that no open invoice has. */
  missingLines: UntaxedLine[];
  surplus: SurplusLines[];
}

/**
 * Compares the lines of an order with those of its open invoices, less the lines that earlier changes
 * of the order took back. Lines with the same text and VAT rate count together. Credit notes over an
 * amount took back a price, not lines.
 */
export async function compareWithInvoices(tx: Tx, order: OrderDetail): Promise<InvoiceComparison> {
  const documents = await loadDocuments(tx, order.id);
  if (documents.length === 0) return { missingLines: [], surplus: [] };
  const seller = await loadSeller(tx);
  const orderSums = sumUp(buildInvoiceLines(order, seller.vatNumber !== '').lines);
  const invoicedSums = sumUp(documents.flatMap(({ sums }) => [...sums.values()]));
  const missingLines: UntaxedLine[] = [];
  for (const [key, sum] of new Map([...invoicedSums, ...orderSums])) {
    const difference = (orderSums.get(key)?.gross ?? 0) - (invoicedSums.get(key)?.gross ?? 0);
    if (difference > 0) missingLines.push(toDifferenceLine(sum, difference));
    if (difference < 0) takeBack(documents, key, sum, -difference);
  }
  return {
    missingLines,
    surplus: documents
      .filter(({ takenLines }) => takenLines.length > 0)
      .map(({ openInvoice, takenLines, room }) => ({
        openInvoice,
        lines: takenLines,
        gross: openInvoice.left - room,
      })),
  };
}

/** Sum of all lines with the same text and VAT rate. */
interface LineSum extends TakenLine {
  /** Price of one piece, or null if the lines have several. */
  price: number | null;
}

/** An open invoice, the lines that are left on it, and those that the order no longer has. */
interface OpenDocument {
  openInvoice: OpenInvoice;
  sums: Map<string, LineSum>;
  takenLines: UntaxedLine[];
  /** Amount that credit notes can still take back, in pence. */
  room: number;
}

async function loadDocuments(tx: Tx, orderid: number): Promise<OpenDocument[]> {
  const documents: OpenDocument[] = [];
  for (const openInvoice of await listOpenInvoices(tx, orderid)) {
    const { invoice, left } = openInvoice;
    const creditNotes = await loadCreditNotes(tx, invoice.id);
    const takenLines = creditNotes.flatMap(({ snapshot }) => snapshot.takenLines ?? []);
    const sums = sumUp([
      ...invoice.snapshot.lines,
      ...takenLines.map((line) => ({ ...line, gross: -line.gross })),
    ]);
    documents.push({ openInvoice, sums, takenLines: [], room: left });
  }
  return documents;
}

function sumUp(lines: readonly (TakenLine & { price?: number | null })[]): Map<string, LineSum> {
  const sums = new Map<string, LineSum>();
  for (const { text, rate, gross, price = null } of lines) {
    const key = `${rate}\n${text}`;
    const sum = sums.get(key);
    // A taken line has no price of its own.
    const hasSamePrice = sum === undefined || price === null || sum.price === price;
    sums.set(key, {
      text,
      rate,
      gross: (sum?.gross ?? 0) + gross,
      price: hasSamePrice ? (sum?.price ?? price) : null,
    });
  }
  return sums;
}

/**
 * Takes an amount back from the newest invoices that have such a line. A discount is on none, so that
 * any invoice with enough left is taken back instead.
 */
function takeBack(
  documents: readonly OpenDocument[],
  key: string,
  sum: LineSum,
  amount: number,
): void {
  let rest = amount;
  const take = (document: OpenDocument, limit: number) => {
    const part = Math.min(rest, limit);
    if (part <= 0) return;
    document.takenLines.push(toDifferenceLine(sum, part));
    document.room = Math.max(0, document.room - part);
    rest -= part;
  };
  for (const document of documents)
    take(document, Math.min(document.sums.get(key)?.gross ?? 0, document.room));
  for (const document of documents) take(document, document.room);
  // An amount beyond all invoices was taken back as a price before. The lines go nevertheless.
  for (const document of documents) take(document, rest);
}

/** Returns a line over a difference, with the price of one piece if the difference is a multiple. */
function toDifferenceLine({ text, rate, price }: LineSum, gross: number): UntaxedLine {
  const isMultiple = price !== null && price > 0 && gross % price === 0;
  return isMultiple
    ? { text, rate, quantity: gross / price, price, gross }
    : { text, rate, quantity: 1, price: gross, gross };
}
