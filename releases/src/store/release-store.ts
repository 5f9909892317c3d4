/**
 * Keys are paths like 'catalog/1.0.0-3f9c2a1b/remoteEntry.js'. Every call throws a
 * `StoreUnavailableError` if the store is unavailable or too slow.
 */
export interface ReleaseStore {
  read(key: string): Promise<StoredEntry | null>;
  /** Does the same as `read`, but returns 'unchanged' if the tag is current. */
  readIfChanged(key: string, tag: string): Promise<StoredEntry | 'unchanged' | null>;
  /** Returns the new entry's tag. Throws a `ConflictError` if the key exists. */
  create(key: string, body: Uint8Array): Promise<string>;
  /**
   * Replaces the entry with this tag and returns the new tag. Throws a `ConflictError` if the tag
   * has changed.
   */
  replace(key: string, body: Uint8Array, tag: string): Promise<string>;
  /** Sorted by key. */
  list(prefix: string): Promise<ListedEntry[]>;
  /** A missing entry is no error. */
  remove(key: string): Promise<void>;
  /** Folder in which each key is the path of a file, or null for another kind of store. */
  readonly folder: string | null;
  /** Describes an entry for messages: its location, and how to restore its former content. */
  describeEntry(key: string, tag: string): { location: string; remedy: string };
  readonly pollMs: number;
}

export interface StoredEntry {
  body: Buffer;
  /** Version tag of the content. It changes with each write. */
  tag: string;
}

export interface ListedEntry {
  key: string;
  /** In ms since 1970. */
  storedAt: number;
}

/** Thrown if another process has changed the entry. */
export class ConflictError extends Error {
  constructor(key: string, cause?: unknown) {
    super(`'${key}' has been changed by somebody else.`, { cause });
    this.name = 'ConflictError';
  }
}

/** Thrown if the store is unavailable or too slow. A failed write may have been stored anyway. */
export class StoreUnavailableError extends Error {
  constructor(location: string, cause: unknown) {
    const { code } = (cause ?? {}) as Partial<NodeJS.ErrnoException>;
    super(`The release store ${location} does not answer${code ? ` (${code})` : ''}.`, { cause });
    this.name = 'StoreUnavailableError';
  }
}

/** Throws for a key that could leave the store or collide with another key. */
export function checkKey(key: string): void {
  const parts = key.split('/');
  if (parts.every((part) => /^[^\\\0]+$/.test(part) && !/^\.|~\d+$/.test(part))) return;
  throw new Error(`'${key}' is not a valid key of the release store.`);
}
