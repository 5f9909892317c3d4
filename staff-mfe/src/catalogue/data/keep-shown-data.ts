import type { QueryResult } from 'shared/ui';

/**
 * Keeps the current data until the data of the next page, filter or draft is loaded or has failed.
 */
export const keepShownData = <Data>(query: QueryResult<Data> & { data?: Data }) => ({
  ...query,
  currentData: query.currentData ?? (query.isFetching ? query.data : undefined),
});
