import { useSyncExternalStore } from 'react';
import { createSafeStorage } from 'shared/store';

/** Key in local storage. An order deletes the entry. */
const STORAGE_KEY = 'schedule';

const listeners = new Set<() => void>();

export const readScheduleText = (): string | null => createSafeStorage().getItem(STORAGE_KEY);

/** Saves the JSON of the chosen days. Null deletes the entry. */
export function saveScheduleText(text: string | null): void {
  if (text === null) createSafeStorage().removeItem(STORAGE_KEY);
  else createSafeStorage().setItem(STORAGE_KEY, text);
  listeners.forEach((notify) => notify());
}

/** Returns the saved JSON. Updates after changes in other tabs too. */
export const useScheduleText = () => useSyncExternalStore(subscribe, readScheduleText, () => null);

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
