import { readAfter } from '../../ui/key-pages';

/** Filters of a list, from the URL. A missing filter is ''. */
export interface ListView {
  search: string;
  visibility: string;
}

export const readListView = (params: URLSearchParams): ListView => ({
  search: params.get('search') ?? '',
  visibility: params.get('visibility') ?? '',
});

/**
 * Returns the query string for a view. Omits the page, so that the new view begins at its first
 * page.
 */
export const writeListView = (view: ListView): URLSearchParams =>
  new URLSearchParams(Object.entries(view).filter(([, value]) => value !== ''));

export function toRowFilters(params: URLSearchParams) {
  const after = readAfter(params);
  return { ...readListView(params), ...(after !== null && { after }) };
}
