import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';

/** Compressed variants of a response. */
export interface PackedAnswer {
  br: Buffer;
  gzip: Buffer;
}

/** Length from which compression saves more than a packet, in characters or bytes. */
const LEAST_TEXT = 1024;

const negotiator = new Negotiator({ supportedValues: ['br', 'gzip', 'identity'] });
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses a response once for all clients. Returns null for a short one. */
export async function packedAnswer(text: string | Buffer): Promise<PackedAnswer | null> {
  if (text.length < LEAST_TEXT) return null;
  const [br, gzipped] = await Promise.all([brotli(text), zip(text)]);
  return { br, gzip: gzipped };
}

/** A response with its compressed variants. */
interface Answer {
  body: string | Buffer;
  etag: string;
  packed: PackedAnswer | null;
}

/** Returns the variant for this Accept-Encoding header. Each encoding has its own ETag. */
export function sentAs({ body, etag, packed }: Answer, accepted: string | undefined) {
  const encoding = packed && accepted ? negotiator.negotiate(accepted) : null;
  if (!packed || (encoding !== 'br' && encoding !== 'gzip')) return { encoding: null, body, etag };
  return { encoding, body: packed[encoding], etag: `${etag.slice(0, -1)}-${encoding}"` };
}
