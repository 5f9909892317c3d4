import type { AppStore } from '../create-store';
import { unwrap } from './envelope';
import { linesLeftOut } from './left-out';
import { remembered, rememberedKeys } from './remembered';
import { type RestoredState, stateRestored } from '../restored-state';
import type { SafeStorage } from './safe-storage';

/**
 * Applies changes of other tabs, also those during this page's time in the back-forward cache.
 * Reads the current local storage instead of the event's value, so that all tabs converge. Returns
 * a function that stops listening.
 */
export function keepTabsInStep(store: AppStore, storage: SafeStorage): () => void {
  const takeOver = () => {
    const { state, leftOut } = readNow(storage);
    store.dispatch(stateRestored(state));
    store.dispatch(linesLeftOut(leftOut));
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key in remembered) takeOver();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) takeOver();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onShow);
  };
}

/**
 * Reads all slices at once, because one event changes several. An absent key is an empty slice. A slice that cannot be
 * read stays unchanged in this tab.
 */
function readNow(storage: SafeStorage): { state: RestoredState; leftOut: number } {
  const state: RestoredState = {};
  let leftOut = 0;
  for (const key of rememberedKeys) {
    const stored = storage.getItem(key);
    const read = stored === null ? { content: emptyOf(key), leftOut: 0 } : unwrap(stored, key);
    state[key] = read.content;
    leftOut += read.leftOut;
  }
  return { state, leftOut };
}

const emptyOf = (key: string) => {
  if (key === 'checkoutstatus') return 0;
  return ['cart', 'packages', 'personalised'].includes(key) ? [] : null;
};
