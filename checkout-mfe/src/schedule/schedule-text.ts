import { useSyncExternalStore } from 'react';
import { createSafeStorage } from 'shared/store';

/** Key of the chosen days in local storage, until the order is placed. */
const STORAGE_KEY = 'schedule';

const listeners = new Set<() => void>();

export const readScheduleText = (): string | null => createSafeStorage().getItem(STORAGE_KEY);

/** Saves the text. Null removes it after the order was placed or the basket was removed. */
export function saveScheduleText(text: string | null): void {
  if (text === null) createSafeStorage().removeItem(STORAGE_KEY);
  else createSafeStorage().setItem(STORAGE_KEY, text);
  listeners.forEach((notify) => notify());
}

/** Returns the saved text and follows other tabs. */
export const useScheduleText = () => useSyncExternalStore(subscribe, readScheduleText, () => null);

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
