import { readAfter } from '../../ui/key-pages';

/** The view of a list, as its address contains it. An absent filter is ''. */
export interface ListView {
  search: string;
  visibility: string;
}

export const readListView = (params: URLSearchParams): ListView => ({
  search: params.get('search') ?? '',
  visibility: params.get('visibility') ?? '',
});

/** Returns the query of the view's address. Another view begins at its first page. */
export const writeListView = (view: ListView): URLSearchParams =>
  new URLSearchParams(Object.entries(view).filter(([, value]) => value !== ''));

export function toRowFilters(params: URLSearchParams) {
  const after = readAfter(params);
  return { ...readListView(params), ...(after !== null && { after }) };
}
