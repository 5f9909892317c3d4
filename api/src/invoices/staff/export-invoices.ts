import type { DayRange } from 'contract/calls/day-range';
import { toPounds } from 'contract/values/pence';
import { and, asc, eq, gt, gte, lte } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { orders } from '../../orders/records/tables.ts';
import type { Batches } from '../../staff/exports/export-csv.ts';
import type { Cell } from '../../staff/exports/format-csv.ts';
import type { InvoiceLine, RateSum } from '../records/snapshot.ts';
import { type InvoiceRow, invoices } from '../records/tables.ts';

/** Number of documents per query, which limits the memory that an export needs. */
const BATCH_SIZE = 500;

export const invoiceColumnTitles = [
  ...['Number', 'Kind', 'Issued', 'Tax point', 'To be paid by', 'Order', 'Customer', 'Company'],
  ...['VAT number', 'VAT rate', 'Without VAT', 'VAT', 'Amount', 'Takes back', 'Reason'],
];

/**
 * Yields a row for each VAT rate of each document of the days. Amounts of credit notes are negative.
 */
export async function* exportInvoices(db: Db, range: DayRange): Batches {
  for await (const batch of readBatches(db, range))
    yield batch.flatMap(({ invoice }) =>
      listRates(invoice).map((sum) => toPlainCells(invoice, sum)),
    );
}

/** Columns of Xero's template for sales invoices. Those with an asterisk are required. */
export const xeroColumnTitles = [
  ...['*ContactName', 'EmailAddress', 'POAddressLine1', 'POAddressLine2', 'POAddressLine3'],
  ...['POAddressLine4', 'POCity', 'PORegion', 'POPostalCode', 'POCountry', '*InvoiceNumber'],
  ...['Reference', '*InvoiceDate', '*DueDate', 'Total', 'InventoryItemCode', '*Description'],
  ...['*Quantity', '*UnitAmount', 'Discount', '*AccountCode', '*TaxType', 'TaxAmount'],
  ...['TrackingName1', 'TrackingOption1', 'TrackingName2', 'TrackingOption2', 'Currency'],
  'BrandingTheme',
];

/**
 * Yields a row for each line of each document of the days, as Xero imports them. Prices include VAT.
 * Xero makes a credit note of a document with a negative amount.
 */
export async function* exportForXero(db: Db, range: DayRange): Batches {
  for await (const batch of readBatches(db, range))
    yield batch.flatMap(({ invoice, email }) =>
      invoice.snapshot.lines.map((line) => toXeroCells(invoice, email, line)),
    );
}

/** A document with the present e-mail of its order, which is '' after an erasure. */
interface ExportedInvoice {
  invoice: InvoiceRow;
  email: string;
}

async function* readBatches(db: Db, { from, to }: DayRange): AsyncGenerator<ExportedInvoice[]> {
  for (let lastId = 0; ;) {
    const batch = await db
      .select({ invoice: invoices, email: orders.email })
      .from(invoices)
      .innerJoin(orders, eq(orders.id, invoices.orderid))
      .where(and(gte(invoices.issuedOn, from), lte(invoices.issuedOn, to), gt(invoices.id, lastId)))
      .orderBy(asc(invoices.id))
      .limit(BATCH_SIZE);
    const lastRow = batch.at(-1);
    if (lastRow === undefined) return;
    lastId = lastRow.invoice.id;
    yield batch;
  }
}

/** Returns the sums by VAT rate, or one sum without a rate if the firm had no VAT number. */
const listRates = ({
  snapshot: { rates, net, vat, gross },
}: InvoiceRow): (Omit<RateSum, 'rate'> & { rate: number | null })[] =>
  rates.length > 0 ? rates : [{ rate: null, net, vat, gross }];

const getSign = ({ kind }: InvoiceRow) => (kind === 'credit_note' ? -1 : 1);

function toPlainCells(
  invoice: InvoiceRow,
  { rate, net, vat, gross }: ReturnType<typeof listRates>[number],
): Cell[] {
  const { number, kind, issuedOn, taxPoint, dueOn, reason } = invoice;
  const { customer, orderno, credited } = invoice.snapshot;
  const sign = getSign(invoice);
  return [
    ...[number, kind === 'credit_note' ? 'Credit note' : 'Invoice', issuedOn, taxPoint, dueOn],
    ...[orderno, customer.name, customer.company, customer.vatNumber, rate],
    ...[net, vat, gross].map((amount) => toPounds(sign * amount)),
    ...[credited?.number ?? '', reason],
  ];
}

/** Code of the account 'Sales' in Xero's chart of accounts for the UK. */
const SALES_ACCOUNT = '200';

/** Names of Xero's VAT rates for the UK, by rate. */
const xeroTaxTypes = new Map<number | null, string>([
  [null, 'No VAT'],
  [0, 'Zero Rated Income'],
]);

function toXeroCells(invoice: InvoiceRow, email: string, line: InvoiceLine): Cell[] {
  const { number, issuedOn, dueOn } = invoice;
  const { customer, orderno, credited } = invoice.snapshot;
  const [line1 = '', line2 = '', line3 = '', ...rest] = customer.address
    .split(/,\s*|\n/)
    .map((part) => part.trim());
  const sign = getSign(invoice);
  // A line whose price is not that of its pieces is exported as one piece.
  const isExact = line.quantity * line.price === line.gross;
  const [quantity, price] = isExact ? [line.quantity, line.price] : [1, line.gross];
  const reference = credited === undefined ? orderno : `${orderno}, ${credited.number}`;
  const taxType = xeroTaxTypes.get(line.rate) ?? `${line.rate}% (VAT on Income)`;
  return [
    ...[customer.company || customer.name, email, line1, line2, line3, rest.join(', ')],
    ...[customer.city, '', customer.postcode, '', number, reference],
    ...[toXeroDay(issuedOn), toXeroDay(dueOn), null, '', line.text],
    ...[quantity, toPounds(sign * price), null, SALES_ACCOUNT, taxType, toPounds(sign * line.vat)],
    ...['', '', '', '', 'GBP', ''],
  ];
}

const toXeroDay = (day: string) => day.split('-').toReversed().join('/');
