import type { ReleaseStore } from '../store/release-store.ts';
import { type ReleaseToken, type TokenDocument, tokenDocument } from './token-document.ts';
import { tokenOf } from './tokens.ts';

/** Time to live of the cached list of tokens, in ms. */
const FRESH_MS = 1000;

/**
 * Finds tokens in the store. Both methods reject with a `StoreUnavailableError` if the store is
 * unavailable.
 */
export interface TokenBook {
  /** Resolves to the valid token of this secret, or to null. The cache may be a second old. */
  find(secret: string): Promise<ReleaseToken | null>;
  /** Does the same as `find`, but reads the store first. */
  findNow(secret: string): Promise<ReleaseToken | null>;
}

export function tokenBook(store: ReleaseStore): TokenBook {
  let known: { document: TokenDocument; tag: string | null } = {
    document: tokenDocument.empty,
    tag: null,
  };
  let askedAt = -Infinity;
  let asking: Promise<void> | null = null;

  async function ask(): Promise<void> {
    const { key, empty, parse } = tokenDocument;
    const at = performance.now();
    const found =
      known.tag === null ? await store.read(key) : await store.readUnless(key, known.tag);
    // A later read may have finished first.
    if (at < askedAt) return;
    askedAt = at;
    if (found === null) known = { document: empty, tag: null };
    else if (found !== 'unchanged') known = { document: parse(found, store), tag: found.tag };
  }

  return {
    async find(secret) {
      if (performance.now() - askedAt > FRESH_MS)
        await (asking ??= ask().finally(() => (asking = null)));
      return tokenOf(known.document, secret);
    },
    async findNow(secret) {
      await ask();
      return tokenOf(known.document, secret);
    },
  };
}
