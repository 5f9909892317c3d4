import { formatCubicMetres } from 'contract/catalog/move-capacity';
import { formatDay } from 'contract/calendar/date-texts';
import { describeAddress } from 'contract/calendar/move-address';
import { QUOTE_SUBJECT_PREFIX } from 'contract/content/quote-subject';
import type { QuotedAddress, QuotedItem } from 'contract/quotes/quote-fields';
import { shortenText } from 'contract/values/shorten-text';
import type { PricedOrder } from '../../pricing/priced-order.ts';
import type { QuoteJourney } from './tables.ts';

/** Addresses, furniture and wished days of a request for a quote. Volumes are in litres. */
export interface QuoteRequest {
  journey: QuoteJourney | null;
  items: readonly QuotedItem[];
  wishedDays: readonly string[];
  note: string;
}

export const sumLitres = (items: readonly QuotedItem[]): number =>
  items.reduce((sum, { quantity, litres }) => sum + quantity * litres, 0);

/** Returns a short text for lists, such as '14.2 m³, SE1 7PB to E16 4AB'. */
export function describeRequest({ journey, items, note }: QuoteRequest): string {
  const volume = sumLitres(items) > 0 ? [formatCubicMetres(sumLitres(items))] : [];
  const route = journey === null ? [] : [describeRoute(journey)];
  const parts = [...volume, ...route];
  return parts.length > 0
    ? parts.join(', ')
    : shortenText(note.replace(/\s+/g, ' ').trim(), MAX_SUMMARY_LENGTH, '…');
}

/** Longest part of a note in a list, in characters. */
const MAX_SUMMARY_LENGTH = 80;

const describeRoute = ({ from, to }: QuoteJourney): string =>
  `${from.postcode || 'somewhere'} to ${to.postcode || 'somewhere'}`;

/** Returns the subject of the message in the inbox that belongs to a request. */
export const buildRequestSubject = (request: QuoteRequest): string =>
  request.journey === null
    ? 'Request for a quote'
    : `${QUOTE_SUBJECT_PREFIX}${formatCubicMetres(sumLitres(request.items))}, ${describeRoute(request.journey)}`;

/** Returns a request in words, for the message in the inbox and for mails to the firm. */
export function buildRequestText({ journey, items, wishedDays, note }: QuoteRequest): string {
  const litres = sumLitres(items);
  const facts = [
    ...(litres > 0 ? [`How much: ${formatCubicMetres(litres)}`] : []),
    ...(journey === null
      ? []
      : [`From: ${formatAddress(journey.from)}`, `To: ${formatAddress(journey.to)}`]),
    `Date: ${wishedDays.length === 0 ? 'open' : wishedDays.map(formatDay).join(', or ')}`,
  ];
  const list = items.map(({ quantity, name }) => `${quantity} x ${name}`);
  return [
    facts.join('\n'),
    ...(list.length === 0 ? [] : [list.join('\n')]),
    ...(note.trim() === '' ? [] : [`Note\n${note.trim()}`]),
  ].join('\n\n');
}

const formatAddress = (address: QuotedAddress): string =>
  [
    [address.address, address.postcode].filter(Boolean).join(', ') || 'address not given',
    ...describeAddress(address),
  ]
    .filter(Boolean)
    .join(', ');

interface SearchedQuote extends Pick<QuoteRequest, 'journey' | 'items'> {
  postalcode: string;
}

/** Returns the words that the search of quotes covers in addition to the number and the contact. */
export function buildSearchWords(
  { journey, items, postalcode }: SearchedQuote,
  order: PricedOrder | null,
): string {
  const addresses = journey === null ? [] : [journey.from, journey.to];
  const postcodes = [postalcode, ...addresses.map(({ postcode }) => postcode)];
  return [
    ...postcodes.map((postcode) => postcode.replace(/\s/g, '')),
    ...addresses.map(({ address }) => address),
    ...items.map(({ name }) => name),
    ...(order?.lines.flatMap(({ name, addons }) => [name, ...addons.map((addon) => addon.name)]) ??
      []),
  ]
    .filter(Boolean)
    .join('\n');
}
