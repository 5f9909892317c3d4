import { type FitAnswers, localAnswers } from 'build/contract';
import { ConflictError, type ReleaseStore, StoreAwayError } from '../store/release-store.ts';

/** Folder of the results in the store. */
const PREFIX = 'contract-answers/';

/** Lifetime of a cached result, in ms. It exceeds the lifetime of unused releases. */
const KEPT_MS = 30 * 86_400_000;

/**
 * Caches results of the contract check by a hash of their inputs, on this machine and in the store.
 * All machines share the results. If the store is unavailable, the check only takes longer.
 */
export const contractAnswers = (
  store: ReleaseStore,
  here: FitAnswers = localAnswers,
): FitAnswers => ({
  async recall(key) {
    const known = await here.recall(key);
    if (known) return known;
    const stored = await store.read(keyOf(key)).catch(nullIfAway);
    const found = stored && parsed(stored.body);
    if (found) await here.remember(key, found);
    return found ?? undefined;
  },
  async remember(key, findings) {
    await here.remember(key, findings);
    try {
      await store.create(keyOf(key), Buffer.from(JSON.stringify(findings)));
      await forgetOld(store);
    } catch (cause) {
      // Another machine may have stored the same result. If the store is unavailable, the next
      // check compiles again.
      if (!(cause instanceof ConflictError || cause instanceof StoreAwayError)) throw cause;
    }
  },
});

const keyOf = (key: string) => `${PREFIX}${key}.json`;

type Findings = Parameters<FitAnswers['remember']>[1];

/** Returns null for a damaged entry, so that the check runs again. */
function parsed(body: Buffer): Findings | null {
  try {
    const found: unknown = JSON.parse(body.toString());
    return Array.isArray(found) && found.every(isFinding) ? found : null;
  } catch (cause) {
    if (cause instanceof SyntaxError) return null;
    throw cause;
  }
}

const isFinding = (one: unknown): one is Findings[number] =>
  typeof one === 'object' &&
  one !== null &&
  ['room', 'about', 'sentence'].every((name) => typeof Reflect.get(one, name) === 'string');

async function forgetOld(store: ReleaseStore): Promise<void> {
  for (const { key, storedAt } of await store.list(PREFIX)) {
    if (storedAt < Date.now() - KEPT_MS) await store.remove(key);
  }
}

function nullIfAway(cause: unknown): null {
  if (cause instanceof StoreAwayError) return null;
  throw cause;
}
