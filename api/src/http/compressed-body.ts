import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';

export interface CompressedBody {
  br: Buffer;
  gzip: Buffer;
}

/**
 * Shortest body that is compressed, in characters or bytes. Below it, compression saves no packet.
 */
const MIN_COMPRESSED_LENGTH = 1024;

const negotiator = new Negotiator({ supportedValues: ['br', 'gzip', 'identity'] });
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Compresses a response body. Returns null for a short one. */
export async function compressBody(text: string | Buffer): Promise<CompressedBody | null> {
  if (text.length < MIN_COMPRESSED_LENGTH) return null;
  const [br, gzipped] = await Promise.all([compressBrotli(text), compressGzip(text)]);
  return { br, gzip: gzipped };
}

/** A response body with its ETag and its compressed variants. */
interface ResponseBody {
  body: string | Buffer;
  etag: string;
  packed: CompressedBody | null;
}

/** Selects the variant for an Accept-Encoding header. Each encoding has its own ETag. */
export function selectEncoding(
  { body, etag, packed }: ResponseBody,
  acceptEncoding: string | undefined,
) {
  const encoding = packed && acceptEncoding ? negotiator.negotiate(acceptEncoding) : null;
  if (!packed || (encoding !== 'br' && encoding !== 'gzip')) return { encoding: null, body, etag };
  return { encoding, body: packed[encoding], etag: `${etag.slice(0, -1)}-${encoding}"` };
}
