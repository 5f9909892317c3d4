import type { AppDispatch, AppStore } from '../store/create-store';
import type { Prefetch } from '../rooms/rooms';
import { serverApi } from '../api/server-api';

/** A read under way, as the store's dispatch returns it. */
interface Started extends Promise<{ isError: boolean }> {
  queryCacheKey: string;
  unsubscribe(): void;
}

/**
 * Makes a route's reads before its page is asked for, each at most once: the page finds the answers under its own
 * reads. They are kept until the function that this resolves to lets them go. Rejects where one of them failed: that one
 * is forgotten and the others are let go, so that the page reads as ever.
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
  // A route that gives up reading leaves the rest to its page.
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

/** A page that has come meanwhile says itself that its read failed. */
function forget(store: AppStore, { queryCacheKey, unsubscribe }: Started): void {
  unsubscribe();
  const { internal_getRTKQSubscriptions: subscriptions, removeQueryResult } =
    serverApi.internalActions;
  // The middleware answers this action itself, with what it knows.
  const known = store.dispatch(subscriptions()) as unknown as {
    getSubscriptionCount(key: string): number;
  };
  if (known.getSubscriptionCount(queryCacheKey) > 0) return;
  store.dispatch(removeQueryResult({ queryCacheKey } as Parameters<typeof removeQueryResult>[0]));
}
