/**
 * Local storage that never throws. If the browser's storage is full, forbidden or absent, values
 * stay in memory until the page is closed.
 */
export interface SafeStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  clear(): void;
}

export function safeStorage(storage: Storage | undefined = browserStorage()): SafeStorage {
  const unsaved = unsavedOf(storage);
  const attempt = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      return storage ? work(storage) : otherwise;
    } catch (cause) {
      console.warn('Local storage failed. Values stay in memory until page unload.', cause);
      return otherwise;
    }
  };
  return {
    getItem: (key) => unsaved.get(key) ?? attempt((s) => s.getItem(key), null),
    setItem(key, value) {
      const saved = attempt((s) => (s.setItem(key, value), true), false);
      if (saved) unsaved.delete(key);
      else unsaved.set(key, value);
    },
    removeItem(key) {
      unsaved.delete(key);
      attempt((s) => s.removeItem(key), undefined);
    },
    clear() {
      unsaved.clear();
      attempt((s) => s.clear(), undefined);
    },
  };
}

const unsavedByStorage = new WeakMap<object, Map<string, string>>();

/**
 * Returns the values that could not be saved. All callers with the same storage share them. On the
 * server each call gets a new map.
 */
function unsavedOf(storage: Storage | undefined): Map<string, string> {
  const owner = storage ?? (typeof window === 'undefined' ? {} : window);
  const unsaved = unsavedByStorage.get(owner) ?? new Map<string, string>();
  unsavedByStorage.set(owner, unsaved);
  return unsaved;
}

/** Reading `window.localStorage` itself throws if the browser forbids it. */
function browserStorage(): Storage | undefined {
  try {
    return typeof window === 'undefined' ? undefined : window.localStorage;
  } catch (cause) {
    console.warn('Local storage is not available. Values stay in memory until page unload.', cause);
    return undefined;
  }
}
