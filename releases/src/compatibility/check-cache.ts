import { type CheckCache, localCheckCache } from 'build/contract';
import { ConflictError, type ObjectStore, StoreUnavailableError } from 'server/store/object-store';

const CACHE_FOLDER = 'contract-answers/';

const RESULT_LIFETIME_MS = 30 * 86_400_000;

/**
 * Caches results locally and in the store. Ignores an unavailable store, because checks without the
 * store are only slower.
 */
export const createCheckCache = (
  store: ObjectStore,
  localCache: CheckCache = localCheckCache,
): CheckCache => ({
  async recall(key) {
    const localResult = await localCache.recall(key);
    if (localResult) return localResult;
    const storedEntry = await store.read(createCacheKey(key)).catch(nullIfUnavailable);
    const storedResult = storedEntry && parseFindings(storedEntry.body);
    if (storedResult) await localCache.remember(key, storedResult);
    return storedResult ?? undefined;
  },
  async remember(key, findings) {
    await localCache.remember(key, findings);
    try {
      await store.create(createCacheKey(key), Buffer.from(JSON.stringify(findings)));
      await deleteOldResults(store);
    } catch (cause) {
      // A conflict means that another machine has stored the same result.
      if (!(cause instanceof ConflictError || cause instanceof StoreUnavailableError)) throw cause;
    }
  },
});

const createCacheKey = (key: string) => `${CACHE_FOLDER}${key}.json`;

type Findings = Parameters<CheckCache['remember']>[1];

/** Returns null for a damaged entry. The check then runs again. */
function parseFindings(body: Buffer): Findings | null {
  try {
    const content: unknown = JSON.parse(body.toString());
    return Array.isArray(content) && content.every(isFinding) ? content : null;
  } catch (cause) {
    if (cause instanceof SyntaxError) return null;
    throw cause;
  }
}

const isFinding = (value: unknown): value is Findings[number] =>
  typeof value === 'object' &&
  value !== null &&
  ['room', 'about', 'sentence'].every((name) => typeof Reflect.get(value, name) === 'string');

async function deleteOldResults(store: ObjectStore): Promise<void> {
  for (const { key, storedAt } of await store.list(CACHE_FOLDER)) {
    if (storedAt < Date.now() - RESULT_LIFETIME_MS) await store.remove(key);
  }
}

function nullIfUnavailable(cause: unknown): null {
  if (cause instanceof StoreUnavailableError) return null;
  throw cause;
}
