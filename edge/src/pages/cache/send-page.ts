import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { matchesEtag } from 'server/matches-etag';
import { type CompressedPage, ENCODINGS, type Encoding } from './cached-page.ts';
import { FRESH_MS, STALE_MS } from './page-cache.ts';

/**
 * Largest number of cached `Accept-Encoding` headers. Without a limit, invented headers could fill
 * the memory.
 */
const MAX_CACHED_HEADERS = 200;

const negotiator = new Negotiator({
  supportedValues: [...ENCODINGS],
  cache: new LRUCache<string, string>({ max: MAX_CACHED_HEADERS }),
});

/**
 * Lets a CDN cache a page as long as this server does. Browsers revalidate the page on every visit.
 */
const SHARED_CACHE_CONTROL = `public, max-age=0, s-maxage=${FRESH_MS / 1000}, stale-while-revalidate=${STALE_MS / 1000}`;

export const PRIVATE_CACHE_CONTROL = 'private, no-store';

export const negotiateEncoding = ({ headers }: FastifyRequest): Encoding => {
  const acceptEncoding = headers['accept-encoding'];
  return ((acceptEncoding ? negotiator.negotiate(acceptEncoding) : null) ?? 'identity') as Encoding;
};

export function sendPage(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { status, bodies, digest, reads }: CompressedPage,
  encoding: Encoding,
  isPrivate: boolean,
): FastifyReply {
  if (encoding !== 'identity') void reply.header('Content-Encoding', encoding);
  void reply.header(
    'Cache-Control',
    isPrivate ? PRIVATE_CACHE_CONTROL : reads && status === 200 ? SHARED_CACHE_CONTROL : 'no-cache',
  );
  if (status === 200 && !isPrivate) {
    const etag = `"${digest}-${encoding}"`;
    void reply.header('ETag', etag);
    if (matchesEtag(headers['if-none-match'], etag)) return reply.code(304).send();
  }
  return reply.code(status).send(bodies[encoding]);
}

/** Adds a `Server-Timing` entry to the entries that the response already has. */
export function addServerTiming(reply: FastifyReply, entry: string): void {
  const entries = [reply.getHeader('Server-Timing'), entry].filter((part) => part !== undefined);
  void reply.header('Server-Timing', entries.join(', '));
}
