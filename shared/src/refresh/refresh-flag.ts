import type { SafeStorage } from '../store/persistence/safe-storage';

const KEY = 'refresh';

/** Asks for one reload, on this page or the next that is opened. */
export const flagRefresh = (storage: SafeStorage): void => storage.setItem(KEY, '1');

/**
 * Reloads the page once when the stored refresh flag asks for it (specification §4). The flag is
 * reset to 0 before the reload, so that it can never loop (decision 25).
 */
export function reloadIfFlagged(storage: SafeStorage, reload: () => void): void {
  if (storage.getItem(KEY) !== '1') return;
  storage.setItem(KEY, '0');
  if (storage.getItem(KEY) === '0') reload();
}
