/**
 * Access to local storage that never throws. If local storage is full or forbidden, values stay in
 * memory.
 */
export interface SafeStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  clear(): void;
}

export function createSafeStorage(storage: Storage | undefined = getLocalStorage()): SafeStorage {
  const unsavedValues = getUnsavedValues(storage);
  const attempt = <T>(operation: (storage: Storage) => T, fallback: T): T => {
    try {
      return storage ? operation(storage) : fallback;
    } catch (cause) {
      console.warn('Local storage failed. Values stay in memory until page unload.', cause);
      return fallback;
    }
  };
  return {
    getItem: (key) =>
      unsavedValues.get(key) ?? attempt((availableStorage) => availableStorage.getItem(key), null),
    setItem(key, value) {
      const isSaved = attempt(
        (availableStorage) => (availableStorage.setItem(key, value), true),
        false,
      );
      if (isSaved) unsavedValues.delete(key);
      else unsavedValues.set(key, value);
    },
    removeItem(key) {
      unsavedValues.delete(key);
      attempt((availableStorage) => availableStorage.removeItem(key), undefined);
    },
    clear() {
      unsavedValues.clear();
      attempt((availableStorage) => availableStorage.clear(), undefined);
    },
  };
}

const unsavedValuesByStorage = new WeakMap<object, Map<string, string>>();

/**
 * Returns the values that could not be written to local storage. On the server, each call gets its
 * own map.
 */
function getUnsavedValues(storage: Storage | undefined): Map<string, string> {
  const owner = storage ?? (typeof window === 'undefined' ? {} : window);
  const unsavedValues = unsavedValuesByStorage.get(owner) ?? new Map<string, string>();
  unsavedValuesByStorage.set(owner, unsavedValues);
  return unsavedValues;
}

/**
 * Returns undefined on the server, or if the browser forbids local storage and reading
 * `window.localStorage` throws.
 */
function getLocalStorage(): Storage | undefined {
  try {
    return typeof window === 'undefined' ? undefined : window.localStorage;
  } catch (cause) {
    console.warn('Local storage is not available. Values stay in memory until page unload.', cause);
    return undefined;
  }
}
