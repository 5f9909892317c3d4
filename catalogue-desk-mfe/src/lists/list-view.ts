import { visibilities } from 'contract/staff/catalogue/visibility';
import { readAfter } from 'shared/desk';

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

/** Returns the filters of the request for a list. */
export function toRowFilters(params: URLSearchParams) {
  const { search, visibility } = readListView(params);
  return {
    search: search || undefined,
    visibility: visibilities.find((name) => name === visibility),
    after: readAfter(params) ?? undefined,
  };
}
