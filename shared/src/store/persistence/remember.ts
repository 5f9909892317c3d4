import type { StoreEnhancer } from '@reduxjs/toolkit';
import { rememberEnhancer } from 'redux-remember';
import { unwrap, wrap } from './envelope';
import { rememberedKeys } from './remembered';
import type { SafeStorage } from './safe-storage';

/** Dispatched once, after hydration: only then may local storage change what is shown. */
export const PAGE_HYDRATED = 'shop/pageHydrated';

/** Keeps the remembered slices in local storage; a slice that is empty leaves no key behind. */
export const remember = (storage: SafeStorage): StoreEnhancer =>
  rememberEnhancer(
    {
      getItem: (key: string) => storage.getItem(key),
      setItem: (key: string, value: string | null) =>
        value === null ? storage.removeItem(key) : storage.setItem(key, value),
    },
    rememberedKeys,
    {
      prefix: '',
      serialize: (content) => (isEmpty(content) ? null : wrap(content)),
      unserialize: unwrap,
      // Written at once: a shopper may close the tab right after the click.
      persistThrottle: 0,
      initActionType: PAGE_HYDRATED,
    },
  );

const isEmpty = (content: unknown) =>
  content === null || content === 0 || (Array.isArray(content) && content.length === 0);
