import { useSyncExternalStore } from 'react';
import { safeStorage } from 'shared/core';

/** Key of the chosen days in local storage, until the order is placed. */
const KEY = 'schedule';

const listeners = new Set<() => void>();

export const keptText = (): string | null => safeStorage().getItem(KEY);

/** Saves the text. Null removes it after the order was placed or the basket was removed. */
export function keepText(text: string | null): void {
  if (text === null) safeStorage().removeItem(KEY);
  else safeStorage().setItem(KEY, text);
  listeners.forEach((tell) => tell());
}

/** Returns the saved text and follows other tabs. */
export const useKeptText = () => useSyncExternalStore(subscribe, keptText, () => null);

function subscribe(tell: () => void) {
  listeners.add(tell);
  window.addEventListener('storage', tell);
  return () => {
    listeners.delete(tell);
    window.removeEventListener('storage', tell);
  };
}
