import type { AppDispatch, AppStore } from '../store/create-store';
import type { Prefetch } from '../remotes/remotes';
import { serverApi } from '../api/server-api';

interface PendingQuery extends Promise<{ isError: boolean }> {
  queryCacheKey: string;
  unsubscribe(): void;
}

/**
 * Runs the queries of a route's `prefetch`. Resolves to a function that unsubscribes from the
 * results. Rejects if a query fails.
 */
export async function runPrefetch(
  store: AppStore,
  prefetch: Prefetch,
  params: Parameters<Prefetch>[1],
): Promise<() => void> {
  const queries: PendingQuery[] = [];
  const dispatch = ((action: Parameters<AppDispatch>[0]) => {
    const result: unknown = store.dispatch(action);
    if (isPendingQuery(result)) queries.push(result);
    return result;
  }) as AppDispatch;
  await Promise.allSettled([prefetch(dispatch, params)]);
  const results = await Promise.all(queries);
  const failedQueries = queries.filter((_, index) => results[index]?.isError);
  failedQueries.forEach((query) => removeFailedResult(store, query));
  const releaseQueries = () => queries.forEach((query) => query.unsubscribe());
  if (failedQueries.length === 0) return releaseQueries;
  releaseQueries();
  throw new Error(
    `${failedQueries.map(({ queryCacheKey }) => queryCacheKey).join(', ')} could not be read.`,
  );
}

const isPendingQuery = (result: unknown): result is PendingQuery =>
  result instanceof Promise && 'queryCacheKey' in result;

/**
 * Removes a failed result from the cache, so that a page sends the query again. Keeps the result if
 * a mounted page uses it, because that page reports the failure.
 */
function removeFailedResult(store: AppStore, { queryCacheKey, unsubscribe }: PendingQuery): void {
  unsubscribe();
  const { internal_getRTKQSubscriptions: getSubscriptions, removeQueryResult } =
    serverApi.internalActions;
  // This action returns the subscription functions of RTK Query's middleware.
  const cacheSubscriptions = store.dispatch(getSubscriptions()) as unknown as {
    getSubscriptionCount(key: string): number;
  };
  if (cacheSubscriptions.getSubscriptionCount(queryCacheKey) > 0) return;
  store.dispatch(removeQueryResult({ queryCacheKey } as Parameters<typeof removeQueryResult>[0]));
}
