import type { AppDispatch, AppStore } from '../store/create-store';
import type { Prefetch } from '../rooms/rooms';
import { serverApi } from '../api/server-api';

/** A pending query, as the store's dispatch returns it. */
interface Started extends Promise<{ isError: boolean }> {
  queryCacheKey: string;
  unsubscribe(): void;
}

/**
 * Runs a route's prefetch before its page mounts. The page then finds the results in the RTK Query
 * cache. Returns a function that releases the cached results. If a query fails, removes its result,
 * releases the others and rejects. The page then sends the queries itself.
 */
export async function readAhead(
  store: AppStore,
  prefetch: Prefetch,
  params: Parameters<Prefetch>[1],
): Promise<() => void> {
  const reads: Started[] = [];
  const dispatch = ((action: Parameters<AppDispatch>[0]) => {
    const done: unknown = store.dispatch(action);
    if (isRead(done)) reads.push(done);
    return done;
  }) as AppDispatch;
  // If the route's prefetch rejects, the page sends the remaining queries itself.
  await Promise.allSettled([prefetch(dispatch, params)]);
  const answers = await Promise.all(reads);
  const failed = reads.filter((_, index) => answers[index]?.isError);
  failed.forEach((read) => forget(store, read));
  const letGo = () => reads.forEach((read) => read.unsubscribe());
  if (failed.length === 0) return letGo;
  letGo();
  throw new Error(
    `${failed.map(({ queryCacheKey }) => queryCacheKey).join(', ')} could not be read.`,
  );
}

const isRead = (done: unknown): done is Started =>
  done instanceof Promise && 'queryCacheKey' in done;

/** Removes a failed result, unless a mounted page uses the query and reports the failure itself. */
function forget(store: AppStore, { queryCacheKey, unsubscribe }: Started): void {
  unsubscribe();
  const { internal_getRTKQSubscriptions: subscriptions, removeQueryResult } =
    serverApi.internalActions;
  // RTK Query's middleware handles this action and returns its subscription functions.
  const known = store.dispatch(subscriptions()) as unknown as {
    getSubscriptionCount(key: string): number;
  };
  if (known.getSubscriptionCount(queryCacheKey) > 0) return;
  store.dispatch(removeQueryResult({ queryCacheKey } as Parameters<typeof removeQueryResult>[0]));
}
