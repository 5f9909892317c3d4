import { type FitAnswers, localAnswers } from 'build/contract';
import { ConflictError, type ReleaseStore, StoreAwayError } from './store/release-store.ts';

/** Where they lie in the store. */
const PREFIX = 'contract-answers/';

/** How long an answer stays in the store, in ms: longer than releases that nobody uses are kept. */
const KEPT_MS = 30 * 86_400_000;

/**
 * What the check of the contract has answered, by the contents that it was asked about: in the store, so
 * that no machine compiles what another has compiled, and on this machine. A store that is away costs
 * time and nothing else.
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
      // Another machine was quicker, or the next one compiles again.
      if (!(cause instanceof ConflictError || cause instanceof StoreAwayError)) throw cause;
    }
  },
});

const keyOf = (key: string) => `${PREFIX}${key}.json`;

type Findings = Parameters<FitAnswers['remember']>[1];

/** Null for what is no answer: then it is found out again. */
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
