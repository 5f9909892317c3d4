import { formatDate, formatDay } from 'contract/calendar/date-texts';
import { formatMoney } from 'contract/values/pence';
import type { ShopSettings } from 'server/settings/shop';
import { loadFonts } from '../../invoices/document/fonts.ts';
import { type Column, PageWriter } from '../../invoices/document/page-writer.ts';
import { describeOfferPayment } from '../emails/offer-parts.ts';
import { listSums } from '../../orders/emails/goods-part.ts';
import { requireQuoteNumber } from '../records/find-quote.ts';
import { formatQuotedAddress } from '../records/quote-request.ts';
import type { OfferRow, QuoteRow } from '../records/tables.ts';

/** Returns an offer as a PDF, with the name of its file. */
export async function renderQuote(
  quote: QuoteRow,
  offer: OfferRow,
  shop: ShopSettings,
): Promise<{ name: string; content: Buffer }> {
  const number = requireQuoteNumber(quote);
  const { company } = shop;
  const page = new PageWriter(await loadFonts(), {
    title: `Quote ${number} – ${shop.brand}`,
    author: company.legalName,
    createdAt: offer.at,
    footer: `${company.legalName} · ${company.address}`,
  });
  page.paragraph(shop.brand, { font: 'bold', size: 13 });
  page.space(14);
  page.heading('H1', `Quote ${number}`);
  page.space(6);
  page.blocks(
    { heading: 'From', lines: listFirmLines(shop) },
    { heading: 'To', lines: listCustomerLines(quote) },
    { heading: 'Details', lines: listFacts(number, offer) },
  );
  page.space(14);
  writeMove(page, quote);
  for (const paragraph of splitParagraphs(offer.message)) page.paragraph(paragraph);
  page.space(8);
  page.table(columns, listRows(offer));
  page.space(10);
  for (const line of listSumTexts(offer)) page.paragraph(line);
  page.paragraph(`Total: ${formatMoney(offer.prices.order.total)}`, { font: 'bold' });
  page.paragraph(`Payment: ${describeOfferPayment(offer)}`);
  page.space(12);
  page.heading('H2', 'Terms');
  page.space(2);
  for (const paragraph of splitParagraphs(offer.terms)) page.paragraph(paragraph);
  return { name: `${number}.pdf`, content: await page.end() };
}

/** Writes the addresses of the move that the price is for. */
function writeMove(page: PageWriter, { journey }: QuoteRow): void {
  if (journey === null) return;
  page.heading('H2', 'Move');
  page.space(2);
  page.paragraph(`From: ${formatQuotedAddress(journey.from)}`);
  page.paragraph(`To: ${formatQuotedAddress(journey.to)}`);
  page.space(12);
}

const columns: Column[] = [
  { title: 'Description', share: 0.55, align: 'left' },
  { title: 'Quantity', share: 0.13, align: 'right' },
  { title: 'Price each', share: 0.16, align: 'right' },
  { title: 'Amount', share: 0.16, align: 'right' },
];

const listFirmLines = ({ company, phone, email }: ShopSettings): string[] => [
  company.legalName,
  ...splitAddress(company.address),
  `Company number ${company.number}`,
  ...(company.vatNumber === '' ? [] : [`VAT number ${company.vatNumber}`]),
  phone,
  email,
];

const listCustomerLines = (quote: QuoteRow): string[] =>
  [
    `${quote.name} ${quote.lastName}`.trim(),
    ...splitAddress(quote.address),
    `${quote.city} ${quote.postalcode}`.trim(),
    quote.email,
  ].filter(Boolean);

const splitAddress = (address: string): string[] =>
  address
    .split(/,\s*|\n/)
    .map((part) => part.trim())
    .filter(Boolean);

const listFacts = (number: string, offer: OfferRow): string[] => [
  `Quote number ${number}`,
  ...(offer.number > 1 ? [`Version ${offer.number}`] : []),
  `Sent on ${formatDate(offer.at)}`,
  `Valid until ${formatDay(offer.validUntil)}`,
];

const listRows = ({ prices: { order, lines } }: OfferRow): string[][] =>
  order.lines.flatMap((line, index) => [
    [[line.name, lines[index]?.description ?? ''].filter(Boolean).join('\n'), ...toCells(line)],
    ...line.addons.map((addon) => [
      addon.personalisation === ''
        ? `with ${addon.name}`
        : `with ${addon.name}: ${addon.personalisation}`,
      ...toCells(addon),
    ]),
  ]);

const toCells = ({
  quantity,
  price,
  amount,
}: {
  quantity: number;
  price: number;
  amount: number;
}) => [String(quantity), formatMoney(price), formatMoney(amount)];

function listSumTexts({ prices: { order, vat } }: OfferRow): string[] {
  return [
    ...listSums(order).map(({ name, amount }) => `${name}: ${amount}`),
    ...vat.map(({ rate, vat: tax }) => `Of the total, VAT at ${rate}%: ${formatMoney(tax)}`),
  ];
}

const splitParagraphs = (text: string): string[] =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
