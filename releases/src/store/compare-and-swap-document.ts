import { setTimeout as pause } from 'node:timers/promises';
import { ConflictError, type ObjectStore, type StoredEntry } from 'server/store/object-store';

const MAX_ATTEMPTS = 20;
const MAX_PAUSE_MS = 400;

export interface StoredDocument<Content> {
  key: string;
  empty: Content;
  parse(storedEntry: StoredEntry, store: ObjectStore): Content;
}

export class TooManyConflictsError extends Error {}

/** Returns the document and its tag. The tag is null before the first write. */
export async function readDocument<Content>(
  store: ObjectStore,
  { key, empty, parse }: StoredDocument<Content>,
): Promise<{ content: Content; tag: string | null }> {
  const storedEntry = await store.read(key);
  if (!storedEntry) return { content: empty, tag: null };
  return { content: parse(storedEntry, store), tag: storedEntry.tag };
}

/**
 * Writes the document that `decide` returns, or nothing if `decide` returns null. After a conflict,
 * `decide` is called again with the new content.
 */
export async function compareAndSwapDocument<Content>(
  store: ObjectStore,
  document: StoredDocument<Content>,
  decide: (content: Content) => Promise<Content | null> | Content | null,
): Promise<Content> {
  for (let attempt = 1; ; attempt += 1) {
    const { content, tag } = await readDocument(store, document);
    const nextContent = await decide(content);
    if (!nextContent) return content;
    if (await tryWrite(store, document.key, nextContent, tag)) return nextContent;
    if (attempt === MAX_ATTEMPTS)
      throw new TooManyConflictsError(
        `Nothing has changed: others changed ${document.key} ${MAX_ATTEMPTS} times meanwhile. Try again.`,
      );
    await pause(Math.random() * Math.min(MAX_PAUSE_MS, 10 * 2 ** attempt));
  }
}

async function tryWrite(
  store: ObjectStore,
  key: string,
  content: unknown,
  tag: string | null,
): Promise<boolean> {
  const body = Buffer.from(`${JSON.stringify(content, null, 1)}\n`);
  try {
    await (tag === null ? store.create(key, body) : store.replace(key, body, tag));
    return true;
  } catch (cause) {
    if (cause instanceof ConflictError) return false;
    throw cause;
  }
}
