import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { HttpError } from '../http/http-error.ts';
import { loggable } from '../http/loggable.ts';
import type { CatalogueVersion } from './catalogue-version.ts';
import { type PackedAnswer, packedAnswer } from '../http/packed-answer.ts';
import { orLast } from './or-last.ts';

/** A serialised response of one catalogue version. */
export interface CachedAnswer {
  version: number;
  /** Short bodies are text, because Node then writes headers and body together. */
  body: string | Buffer;
  /** Strong ETag of these bytes. */
  etag: string;
  /** Compressed bodies, or null for a short response. */
  packed: PackedAnswer | null;
}

export interface AnswerCache {
  /**
   * Returns the cached response of `key` if the catalogue is unchanged, or calls `load`. If `load`
   * fails or is slow, returns the older response.
   */
  read(key: string, load: () => Promise<string>): CachedAnswer | Promise<CachedAnswer>;
}

/** Size of the cache, in bytes. */
const MAX_BYTES = 64 * 1024 * 1024;

/** Largest length of a response that is cached as text, in characters. */
const MAX_TEXT = 16 * 1024;

/** Creates a cache of responses for one catalogue version. Concurrent requests share one load. */
export function createAnswerCache(
  versions: CatalogueVersion,
  log: Pick<FastifyBaseLogger, 'warn'>,
): AnswerCache {
  const answers = new LRUCache<string, CachedAnswer>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body, packed }, key) =>
      body.length + key.length + 200 + (packed ? packed.br.length + packed.gzip.length : 0),
  });
  const loading = new Map<string, Promise<CachedAnswer>>();

  function read(key: string, load: () => Promise<string>) {
    const version = versions.current();
    return typeof version === 'number'
      ? readAt(version, key, load)
      : version.then((current) => readAt(current, key, load));
  }

  function readAt(version: number, key: string, load: () => Promise<string>) {
    const kept = answers.get(key);
    if (kept?.version === version) return kept;
    const loaded = loadOnce(version, key, load);
    return kept === undefined ? loaded : orLast(loaded, kept, warn);
  }

  function loadOnce(version: number, key: string, load: () => Promise<string>) {
    const flight = `${version} ${key}`;
    const underWay = loading.get(flight);
    if (underWay !== undefined) return underWay;
    const started = loadAt(version, key, load).finally(() => loading.delete(flight));
    loading.set(flight, started);
    return started;
  }

  const warn = (cause: unknown) =>
    log.warn(
      { failure: loggable(cause) },
      'the catalogue could not be read; serving the previous response',
    );

  // The version was read before the rows. A change in between is thus reloaded with the next
  // version, and never missed.
  async function loadAt(version: number, key: string, load: () => Promise<string>) {
    const text = await load().catch((cause: unknown) => {
      if (cause instanceof HttpError) answers.delete(key);
      throw cause;
    });
    const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
    const body = text.length > MAX_TEXT ? Buffer.from(text) : text;
    const answer = { version, body, etag, packed: await packedAnswer(text) };
    answers.set(key, answer);
    return answer;
  }

  return { read };
}
