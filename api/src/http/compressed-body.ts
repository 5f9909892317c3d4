import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';

export interface CompressedBody {
  br: Buffer;
  gzip: Buffer;
}

/**
 * Smallest body that is compressed, in bytes. Compressing a smaller body does not reduce the number
 * of packets.
 */
const MIN_COMPRESSED_LENGTH = 1024;

const negotiator = new Negotiator({ supportedValues: ['br', 'gzip', 'identity'] });
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Returns null for a short body, which is sent uncompressed. */
export async function compressBody(text: string | Buffer): Promise<CompressedBody | null> {
  if (text.length < MIN_COMPRESSED_LENGTH) return null;
  const [br, gzipped] = await Promise.all([compressBrotli(text), compressGzip(text)]);
  return { br, gzip: gzipped };
}

interface ResponseBody {
  body: string | Buffer;
  etag: string;
  compressedBody: CompressedBody | null;
}

/** Returns the body and ETag for an accepted encoding. Each encoding has its own ETag. */
export function selectEncoding(
  { body, etag, compressedBody }: ResponseBody,
  acceptEncoding: string | undefined,
) {
  const encoding = compressedBody && acceptEncoding ? negotiator.negotiate(acceptEncoding) : null;
  if (!compressedBody || (encoding !== 'br' && encoding !== 'gzip'))
    return { encoding: null, body, etag };
  return { encoding, body: compressedBody[encoding], etag: `${etag.slice(0, -1)}-${encoding}"` };
}
