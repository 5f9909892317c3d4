import type { StoreEnhancer } from '@reduxjs/toolkit';
import { rememberEnhancer } from 'redux-remember';
import { unwrap, wrap } from './envelope';
import { linesLeftOut } from './left-out';
import { rememberedKeys } from './remembered';
import type { SafeStorage } from './safe-storage';

/**
 * Action that reads local storage. Dispatch it once, after hydration, because stored state changes the rendered page.
 */
export const RESTORE = 'shop/restore';

/** Creates a store enhancer that saves slices in local storage. An empty slice removes its key. */
export const remember =
  (storage: SafeStorage): StoreEnhancer =>
  (createStore) =>
  (reducer, preloaded) => {
    let leftOut = 0;
    const driver = changesOnly(storage);
    const enhancer = rememberEnhancer(driver, rememberedKeys, {
      prefix: '',
      serialize: toStored,
      unserialize(stored: string, key: string) {
        const read = unwrap(stored, key);
        leftOut += read.leftOut;
        if (read.leftOut > 0) store.dispatch(linesLeftOut(leftOut) as never);
        return read.content;
      },
      // Writes at once, because a shopper may close the tab right after a click.
      persistThrottle: 0,
      initActionType: RESTORE,
    });
    const store = enhancer(createStore)(reducer, preloaded);
    // The library misses changes that happen while it starts. So all slices are saved again when
    // the page is unloaded.
    window.addEventListener('pagehide', () => {
      const state = store.getState() as Record<string, unknown>;
      if (state['restored'] !== true) return;
      for (const key of rememberedKeys) driver.setItem(key, toStored(state[key]));
    });
    return store;
  };

/**
 * Returns a storage that writes a slice only if this page changed it. The library's first write
 * covers all slices and would overwrite newer slices of another tab.
 */
function changesOnly(storage: SafeStorage) {
  const known = new Map<string, string | null>();
  const present = (key: string) => toStored(unwrap(storage.getItem(key) ?? '', key).content);
  return {
    getItem(key: string) {
      known.set(key, present(key));
      return storage.getItem(key);
    },
    setItem(key: string, value: string | null) {
      const changed = known.get(key) !== value && present(key) !== value;
      known.set(key, value);
      if (!changed) return;
      if (value === null) storage.removeItem(key);
      else storage.setItem(key, value);
    },
  };
}

const toStored = (content: unknown) => (isEmpty(content) ? null : wrap(content));

const isEmpty = (content: unknown) =>
  content === undefined ||
  content === null ||
  content === 0 ||
  (Array.isArray(content) && content.length === 0);
