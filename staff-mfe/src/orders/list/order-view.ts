import { isDay } from 'contract/calendar/day';
import type { OrderFilter, OrderSort } from 'contract/orders/staff/order-list';
import { type OrderViewParam, orderViewParams } from 'contract/staff/order-view';
import { readAfter, type Sort } from 'shared/desk';
import type { SearchRequest } from './order-list-api';

/** Filters and sort order of the list, from the query string. A missing filter is ''. */
export type OrderView = Record<OrderViewParam, string>;

/** Number of orders on one page of the list. */
const PAGE_SIZE = 50;

export const readOrderView = (params: URLSearchParams): OrderView =>
  Object.fromEntries(orderViewParams.map((name) => [name, params.get(name) ?? ''])) as OrderView;

/** Returns the query string for a view, without unused filters. */
export const writeOrderView = (view: OrderView): URLSearchParams =>
  new URLSearchParams(Object.entries(view).filter(([, value]) => value !== ''));

/** By default, days of work are in ascending order and other columns in descending order. */
const isDescending = ({ sort, descending }: OrderView) =>
  descending === '' ? sort !== 'work' : descending === 'true';

export const readSort = (view: OrderView): Sort => ({
  columnId: view.sort || 'placed',
  direction: isDescending(view) ? 'descending' : 'ascending',
});

export const applySort = (view: OrderView, { columnId, direction }: Sort): OrderView => ({
  ...view,
  sort: columnId,
  descending: String(direction === 'descending'),
});

/** Returns the filters of a view. A day whose year is still being typed is no filter yet. */
export function toFilters(view: OrderView, search: string) {
  const { sort, descending, openfirst, undated, late, onhold, ...textFilters } = view;
  const filters = Object.entries({ ...textFilters, search }).filter(
    ([name, value]) => value !== '' && (!/(from|to)$/.test(name) || isDay(value)),
  );
  return {
    ...(Object.fromEntries(filters) as Omit<OrderFilter, 'undated' | 'late' | 'onhold'>),
    ...(undated === 'true' && { undated: true }),
    ...(late === 'true' && { late: true }),
    ...(onhold === 'true' && { onhold: true }),
  };
}

export function toSearchRequest(params: URLSearchParams, search: string): SearchRequest {
  const view = readOrderView(params);
  const after = readAfter(params);
  return {
    ...toFilters(view, search),
    sort: (view.sort || 'placed') as OrderSort,
    descending: isDescending(view),
    openfirst: view.openfirst !== 'false',
    size: PAGE_SIZE,
    ...(after !== null && { after }),
  };
}
