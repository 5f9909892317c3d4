import type { ReleaseStore } from '../releases/store/release-store.ts';
import { type ReleaseToken, type TokenDocument, tokenDocument } from './token-document.ts';
import { tokenOf } from './tokens.ts';

/** How long an answer of the store holds, in ms. */
const FRESH_MS = 1000;

/** The tokens, as a server asks for them. Both throw a `StoreAwayError` while the store is away. */
export interface TokenBook {
  /** The token of this secret as it was known a second ago at most; null when it opens nothing. */
  find(secret: string): Promise<ReleaseToken | null>;
  /** The same as the store knows it now. */
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
    // Another question may have been answered meanwhile.
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
