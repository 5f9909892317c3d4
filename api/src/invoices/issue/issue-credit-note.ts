import { formatMoney } from 'contract/values/pence';
import type { Tx } from '../../db/db.ts';
import { invalidField } from '../../http/invalid-field.ts';
import { enqueueMail } from '../../mail/queue/queue.ts';
import { extractVat } from '../../orders/records/vat-lines.ts';
import { getLondonToday } from '../../schedule/london-day.ts';
import {
  findOpenInvoice,
  loadCreditNotes,
  type OpenInvoice,
  requireNumber,
} from '../records/load-invoices.ts';
import type { InvoiceLine, TakenLine } from '../records/snapshot.ts';
import { type InvoiceRow, invoices } from '../records/tables.ts';
import type { SurplusLines, UntaxedLine } from './compare-with-invoices.ts';
import { createInvoiceMail } from './create-invoice-mail.ts';
import { sumRates } from './sum-rates.ts';

interface CreditOptions {
  /** Pence, or null for all that is left of the invoice. */
  amount: number | null;
  reason: string;
  staffid: number | null;
}

/**
 * Issues a credit note over the invoice of a locked order, or over a part of it, and mails it to the
 * customer. Returns null if the order has no invoice that could be taken back. Throws 400 for more than is left of the invoice.
 */
export async function issueCreditNote(
  tx: Tx,
  orderid: number,
  { amount, reason, staffid }: CreditOptions,
): Promise<InvoiceRow | null> {
  const openInvoice = await findOpenInvoice(tx, orderid);
  if (openInvoice === null) return null;
  const { invoice, left } = openInvoice;
  const gross = amount ?? left;
  if (gross > left)
    throw invalidField(
      'amount',
      `Amount: ${formatMoney(left)} is left of invoice ${requireNumber(invoice)}.`,
    );
  const lines = buildCreditLines(
    await loadLeftSums(tx, openInvoice),
    gross,
    requireNumber(invoice),
  );
  return storeCreditNote(tx, invoice, { lines, reason, staffid });
}

/**
 * Issues credit notes over the lines of invoices that an order no longer has after staff changed it,
 * and mails them. Returns their sum in pence.
 */
export async function creditSurplusLines(
  tx: Tx,
  surplus: readonly SurplusLines[],
  { reason, staffid }: Omit<CreditOptions, 'amount'>,
): Promise<number> {
  let credited = 0;
  for (const { openInvoice, lines: takenLines, gross } of surplus) {
    if (gross === 0) continue;
    const leftSums = await loadLeftSums(tx, openInvoice);
    const lines =
      addCreditTax(leftSums, takenLines, gross) ??
      buildCreditLines(leftSums, gross, requireNumber(openInvoice.invoice));
    await storeCreditNote(tx, openInvoice.invoice, { lines, takenLines, reason, staffid });
    credited += gross;
  }
  return credited;
}

interface CreditContent extends Omit<CreditOptions, 'amount'> {
  lines: InvoiceLine[];
  takenLines?: readonly TakenLine[];
}

async function storeCreditNote(
  tx: Tx,
  invoice: InvoiceRow,
  { lines, takenLines, reason, staffid }: CreditContent,
): Promise<InvoiceRow> {
  const gross = lines.reduce((sum, line) => sum + line.gross, 0);
  const vat = lines.reduce((sum, line) => sum + line.vat, 0);
  const issuedOn = getLondonToday();
  const { seller, customer, orderno } = invoice.snapshot;
  const [creditNote] = await tx
    .insert(invoices)
    .values({
      kind: 'credit_note',
      orderid: invoice.orderid,
      invoiceid: invoice.id,
      issuedOn,
      taxPoint: issuedOn,
      dueOn: issuedOn,
      gross,
      snapshot: {
        seller,
        customer,
        orderno,
        lines,
        rates: sumRates(lines),
        net: gross - vat,
        vat,
        gross,
        paid: 0,
        due: 0,
        credited: { number: requireNumber(invoice), issuedOn: invoice.issuedOn },
        ...(takenLines && {
          takenLines: takenLines.map((line) => ({
            text: line.text,
            rate: line.rate,
            gross: line.gross,
          })),
        }),
      },
      reason,
      staffid,
    })
    .returning();
  if (creditNote === undefined) throw new Error('The database returned no credit note.');
  await enqueueMail(tx, createInvoiceMail(creditNote));
  return creditNote;
}

/** An amount with the same VAT rate. The rate is null if the firm had no VAT number. */
interface LeftSum {
  rate: number | null;
  gross: number;
  vat: number;
}

/** Returns what credit notes have left of an invoice, by VAT rate. */
async function loadLeftSums(tx: Tx, { invoice }: OpenInvoice): Promise<LeftSum[]> {
  const creditNotes = await loadCreditNotes(tx, invoice.id);
  const creditedLines = creditNotes.flatMap(({ snapshot }) => snapshot.lines);
  const { rates, gross } = invoice.snapshot;
  const sums: LeftSum[] = rates.length > 0 ? rates : [{ rate: null, gross, vat: 0 }];
  return sums.map((sum) => {
    const ofRate = creditedLines.filter(({ rate }) => rate === sum.rate);
    return {
      rate: sum.rate,
      gross: ofRate.reduce((rest, line) => rest - line.gross, sum.gross),
      vat: ofRate.reduce((rest, line) => rest - line.vat, sum.vat),
    };
  });
}

/**
 * Splits an amount over the VAT rates of an invoice, in proportion to what is left of each. The last
 * credit note of an invoice takes back its tax to the penny.
 */
function buildCreditLines(
  leftSums: readonly LeftSum[],
  amount: number,
  invoiceNumber: string,
): InvoiceLine[] {
  const left = leftSums.reduce((sum, { gross }) => sum + gross, 0);
  let [passedLeft, passedAmount] = [0, 0];
  return leftSums.flatMap((sum) => {
    passedLeft += sum.gross;
    const gross = Math.round((amount * passedLeft) / left) - passedAmount;
    passedAmount += gross;
    if (gross === 0) return [];
    const vat = calculateCreditVat(sum, gross);
    const text = `Credit for invoice ${invoiceNumber}`;
    return { text, quantity: 1, price: gross, rate: sum.rate, net: gross - vat, vat, gross };
  });
}

function calculateCreditVat(sum: LeftSum, gross: number): number {
  if (sum.rate === null) return 0;
  return gross === sum.gross ? sum.vat : Math.min(sum.vat, extractVat(gross, sum.rate));
}

/**
 * Adds the tax to lines that a credit note takes back, so that no rate takes back more than is left
 * of it. Returns null if the lines are more than that, because others took back a part before.
 */
function addCreditTax(
  leftSums: readonly LeftSum[],
  takenLines: readonly UntaxedLine[],
  gross: number,
): InvoiceLine[] | null {
  if (takenLines.reduce((sum, line) => sum + line.gross, 0) !== gross) return null;
  const lines: InvoiceLine[] = [];
  for (const [rate, ofRate] of Map.groupBy(takenLines, (line) => line.rate)) {
    const left = leftSums.find((sum) => sum.rate === rate);
    const rateGross = ofRate.reduce((sum, line) => sum + line.gross, 0);
    if (left === undefined || rateGross > left.gross) return null;
    const rateVat = calculateCreditVat(left, rateGross);
    let [passedGross, passedVat] = [0, 0];
    for (const line of ofRate) {
      passedGross += line.gross;
      const vat = Math.round((rateVat * passedGross) / rateGross) - passedVat;
      passedVat += vat;
      lines.push({ ...line, net: line.gross - vat, vat });
    }
  }
  return lines;
}
