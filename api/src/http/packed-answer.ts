import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';

/** An answer in the encodings that it may be asked for. */
export interface PackedAnswer {
  br: Buffer;
  gzip: Buffer;
}

/** Characters or bytes from which on compressing gains more than a packet. */
const LEAST_TEXT = 1024;

const negotiator = new Negotiator({ supportedValues: ['br', 'gzip', 'identity'] });
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compressed once for all who ask; null for what is short. */
export async function packedAnswer(text: string | Buffer): Promise<PackedAnswer | null> {
  if (text.length < LEAST_TEXT) return null;
  const [br, gzipped] = await Promise.all([brotli(text), zip(text)]);
  return { br, gzip: gzipped };
}

/** An answer as it is and, if that gains anything, compressed. */
interface Answer {
  body: string | Buffer;
  etag: string;
  packed: PackedAnswer | null;
}

/** What goes over the wire to who accepts this. Each encoding has an ETag of its own. */
export function sentAs({ body, etag, packed }: Answer, accepted: string | undefined) {
  const encoding = packed && accepted ? negotiator.negotiate(accepted) : null;
  if (!packed || (encoding !== 'br' && encoding !== 'gzip')) return { encoding: null, body, etag };
  return { encoding, body: packed[encoding], etag: `${etag.slice(0, -1)}-${encoding}"` };
}
