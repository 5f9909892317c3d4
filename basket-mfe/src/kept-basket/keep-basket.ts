import type { Id } from 'contract/values/readers';
import { type AppStore, oneTabAtATime, type RootState, safeStorage } from 'shared/core';
import { keptState } from './kept-state';
import { syncBasket } from './sync-basket';

/** Delay between page load or sign-in and the first read of the saved basket, in ms (specification, section 9). */
const AT_FIRST_MS = 1000;

/** Debounce time of writes in ms, so that several clicks cause one call. */
const QUIET_MS = 800;

/** Synchronises this page's basket with the account's. Returns a function that stops this. */
export function keepBasket(store: AppStore, userid: Id): () => void {
  const kept = keptState(safeStorage(), userid);
  const stop = new AbortController();
  let known = slicesOf(store.getState());
  let isRead = false;
  let timer = setTimeout(() => void sync(), AT_FIRST_MS);
  let running: Promise<void> | null = null;

  async function sync(): Promise<void> {
    // Waits for the running synchronisation.
    await running;
    if (stop.signal.aborted) return;
    // Runs in one tab at a time, so that the second tab finds the first tab's changes.
    running = oneTabAtATime('kept-basket', async () => {
      if (stop.signal.aborted) return;
      isRead = await syncBasket(store, kept, { isRead, stopped: stop.signal });
    });
    await running;
  }

  const stopListening = store.subscribe(() => {
    const now = slicesOf(store.getState());
    if (now.every((slice, at) => slice === known[at])) return;
    known = now;
    clearTimeout(timer);
    timer = setTimeout(() => void sync(), QUIET_MS);
  });
  return () => {
    stop.abort();
    clearTimeout(timer);
    stopListening();
  };
}

const slicesOf = ({ cart, packages, personalised }: RootState) => [cart, packages, personalised];
