import { FEATURES, type Feature } from 'contract/features';
import type { FastifyBaseLogger } from 'fastify';
import { loggable } from 'server/loggable';
import { array, is, looseObject, object, optional, parse, string } from 'valibot';
import { textOf } from '../rendering/public-reads.ts';

/** Longest wait for the backend's OpenAPI document, in ms. */
const PATIENCE = 800;

/** Poll intervals in ms: usually, and until the backend has responded for the first time. */
const AGAIN_MS = 30_000;
const SOON_MS = 1000;

/**
 * Polls the optional features of the backend at `host`, which its OpenAPI document lists (rule 46).
 * A backend without document or list has no optional feature. The last known features stay valid
 * while the backend does not respond.
 */
export function followFeatures(host: string, log: Pick<FastifyBaseLogger, 'info' | 'warn'>) {
  let known: readonly Feature[] | null = null;
  let isAnswered = false;
  let isSilent = false;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const look = async () => {
    clearTimeout(timer);
    try {
      const read = await featuresAt(host);
      if (String(known ?? '') !== String(read)) log.info({ features: read }, 'the backend offers');
      known = read;
      isAnswered = true;
      isSilent = false;
    } catch (cause) {
      if (isTimeout(cause)) known ??= [];
      // Logged once for each outage.
      if (known && !isSilent)
        log.warn({ failure: loggable(cause) }, 'the backend does not describe itself');
      isSilent = known !== null;
    }
    if (!isOver) timer = setTimeout(() => void look(), isAnswered ? AGAIN_MS : SOON_MS).unref();
  };
  return {
    /** Features in the order of the contract. */
    now: (): readonly Feature[] => known ?? [],
    /**
     * Resolves after the first request, so that a ready shop renders its pages with all features.
     */
    asked: async (): Promise<void> => {
      if (known === null) await look();
    },
    /**
     * Starts polling without waiting for a response, because the backend may start later than the
     * shop.
     */
    start: (done: () => void) => {
      void look();
      done();
    },
    stop: (_app: unknown, done: () => void) => {
      isOver = true;
      clearTimeout(timer);
      done();
    },
  };
}

const description = looseObject({
  info: object({ 'x-features': optional(array(string()), []) }),
});

/**
 * Throws if the backend does not respond or fails. Resolves to no features if its document lists
 * none.
 */
async function featuresAt(host: string): Promise<readonly Feature[]> {
  const answer = await fetch(`${host}/openapi.json`, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (answer.status >= 500) throw new Error(`${host}/openapi.json answered ${answer.status}`);
  const text = await textOf(answer);
  const said: unknown = answer.ok && isJson(answer) ? JSON.parse(text) : {};
  if (!is(description, said)) return [];
  const listed = parse(description, said).info['x-features'];
  return FEATURES.filter((feature) => listed.includes(feature));
}

const isTimeout = (cause: unknown) => cause instanceof Error && cause.name === 'TimeoutError';

const isJson = ({ headers }: Response) => /\bjson\b/.test(headers.get('content-type') ?? '');
