import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { HttpError } from '../../http/http-error.ts';
import { toLogFields } from '../../http/to-log-fields.ts';
import type { CatalogueVersionReader } from './catalogue-version.ts';
import { type CompressedBody, compressBody } from '../../http/compressed-body.ts';
import { withFallback } from './with-fallback.ts';

export interface CachedResponse {
  version: number;
  /**
   * The uncompressed body. A short body is a string, because Node then writes the headers and the
   * body in one packet.
   */
  body: string | Buffer;
  etag: string;
  /** The compressed body. Null if the body is too short to be compressed. */
  compressedBody: CompressedBody | null;
}

export interface ResponseCache {
  /**
   * Returns the cached response of `key` if it has the present catalogue version. Otherwise calls
   * `load`. If `load` fails or is slow, returns the previous response of `key`. Without a previous
   * response, waits for `load`.
   */
  read(key: string, load: () => Promise<string>): CachedResponse | Promise<CachedResponse>;
}

/**
 * Header with the catalogue version of a response. `edge` compares this header of all responses for
 * a page, because all data of a page must have the same version.
 */
export const VERSION_HEADER = 'x-catalogue-version';

/** Largest number of attempts to load a response, if the catalogue changes during each attempt. */
const MAX_LOAD_ATTEMPTS = 3;

/** Largest size of all cached responses, in bytes. */
const MAX_CACHE_BYTES = 64 * 1024 * 1024;

/** Largest length of a body that is stored as a string, in characters. */
const MAX_TEXT_LENGTH = 16 * 1024;

/**
 * Creates the cache of catalogue responses. Concurrent requests with the same key share one call of
 * `load`.
 */
export function createResponseCache(
  versionReader: CatalogueVersionReader,
  log: Pick<FastifyBaseLogger, 'warn'>,
): ResponseCache {
  const responses = new LRUCache<string, CachedResponse>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ body, compressedBody }, key) =>
      body.length +
      key.length +
      200 +
      (compressedBody ? compressedBody.br.length + compressedBody.gzip.length : 0),
  });
  const pendingLoads = new Map<string, Promise<CachedResponse>>();

  function read(key: string, load: () => Promise<string>) {
    const version = versionReader.current();
    return typeof version === 'number'
      ? readAtVersion(version, key, load)
      : version.then((current) => readAtVersion(current, key, load));
  }

  function readAtVersion(version: number, key: string, load: () => Promise<string>) {
    const cachedResponse = responses.get(key);
    if (cachedResponse?.version === version) return cachedResponse;
    const loadedResponse = loadOnce(version, key, load);
    return cachedResponse === undefined
      ? loadedResponse
      : withFallback(loadedResponse, cachedResponse, logFailure);
  }

  function loadOnce(version: number, key: string, load: () => Promise<string>) {
    const loadKey = `${version} ${key}`;
    const pendingLoad = pendingLoads.get(loadKey);
    if (pendingLoad !== undefined) return pendingLoad;
    const newLoad = loadAtVersion(version, key, load).finally(() => pendingLoads.delete(loadKey));
    pendingLoads.set(loadKey, newLoad);
    return newLoad;
  }

  const logFailure = (cause: unknown) =>
    log.warn(
      { failure: toLogFields(cause) },
      'the catalogue could not be read; serving the previous response',
    );

  async function loadAtVersion(knownVersion: number, key: string, load: () => Promise<string>) {
    const { version, result } = await loadConsistently(versionReader, knownVersion, load);
    if (result instanceof HttpError) {
      responses.delete(key);
      throw addVersion(result, version);
    }
    const text = result;
    const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
    const body = text.length > MAX_TEXT_LENGTH ? Buffer.from(text) : text;
    const response = { version, body, etag, compressedBody: await compressBody(text) };
    responses.set(key, response);
    return response;
  }

  return { read };
}

/**
 * Loads the response again if the catalogue changed during the load, at most `MAX_LOAD_ATTEMPTS`
 * times. The returned version is then the version of the loaded data.
 */
async function loadConsistently(
  versionReader: CatalogueVersionReader,
  knownVersion: number,
  load: () => Promise<string>,
) {
  let version = knownVersion;
  for (let attempt = 1; ; attempt += 1) {
    const result = await load().catch((cause: unknown) => {
      if (cause instanceof HttpError) return cause;
      throw cause;
    });
    const versionAfterwards = await versionReader.refresh();
    if (versionAfterwards === version || attempt === MAX_LOAD_ATTEMPTS) return { version, result };
    version = versionAfterwards;
  }
}

/**
 * Adds the catalogue version to the error's headers, because `edge` also compares the versions of
 * 404 responses.
 */
function addVersion(error: HttpError, version: number): HttpError {
  error.headers[VERSION_HEADER] = String(version);
  return error;
}
