import { FEATURES, type Feature } from 'contract/features';
import type { FastifyBaseLogger } from 'fastify';
import { loggable } from 'server/loggable';
import { array, looseObject, object, optional, parseJson, pipe, safeParse, string } from 'valibot';
import { type Backend, askBackend } from '../rendering/ask-backend.ts';

/** Longest wait for the backend's OpenAPI document, in ms. */
const PATIENCE = 800;

/** Poll intervals in ms: after the backend's first response, and before it. */
const AGAIN_MS = 30_000;
const SOON_MS = 1000;

/**
 * Polls the optional features of the backend. Its OpenAPI document lists them in `x-features` (rule
 * 46). A backend without document or list has no optional feature. The last known features stay
 * valid while the backend does not respond.
 */
export function followFeatures(backend: Backend, log: Pick<FastifyBaseLogger, 'info' | 'warn'>) {
  const ask = askBackend(backend);
  let known: readonly Feature[] | null = null;
  let isAnswered = false;
  let isSilent = false;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const look = async () => {
    clearTimeout(timer);
    try {
      const read = await featuresOf(ask);
      if (String(known ?? '') !== String(read)) log.info({ features: read }, 'backend features');
      known = read;
      isAnswered = true;
      isSilent = false;
    } catch (cause) {
      if (isTimeout(cause)) known ??= [];
      // Logged once for each outage.
      if (known && !isSilent)
        log.warn({ failure: loggable(cause) }, "the backend's openapi.json cannot be read");
      isSilent = known !== null;
    }
    if (!isOver) timer = setTimeout(() => void look(), isAnswered ? AGAIN_MS : SOON_MS).unref();
  };
  return {
    /** Returns the last known features, in the order of the contract. */
    now: (): readonly Feature[] => known ?? [],
    /**
     * Resolves after the first request, so that a ready shop renders its pages with all features.
     */
    asked: async (): Promise<void> => {
      if (known === null) await look();
    },
    /**
     * Polls for the first time. The server waits for it, because the features are part of the page
     * cache's keys. Pages rendered before would never be found in the cache.
     */
    start: look,
    stop: (_app: unknown, done: () => void) => {
      isOver = true;
      clearTimeout(timer);
      done();
    },
  };
}

const description = pipe(
  string(),
  parseJson(),
  looseObject({ info: object({ 'x-features': optional(array(string()), []) }) }),
);

/**
 * Throws if the backend does not respond or fails. Resolves to no features if its document lists
 * none.
 */
async function featuresOf(ask: ReturnType<typeof askBackend>): Promise<readonly Feature[]> {
  const { status, text } = await ask('openapi.json', AbortSignal.timeout(PATIENCE));
  if (status >= 500) throw new Error(`openapi.json: the backend responded with ${status}`);
  const { success, output } = safeParse(description, text);
  if (!success || status !== 200) return [];
  return FEATURES.filter((feature) => output.info['x-features'].includes(feature));
}

const isTimeout = (cause: unknown) => cause instanceof Error && cause.name === 'TimeoutError';
