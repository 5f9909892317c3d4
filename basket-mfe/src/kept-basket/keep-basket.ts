import { type AppStore, oneTabAtATime, type RootState, safeStorage } from 'shared/core';
import type { Id } from 'shared/data';
import { keptState } from './kept-state';
import { syncBasket } from './sync-basket';

/** How long after a page or a sign-in the kept basket is read first, in ms (specification §9). */
const AT_FIRST_MS = 1000;

/** How long the basket is left alone before it is written, in ms: several clicks are one call. */
const QUIET_MS = 800;

/** Keeps this page's basket and the account's the same; returns the function that stops it. */
export function keepBasket(store: AppStore, userid: Id): () => void {
  const kept = keptState(safeStorage(), userid);
  const stop = new AbortController();
  let known = slicesOf(store.getState());
  let isRead = false;
  let timer = setTimeout(() => void sync(), AT_FIRST_MS);
  let running: Promise<void> | null = null;

  async function sync(): Promise<void> {
    // What was changed meanwhile waits for its turn.
    await running;
    if (stop.signal.aborted) return;
    // The second tab finds what the first has written.
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
