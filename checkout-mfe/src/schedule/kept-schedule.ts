import { useSyncExternalStore } from 'react';
import { safeStorage } from 'shared/core';

/** Under this name local storage keeps what was said of days, until the order is placed. */
const KEY = 'schedule';

const listeners = new Set<() => void>();

export const keptText = (): string | null => safeStorage().getItem(KEY);

/** Null forgets it: the order is placed, or its basket is gone. */
export function keepText(text: string | null): void {
  if (text === null) safeStorage().removeItem(KEY);
  else safeStorage().setItem(KEY, text);
  listeners.forEach((tell) => tell());
}

/** In step with other tabs. */
export const useKeptText = () => useSyncExternalStore(subscribe, keptText, () => null);

function subscribe(tell: () => void) {
  listeners.add(tell);
  window.addEventListener('storage', tell);
  return () => {
    listeners.delete(tell);
    window.removeEventListener('storage', tell);
  };
}
