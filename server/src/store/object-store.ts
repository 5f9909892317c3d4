/**
 * Stores entries by keys like 'catalog/1.0.0-3f9c2a1b/remoteEntry.js'. Every call may throw a
 * `StoreUnavailableError`.
 */
export interface ObjectStore {
  read(key: string): Promise<StoredEntry | null>;
  /** Works like `read`, but returns 'unchanged' if the stored entry still has this tag. */
  readIfChanged(key: string, tag: string): Promise<StoredEntry | 'unchanged' | null>;
  /** Returns the new entry's tag. Throws a `ConflictError` if the key exists. */
  create(key: string, body: Uint8Array): Promise<string>;
  /** Returns the new tag. Throws a `ConflictError` if the stored entry no longer has this `tag`. */
  replace(key: string, body: Uint8Array, tag: string): Promise<string>;
  list(prefix: string): Promise<ListedEntry[]>;
  remove(key: string): Promise<void>;
  /** Folder in which each key is a path. Null for a store outside the file system. */
  readonly folder: string | null;
  /**
   * Returns two texts for messages: the entry's location, and instructions to restore its former
   * content.
   */
  describeEntry(key: string, tag: string): { location: string; remedy: string };
  /** Pause between two checks whether an entry has changed, in ms. */
  readonly pollMs: number;
}

export interface StoredEntry {
  body: Buffer;
  /** Identifies the content of the entry in calls of `readIfChanged` and `replace`. */
  tag: string;
}

export interface ListedEntry {
  key: string;
  /** Time of the last write, in ms since 1970. */
  storedAt: number;
}

export class ConflictError extends Error {
  constructor(key: string, cause?: unknown) {
    super(`'${key}' has been changed by somebody else.`, { cause });
    this.name = 'ConflictError';
  }
}

/** Thrown if the store does not respond. A write may have succeeded anyway. */
export class StoreUnavailableError extends Error {
  constructor(location: string, cause: unknown) {
    const { code } = (cause ?? {}) as Partial<NodeJS.ErrnoException>;
    super(`The store ${location} does not answer${code ? ` (${code})` : ''}.`, { cause });
    this.name = 'StoreUnavailableError';
  }
}

/** Checks a key. Throws if the key could leave the store or collide with another key. */
export function checkKey(key: string): void {
  const parts = key.split('/');
  if (parts.every((part) => /^[^\\\0]+$/.test(part) && !/^\.|~\d+$/.test(part))) return;
  throw new Error(`'${key}' is not a valid key of the store.`);
}
