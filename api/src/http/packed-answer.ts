import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';

/** A response body in two compressions. */
export interface PackedAnswer {
  br: Buffer;
  gzip: Buffer;
}

/**
 * Shortest body that is compressed, in characters or bytes. Below it, compression saves no packet.
 */
const LEAST_TEXT = 1024;

const negotiator = new Negotiator({ supportedValues: ['br', 'gzip', 'identity'] });
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses a response body. Returns null for a short one. */
export async function packedAnswer(text: string | Buffer): Promise<PackedAnswer | null> {
  if (text.length < LEAST_TEXT) return null;
  const [br, gzipped] = await Promise.all([brotli(text), zip(text)]);
  return { br, gzip: gzipped };
}

/** A response body with its ETag and its compressed variants. */
interface Answer {
  body: string | Buffer;
  etag: string;
  packed: PackedAnswer | null;
}

/** Selects the variant for an Accept-Encoding header. Each encoding has its own ETag. */
export function sentAs({ body, etag, packed }: Answer, accepted: string | undefined) {
  const encoding = packed && accepted ? negotiator.negotiate(accepted) : null;
  if (!packed || (encoding !== 'br' && encoding !== 'gzip')) return { encoding: null, body, etag };
  return { encoding, body: packed[encoding], etag: `${etag.slice(0, -1)}-${encoding}"` };
}
