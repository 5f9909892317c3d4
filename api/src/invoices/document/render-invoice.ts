import { formatDate } from 'contract/calendar/date-texts';
import { type InvoiceKind, nameInvoice } from 'contract/invoices/invoice-fields';
import { formatMoney } from 'contract/values/pence';
import type { InvoiceSnapshot, Seller } from '../records/snapshot.ts';
import { loadFonts } from './fonts.ts';
import { type Column, PageWriter } from './page-writer.ts';

/** An invoice or a credit note with its number. */
export interface IssuedDocument {
  kind: InvoiceKind;
  number: string;
  issuedOn: string;
  taxPoint: string;
  dueOn: string;
  reason: string;
  snapshot: InvoiceSnapshot;
}

/** Returns the document as a PDF. The same document always gives the same bytes. */
export async function renderInvoice(issued: IssuedDocument): Promise<Buffer> {
  const { snapshot, reason } = issued;
  const { seller, customer, credited, rates } = snapshot;
  const title = nameInvoice(issued);
  const page = new PageWriter(await loadFonts(), {
    title: `${title} – ${seller.brand}`,
    author: seller.legalName,
    createdAt: new Date(`${issued.issuedOn}T12:00:00Z`),
    footer: `${seller.legalName} · ${seller.address}`,
  });
  page.paragraph(seller.brand, { font: 'bold', size: 13 });
  page.space(14);
  page.heading('H1', title);
  page.space(6);
  if (credited !== undefined) {
    page.paragraph(
      `Takes back ${formatMoney(snapshot.gross)} of invoice ${credited.number} of ${formatDate(credited.issuedOn)}.`,
    );
    page.paragraph(`Reason: ${reason}`);
    page.space(6);
  }
  page.blocks(
    { heading: 'From', lines: listSellerLines(seller) },
    { heading: 'To', lines: listCustomerLines(customer) },
    { heading: 'Details', lines: listFacts(issued) },
  );
  page.space(16);
  writeLines(page, snapshot);
  page.space(14);
  if (rates.length > 0) writeRates(page, snapshot);
  for (const line of listTotals(issued)) page.paragraph(line, { font: 'bold' });
  return page.end();
}

const listSellerLines = ({
  legalName,
  companyNumber,
  vatNumber,
  address,
  phone,
  email,
}: Seller): string[] => [
  legalName,
  ...splitAddress(address),
  `Company number ${companyNumber}`,
  ...(vatNumber === '' ? [] : [`VAT number ${vatNumber}`]),
  phone,
  email,
];

const listCustomerLines = ({
  company,
  name,
  address,
  city,
  postcode,
  vatNumber,
}: InvoiceSnapshot['customer']): string[] => [
  ...(company === '' ? [] : [company]),
  name,
  ...splitAddress(address),
  `${city} ${postcode}`.trim(),
  ...(vatNumber === '' ? [] : [`VAT number ${vatNumber}`]),
];

/** Returns the parts of an address that stands in one line. */
const splitAddress = (address: string): string[] =>
  address
    .split(/,\s*|\n/)
    .map((part) => part.trim())
    .filter(Boolean);

function listFacts({ kind, number, issuedOn, taxPoint, snapshot }: IssuedDocument): string[] {
  const isInvoice = kind === 'invoice';
  return [
    `${isInvoice ? 'Invoice number' : 'Credit note number'} ${number}`,
    `Order ${snapshot.orderno}`,
    `Issued on ${formatDate(issuedOn)}`,
    ...(snapshot.rates.length > 0 ? [`Tax point ${formatDate(taxPoint)}`] : []),
  ];
}

function writeLines(page: PageWriter, { lines, rates }: InvoiceSnapshot): void {
  if (rates.length === 0) {
    page.table(
      plainColumns,
      lines.map(({ text, quantity, price, gross }) => [
        text,
        String(quantity),
        formatMoney(price),
        formatMoney(gross),
      ]),
    );
    return;
  }
  page.table(
    vatColumns,
    lines.map(({ text, quantity, price, rate, net, vat, gross }) => [
      text,
      String(quantity),
      formatMoney(price),
      `${rate}%`,
      formatMoney(net),
      formatMoney(vat),
      formatMoney(gross),
    ]),
  );
}

const plainColumns: Column[] = [
  { title: 'Description', share: 0.55, align: 'left' },
  { title: 'Quantity', share: 0.13, align: 'right' },
  { title: 'Price each', share: 0.16, align: 'right' },
  { title: 'Amount', share: 0.16, align: 'right' },
];

const vatColumns: Column[] = [
  { title: 'Description', share: 0.28, align: 'left' },
  { title: 'Quantity', share: 0.13, align: 'right' },
  { title: 'Price each, with VAT', share: 0.15, align: 'right' },
  { title: 'VAT rate', share: 0.09, align: 'right' },
  { title: 'Without VAT', share: 0.13, align: 'right' },
  { title: 'VAT', share: 0.1, align: 'right' },
  { title: 'Amount', share: 0.12, align: 'right' },
];

function writeRates(page: PageWriter, { rates, net, vat, gross }: InvoiceSnapshot): void {
  page.heading('H2', 'VAT');
  page.space(2);
  const rows = rates.map((sum) => [
    `${sum.rate}%`,
    formatMoney(sum.net),
    formatMoney(sum.vat),
    formatMoney(sum.gross),
  ]);
  page.table(rateColumns, [
    ...rows,
    ['All rates', formatMoney(net), formatMoney(vat), formatMoney(gross)],
  ]);
  page.space(8);
}

const rateColumns: Column[] = [
  { title: 'VAT rate', share: 0.25, align: 'left' },
  { title: 'Without VAT', share: 0.25, align: 'right' },
  { title: 'VAT', share: 0.25, align: 'right' },
  { title: 'With VAT', share: 0.25, align: 'right' },
];

function listTotals({ kind, dueOn, snapshot: { gross, paid, due } }: IssuedDocument): string[] {
  if (kind === 'credit_note') return [`Total credited: ${formatMoney(gross)}`];
  return [
    `Total: ${formatMoney(gross)}`,
    `Paid: ${formatMoney(paid)}`,
    due > 0 ? `To be paid by ${formatDate(dueOn)}: ${formatMoney(due)}` : 'Nothing is left to pay.',
  ];
}
