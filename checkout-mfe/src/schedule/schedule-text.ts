import { useSyncExternalStore } from 'react';
import { createSafeStorage } from 'shared/store';

/** Key in local storage. The entry is deleted after the order. */
const STORAGE_KEY = 'schedule';

const listeners = new Set<() => void>();

export const readScheduleText = (): string | null => createSafeStorage().getItem(STORAGE_KEY);

/** Saves the JSON of the chosen days. Null deletes it. */
export function saveScheduleText(text: string | null): void {
  if (text === null) createSafeStorage().removeItem(STORAGE_KEY);
  else createSafeStorage().setItem(STORAGE_KEY, text);
  listeners.forEach((notify) => notify());
}

/** Also follows changes in other tabs. */
export const useScheduleText = () => useSyncExternalStore(subscribe, readScheduleText, () => null);

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
