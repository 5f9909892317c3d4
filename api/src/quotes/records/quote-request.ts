import { formatCubicMetres } from 'contract/catalog/move-capacity';
import { formatDay } from 'contract/calendar/date-texts';
import { describeAddress } from 'contract/calendar/move-address';
import { describeRoute } from 'contract/content/quote-subject';
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
export const describeRequest = (request: QuoteRequest): string =>
  describeMove(request) ||
  shortenText(request.note.replace(/\s+/g, ' ').trim(), MAX_SUMMARY_LENGTH, '…');

/** Longest part of a note in a list, in characters. */
const MAX_SUMMARY_LENGTH = 80;

/** Returns the subject of the message in the inbox that belongs to a quote. */
export const buildRequestSubject = (quoteno: string, request: QuoteRequest): string =>
  [`Quote ${quoteno}`, describeMove(request)].filter(Boolean).join(': ');

/** Returns the volume and the postcodes, or '' if neither is known. */
function describeMove({ journey, items }: QuoteRequest): string {
  const litres = sumLitres(items);
  const volume = litres > 0 ? formatCubicMetres(litres) : '';
  const route = journey === null ? '' : describeRoute(journey.from.postcode, journey.to.postcode);
  return [volume, route].filter(Boolean).join(', ');
}

/** Returns a request in words, for the message in the inbox and for mails to the firm. */
export function buildRequestText({ journey, items, wishedDays, note }: QuoteRequest): string {
  const litres = sumLitres(items);
  const facts = [
    ...(litres > 0 ? [`How much: ${formatCubicMetres(litres)}`] : []),
    ...(journey === null
      ? []
      : [`From: ${formatQuotedAddress(journey.from)}`, `To: ${formatQuotedAddress(journey.to)}`]),
    `Date: ${wishedDays.length === 0 ? 'open' : wishedDays.map(formatDay).join(', or ')}`,
  ];
  const list = items.map(({ quantity, name }) => `${quantity} x ${name}`);
  return [
    facts.join('\n'),
    ...(list.length === 0 ? [] : [list.join('\n')]),
    ...(note.trim() === '' ? [] : [`Note\n${note.trim()}`]),
  ].join('\n\n');
}

/** Returns an address of a move in one line, with floor, lift and parking. */
export const formatQuotedAddress = (address: QuotedAddress): string =>
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
