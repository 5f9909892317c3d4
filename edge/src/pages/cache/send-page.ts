import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { matchesEtag } from 'server/matches-etag';
import { ENCODINGS, type Encoding, type PackedPage } from './kept-page.ts';
import { FRESH_MS, STALE_MS } from './page-cache.ts';

/** What browsers say of encodings is one of a few texts; what others write fills no memory. */
const MOST_KNOWN = 200;

const negotiator = new Negotiator({
  supportedValues: [...ENCODINGS],
  cache: new LRUCache<string, string>({ max: MOST_KNOWN }),
});

/** A CDN may give a page for as long as this server does; a browser asks each time. */
const SHARED = `public, max-age=0, s-maxage=${FRESH_MS / 1000}, stale-while-revalidate=${STALE_MS / 1000}`;

/** For what only this visitor may be given. */
export const PRIVATE = 'private, no-store';

/** As what a browser takes a page. */
export const encodingFor = ({ headers }: FastifyRequest): Encoding => {
  const accepted = headers['accept-encoding'];
  return ((accepted ? negotiator.negotiate(accepted) : null) ?? 'identity') as Encoding;
};

/** Sends a page in this encoding, or 304 when the browser has it. */
export function sendPage(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { status, bodies, digest, reads }: PackedPage,
  encoding: Encoding,
  isPrivate: boolean,
): FastifyReply {
  if (encoding !== 'identity') void reply.header('Content-Encoding', encoding);
  void reply.header(
    'Cache-Control',
    isPrivate ? PRIVATE : reads && status === 200 ? SHARED : 'no-cache',
  );
  if (status === 200 && !isPrivate) {
    // A strong one is of the very bytes.
    const etag = `"${digest}-${encoding}"`;
    void reply.header('ETag', etag);
    if (matchesEtag(headers['if-none-match'], etag)) return reply.code(304).send();
  }
  return reply.code(status).send(bodies[encoding]);
}
