import type { Id } from 'contract/values/readers';
import { runInOneTab } from 'shared/router';
import { type AppStore, type RootState, createSafeStorage } from 'shared/store';
import { createSyncState } from './sync-state';
import { syncBasket } from './sync-basket';

/** Delay in ms of the first read after a page load or sign-in (specification, section 9). */
const FIRST_READ_DELAY_MS = 1000;

/** Delay of a write in ms. Changes within the delay cause only one write. */
const WRITE_DEBOUNCE_MS = 800;

/**
 * Synchronises this page's basket with the account's. Returns a function that stops the
 * synchronisation.
 */
export function startBasketSync(store: AppStore, userid: Id): () => void {
  const syncState = createSyncState(createSafeStorage(), userid);
  const abortController = new AbortController();
  let lastSlices = getBasketSlices(store.getState());
  let isRead = false;
  let timer = setTimeout(() => void sync(), FIRST_READ_DELAY_MS);
  let runningSync: Promise<void> | null = null;

  async function sync(): Promise<void> {
    await runningSync;
    if (abortController.signal.aborted) return;
    // Lets only one tab synchronise at a time, so that the next tab reads the changes of the first
    // tab.
    runningSync = runInOneTab('kept-basket', async () => {
      if (abortController.signal.aborted) return;
      isRead = await syncBasket(store, syncState, {
        hasReadAccount: isRead,
        stopSignal: abortController.signal,
      });
    });
    await runningSync;
  }

  const stopListening = store.subscribe(() => {
    const currentSlices = getBasketSlices(store.getState());
    if (currentSlices.every((slice, index) => slice === lastSlices[index])) return;
    lastSlices = currentSlices;
    clearTimeout(timer);
    timer = setTimeout(() => void sync(), WRITE_DEBOUNCE_MS);
  });
  return () => {
    abortController.abort();
    clearTimeout(timer);
    stopListening();
  };
}

const getBasketSlices = ({ cart, packages, personalised }: RootState) => [
  cart,
  packages,
  personalised,
];
