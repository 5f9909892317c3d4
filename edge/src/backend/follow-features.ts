import { FEATURES, type Feature } from 'contract/features';
import type { FastifyBaseLogger } from 'fastify';
import { toLoggable } from 'server/loggable';
import { array, looseObject, object, optional, parseJson, pipe, safeParse, string } from 'valibot';
import { type BackendLocation, createBackendReader } from '../rendering/backend-reader.ts';

const TIMEOUT_MS = 800;

const POLL_MS = 30_000;
const FIRST_POLL_MS = 1000;

/**
 * Polls the backend's features. Keeps the last known features while the backend is down (rule 46).
 */
export function followFeatures(
  backend: BackendLocation,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
) {
  const readBackend = createBackendReader(backend);
  let knownFeatures: readonly Feature[] | null = null;
  let hasResponded = false;
  let hasLoggedFailure = false;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const pollFeatures = async () => {
    clearTimeout(timer);
    try {
      const latestFeatures = await fetchFeatures(readBackend);
      if (String(knownFeatures ?? '') !== String(latestFeatures))
        log.info({ features: latestFeatures }, 'backend features');
      knownFeatures = latestFeatures;
      hasResponded = true;
      hasLoggedFailure = false;
    } catch (cause) {
      if (isTimeout(cause)) knownFeatures ??= [];
      if (knownFeatures && !hasLoggedFailure)
        log.warn({ failure: toLoggable(cause) }, "the backend's openapi.json cannot be read");
      hasLoggedFailure = knownFeatures !== null;
    }
    if (!isStopped)
      timer = setTimeout(() => void pollFeatures(), hasResponded ? POLL_MS : FIRST_POLL_MS).unref();
  };
  return {
    getFeatures: (): readonly Feature[] => knownFeatures ?? [],
    waitForFeatures: async (): Promise<void> => {
      if (knownFeatures === null) await pollFeatures();
    },
    /**
     * Polls once before the server starts, because the keys of cached pages contain the features.
     */
    start: pollFeatures,
    stop: (_app: unknown, done: () => void) => {
      isStopped = true;
      clearTimeout(timer);
      done();
    },
  };
}

const descriptionSchema = pipe(
  string(),
  parseJson(),
  looseObject({ info: object({ 'x-features': optional(array(string()), []) }) }),
);

async function fetchFeatures(
  readBackend: ReturnType<typeof createBackendReader>,
): Promise<readonly Feature[]> {
  const { status, text } = await readBackend('openapi.json', AbortSignal.timeout(TIMEOUT_MS));
  if (status >= 500) throw new Error(`openapi.json: the backend responded with ${status}`);
  const { success, output } = safeParse(descriptionSchema, text);
  if (!success || status !== 200) return [];
  return FEATURES.filter((feature) => output.info['x-features'].includes(feature));
}

const isTimeout = (cause: unknown) => cause instanceof Error && cause.name === 'TimeoutError';
