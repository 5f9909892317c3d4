import { isDay } from 'contract/calendar/day';
import { readAfter } from 'shared/desk';
import type { QuoteListRequest } from '../quotes-api';

export const quoteViewParams = [
  'state',
  'assigned',
  'source',
  'from',
  'to',
  'endedfrom',
  'endedto',
  'openfirst',
] as const;

export type QuoteViewParam = (typeof quoteViewParams)[number];

/** Filters of the list, from the query string. A missing filter is ''. */
export type QuoteView = Record<QuoteViewParam, string>;

/** Number of quotes on one page of the list. */
const PAGE_SIZE = 50;

export const readQuoteView = (params: URLSearchParams): QuoteView =>
  Object.fromEntries(quoteViewParams.map((name) => [name, params.get(name) ?? ''])) as QuoteView;

/** Returns the query string for a view, without unused filters. */
export const writeQuoteView = (view: QuoteView): URLSearchParams =>
  new URLSearchParams(Object.entries(view).filter(([, value]) => value !== ''));

/** Returns the request of a page. A day whose year is still being typed is no filter yet. */
export function toListRequest(params: URLSearchParams, search: string): QuoteListRequest {
  const { openfirst, ...filters } = readQuoteView(params);
  const after = readAfter(params);
  const setFilters = Object.entries({ ...filters, search }).filter(
    ([name, value]) => value !== '' && (!/(from|to)$/.test(name) || isDay(value)),
  );
  return {
    ...(Object.fromEntries(setFilters) as Partial<QuoteListRequest>),
    openfirst: openfirst !== 'false',
    size: PAGE_SIZE,
    ...(after !== null && { after }),
  };
}
