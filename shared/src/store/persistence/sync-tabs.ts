import type { AppStore } from '../create-store';
import { parseStoredSlice } from './slice-envelope';
import { droppedLinesCounted } from './dropped-line-count';
import { sliceReaders, storedSliceKeys } from './slice-readers';
import { type RestoredState, stateRestored } from '../restored-state';
import type { SafeStorage } from './safe-storage';

/**
 * Applies changes that other tabs make in local storage to the store. Reads local storage instead
 * of the value in the `storage` event, so that all tabs get the same state. Returns a function that
 * stops this.
 */
export function syncTabs(store: AppStore, storage: SafeStorage): () => void {
  const restoreFromStorage = () => {
    const { state, droppedCount } = readStoredState(storage);
    store.dispatch(stateRestored(state));
    store.dispatch(droppedLinesCounted(droppedCount));
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key in sliceReaders) restoreFromStorage();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) restoreFromStorage();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}

/**
 * Reads all stored slices, because one change of the basket changes several slices. A key that is
 * missing in local storage means an empty slice.
 */
function readStoredState(storage: SafeStorage): { state: RestoredState; droppedCount: number } {
  const state: RestoredState = {};
  let droppedCount = 0;
  for (const key of storedSliceKeys) {
    const storedText = storage.getItem(key);
    const storedSlice =
      storedText === null
        ? { content: getEmptyContent(key), droppedLines: 0 }
        : parseStoredSlice(storedText, key);
    state[key] = storedSlice.content;
    droppedCount += storedSlice.droppedLines;
  }
  return { state, droppedCount };
}

const getEmptyContent = (key: string) => {
  if (key === 'checkoutstatus') return 0;
  return ['cart', 'packages', 'personalised'].includes(key) ? [] : null;
};
