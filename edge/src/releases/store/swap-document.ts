import { setTimeout as pause } from 'node:timers/promises';
import { ConflictError, type ReleaseStore, type Stored } from './release-store.ts';

/** How often it is tried while others change the document as well, and the longest pause, in ms. */
const TRIES = 20;
const PAUSE_MS = 400;

/** A JSON document in the store that is only ever replaced whole. */
export interface StoredDocument<Content> {
  key: string;
  /** What it says before it is stored for the first time. */
  empty: Content;
  /** Throws when what is stored is no such document. */
  parse(stored: Stored, store: ReleaseStore): Content;
}

/** Others changed the document too often while it was to be changed; nothing has changed. */
export class CrowdedError extends Error {}

/** The document as it stands, with the tag for replacing it; null when it is not stored yet. */
export async function readDocument<Content>(
  store: ReleaseStore,
  { key, empty, parse }: StoredDocument<Content>,
): Promise<{ content: Content; tag: string | null }> {
  const stored = await store.read(key);
  if (!stored) return { content: empty, tag: null };
  return { content: parse(stored, store), tag: stored.tag };
}

/**
 * Changes a document by compare-and-swap: whoever comes second reads again and decides again. `decide`
 * is given what stands, and answers null when nothing is to be done; what it throws ends it with nothing
 * changed. Answers the document as it stands then. Throws a `CrowdedError`.
 */
export async function swapDocument<Content>(
  store: ReleaseStore,
  document: StoredDocument<Content>,
  decide: (present: Content) => Promise<Content | null> | Content | null,
): Promise<Content> {
  for (let attempt = 1; ; attempt += 1) {
    const { content, tag } = await readDocument(store, document);
    const next = await decide(content);
    if (!next) return content;
    if (await isWritten(store, document.key, next, tag)) return next;
    if (attempt === TRIES)
      throw new CrowdedError(
        `Nothing has changed: others changed ${document.key} ${TRIES} times meanwhile. Try again.`,
      );
    await pause(Math.random() * Math.min(PAUSE_MS, 10 * 2 ** attempt));
  }
}

async function isWritten(
  store: ReleaseStore,
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
