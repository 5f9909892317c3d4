/**
 * Where releases and their registry lie. Keys are paths like 'catalog/1.0.0-3f9c2a1b/remoteEntry.js'.
 * Nothing waits without a limit; what takes too long, or is not there at all, is a `StoreAwayError`.
 */
export interface ReleaseStore {
  /** What is stored, or null. */
  read(key: string): Promise<Stored | null>;
  /** As `read`, but 'unchanged' while the tag is still the known one: what a follower asks often. */
  readUnless(key: string, tag: string): Promise<Stored | 'unchanged' | null>;
  /** Stores what is not there yet; answers its tag. Throws a `ConflictError` when it is there. */
  create(key: string, body: Uint8Array): Promise<string>;
  /** Stores over what has this tag; answers the new tag. Throws a `ConflictError` when another is there. */
  replace(key: string, body: Uint8Array, tag: string): Promise<string>;
  /** Everything whose key begins so, in order of keys. */
  list(prefix: string): Promise<Listed[]>;
  /** Removes it; nothing happens when it is not there. */
  remove(key: string): Promise<void>;
  /** The folder where keys are files that can be read in place; null where there is none. */
  readonly folder: string | null;
  /** What is stored there, for people: where it lies, and how one gets back what was there before. */
  tell(key: string, tag: string): { place: string; remedy: string };
  /** How often a follower asks for changes, in ms. */
  readonly pollMs: number;
}

export interface Stored {
  body: Buffer;
  /** Another one for every content that is stored under the key. */
  tag: string;
}

export interface Listed {
  key: string;
  /** When it was stored, in ms since 1970. */
  storedAt: number;
}

/** Somebody else has stored something under that key. */
export class ConflictError extends Error {
  constructor(key: string, cause?: unknown) {
    super(`'${key}' has been changed by somebody else.`, { cause });
    this.name = 'ConflictError';
  }
}

/** The store does not answer, or not in time. What is asked of it may have been done or not. */
export class StoreAwayError extends Error {
  constructor(place: string, cause: unknown) {
    const { code } = (cause ?? {}) as Partial<NodeJS.ErrnoException>;
    super(`The release store ${place} does not answer${code ? ` (${code})` : ''}.`, { cause });
    this.name = 'StoreAwayError';
  }
}

/** Throws for a key that could leave its place or be taken for another. */
export function checkKey(key: string): void {
  const parts = key.split('/');
  if (parts.every((part) => /^[^\\\0]+$/.test(part) && !/^\.|~\d+$/.test(part))) return;
  throw new Error(`'${key}' cannot be the name of anything in the release store.`);
}
