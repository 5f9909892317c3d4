import type { SafeStorage } from '../store/persistence/safe-storage';

const STORAGE_KEY = 'refresh';

export const setRefreshFlag = (storage: SafeStorage): void => storage.setItem(STORAGE_KEY, '1');

/**
 * Reloads the page if the refresh flag is set in local storage. Resets the flag first, so that
 * reloads cannot loop (rule 25).
 */
export function reloadIfFlagged(storage: SafeStorage, reload: () => void): void {
  if (storage.getItem(STORAGE_KEY) !== '1') return;
  storage.setItem(STORAGE_KEY, '0');
  if (storage.getItem(STORAGE_KEY) === '0') reload();
}
