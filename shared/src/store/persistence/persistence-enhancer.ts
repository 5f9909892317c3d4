import type { StoreEnhancer } from '@reduxjs/toolkit';
import { rememberEnhancer } from 'redux-remember';
import { parseStoredSlice, serializeSlice } from './slice-envelope';
import { droppedLinesCounted } from './dropped-line-count';
import { storedSliceKeys } from './slice-readers';
import type { SafeStorage } from './safe-storage';

/**
 * Type of the action that reads the stored slices from local storage. Dispatch the action once and
 * after hydration, because the restored state changes the page.
 */
export const RESTORE_ACTION_TYPE = 'shop/restore';

/**
 * Returns a store enhancer that restores the stored slices and saves each changed slice. Local
 * storage has no key for an empty slice.
 */
export const createPersistenceEnhancer =
  (storage: SafeStorage): StoreEnhancer =>
  (createStore) =>
  (reducer, preloadedState) => {
    let droppedCount = 0;
    const driver = createWriteOnChangeStorage(storage);
    const enhancer = rememberEnhancer(driver, storedSliceKeys, {
      prefix: '',
      serialize: toStoredValue,
      unserialize(storedText: string, key: string) {
        const parsedSlice = parseStoredSlice(storedText, key);
        droppedCount += parsedSlice.droppedLines;
        if (parsedSlice.droppedLines > 0)
          store.dispatch(droppedLinesCounted(droppedCount) as never);
        return parsedSlice.content;
      },
      // Saves each change at once, because a shopper may close the tab right after a click.
      persistThrottle: 0,
      initActionType: RESTORE_ACTION_TYPE,
    });
    const store = enhancer(createStore)(reducer, preloadedState);
    // Saves all slices again at `pagehide`, because the library misses changes during its start.
    window.addEventListener('pagehide', () => {
      const state = store.getState() as Record<string, unknown>;
      if (state['restored'] !== true) return;
      for (const key of storedSliceKeys) driver.setItem(key, toStoredValue(state[key]));
    });
    return store;
  };

/**
 * Returns a storage that writes only slices which this tab has changed. Otherwise the library would
 * overwrite slices that another tab has saved meanwhile.
 */
function createWriteOnChangeStorage(storage: SafeStorage) {
  const lastValues = new Map<string, string | null>();
  const readSavedValue = (key: string) =>
    toStoredValue(parseStoredSlice(storage.getItem(key) ?? '', key).content);
  return {
    getItem(key: string) {
      lastValues.set(key, readSavedValue(key));
      return storage.getItem(key);
    },
    setItem(key: string, value: string | null) {
      const hasChanged = lastValues.get(key) !== value && readSavedValue(key) !== value;
      lastValues.set(key, value);
      if (!hasChanged) return;
      if (value === null) storage.removeItem(key);
      else storage.setItem(key, value);
    },
  };
}

const toStoredValue = (content: unknown) => (isEmpty(content) ? null : serializeSlice(content));

const isEmpty = (content: unknown) =>
  content === undefined ||
  content === null ||
  content === 0 ||
  (Array.isArray(content) && content.length === 0);
