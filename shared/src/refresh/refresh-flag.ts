import type { SafeStorage } from '../store/persistence/safe-storage';

const KEY = 'refresh';

/** Requests one reload of this page or of the next page. */
export const flagRefresh = (storage: SafeStorage): void => storage.setItem(KEY, '1');

/**
 * Reloads the page once if the stored refresh flag is set (specification, section 4). Resets the flag to 0 first, so
 * that the reload cannot loop (rule 25).
 */
export function reloadIfFlagged(storage: SafeStorage, reload: () => void): void {
  if (storage.getItem(KEY) !== '1') return;
  storage.setItem(KEY, '0');
  if (storage.getItem(KEY) === '0') reload();
}
