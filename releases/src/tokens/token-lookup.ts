import type { ObjectStore } from 'server/store/object-store';
import { type ReleaseToken, type TokenDocument, tokenDocument } from './token-document.ts';
import { findValidToken } from './tokens.ts';

const CACHE_MS = 1000;

export interface TokenLookup {
  /** Returns the token with this secret, or null. The result may be a second old. */
  find(secret: string): Promise<ReleaseToken | null>;
  /** Works like `find`, but always reads the store. */
  findUncached(secret: string): Promise<ReleaseToken | null>;
}

export function createTokenLookup(store: ObjectStore): TokenLookup {
  let cachedList: { document: TokenDocument; tag: string | null } = {
    document: tokenDocument.empty,
    tag: null,
  };
  let readAt = -Infinity;
  let pendingRead: Promise<void> | null = null;

  async function readTokens(): Promise<void> {
    const { key, empty, parse } = tokenDocument;
    const startedAt = performance.now();
    const storedTokens =
      cachedList.tag === null
        ? await store.read(key)
        : await store.readIfChanged(key, cachedList.tag);
    // Ignores the result if a read that started later has already finished.
    if (startedAt < readAt) return;
    readAt = startedAt;
    if (storedTokens === null) cachedList = { document: empty, tag: null };
    else if (storedTokens !== 'unchanged')
      cachedList = { document: parse(storedTokens, store), tag: storedTokens.tag };
  }

  return {
    async find(secret) {
      if (performance.now() - readAt > CACHE_MS)
        await (pendingRead ??= readTokens().finally(() => (pendingRead = null)));
      return findValidToken(cachedList.document, secret);
    },
    async findUncached(secret) {
      await readTokens();
      return findValidToken(cachedList.document, secret);
    },
  };
}
