import type { StoreEnhancer } from '@reduxjs/toolkit';
import { rememberEnhancer } from 'redux-remember';
import { unwrap, wrap } from './envelope';
import { linesLeftOut } from './left-out';
import { rememberedKeys } from './remembered';
import type { SafeStorage } from './safe-storage';

/** Has local storage read: dispatched once, after hydration, for only then may it change what is shown. */
export const RESTORE = 'shop/restore';

/** Keeps the remembered slices in local storage; a slice that is empty leaves no key behind. */
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
      // Written at once: a shopper may close the tab right after the click.
      persistThrottle: 0,
      initActionType: RESTORE,
    });
    const store = enhancer(createStore)(reducer, preloaded);
    // The library writes after a change, and not what changed while it was about to begin: who leaves at once loses nothing.
    window.addEventListener('pagehide', () => {
      const state = store.getState() as Record<string, unknown>;
      if (state['restored'] !== true) return;
      for (const key of rememberedKeys) driver.setItem(key, toStored(state[key]));
    });
    return store;
  };

/**
 * Writes a slice only when this page changed it: the library's first write is of every slice, and
 * would put this tab's older ones over what another tab has just written.
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
