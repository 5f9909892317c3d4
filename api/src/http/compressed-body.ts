import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';

export interface CompressedBody {
  br: Buffer;
  gzip: Buffer;
}

/** Below this size, compression saves no packet. */
const MIN_COMPRESSED_LENGTH = 1024;

const negotiator = new Negotiator({ supportedValues: ['br', 'gzip', 'identity'] });
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Returns null for a short body. */
export async function compressBody(text: string | Buffer): Promise<CompressedBody | null> {
  if (text.length < MIN_COMPRESSED_LENGTH) return null;
  const [br, gzipped] = await Promise.all([compressBrotli(text), compressGzip(text)]);
  return { br, gzip: gzipped };
}

interface ResponseBody {
  body: string | Buffer;
  etag: string;
  packed: CompressedBody | null;
}

/** Each encoding has its own ETag. */
export function selectEncoding(
  { body, etag, packed }: ResponseBody,
  acceptEncoding: string | undefined,
) {
  const encoding = packed && acceptEncoding ? negotiator.negotiate(acceptEncoding) : null;
  if (!packed || (encoding !== 'br' && encoding !== 'gzip')) return { encoding: null, body, etag };
  return { encoding, body: packed[encoding], etag: `${etag.slice(0, -1)}-${encoding}"` };
}
