import type { SafeStorage } from '../store/persistence/safe-storage';

const STORAGE_KEY = 'refresh';

export const setRefreshFlag = (storage: SafeStorage): void => storage.setItem(STORAGE_KEY, '1');

/**
 * Reloads the page if the flag is set. Resets the flag first, so that the reload cannot loop (rule
 * 25).
 */
export function reloadIfFlagged(storage: SafeStorage, reload: () => void): void {
  if (storage.getItem(STORAGE_KEY) !== '1') return;
  storage.setItem(STORAGE_KEY, '0');
  if (storage.getItem(STORAGE_KEY) === '0') reload();
}
