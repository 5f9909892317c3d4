import { FEATURES, type Feature } from 'contract/features';
import type { FastifyBaseLogger } from 'fastify';
import { loggable } from 'server/loggable';
import { array, is, looseObject, object, optional, parse, string } from 'valibot';
import { textOf } from '../rendering/public-reads.ts';

/** How long the backend may take to describe itself, in ms. */
const PATIENCE = 800;

/** How often it is asked again, in ms; sooner as long as it never answered, as at a start. */
const AGAIN_MS = 30_000;
const SOON_MS = 1000;

/**
 * Keeps in mind what the backend at `host` offers beyond section 7, by its OpenAPI document (decision 46). One
 * that has no such document, or no list in it, offers nothing; while one does not answer, its last word holds.
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
      // Once, however often it is asked in vain.
      if (known && !isSilent)
        log.warn({ failure: loggable(cause) }, 'the backend does not describe itself');
      isSilent = known !== null;
    }
    if (!isOver) timer = setTimeout(() => void look(), isAnswered ? AGAIN_MS : SOON_MS).unref();
  };
  return {
    /** In the order of the contract, whatever the backend's. */
    now: (): readonly Feature[] => known ?? [],
    /** Resolved once the backend was asked: what is ready shows its pages with all that it offers. */
    asked: async (): Promise<void> => {
      if (known === null) await look();
    },
    /** Asks for the first time, without waiting for the answer: the shop opens before its backend may. */
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

/** Throws when nobody answers; an answer that describes no features is one of a backend without them. */
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
