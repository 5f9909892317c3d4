import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';

/** Fast enough for every page, and smaller than gzip's best. */
const BROTLI_QUALITY = 5;

const negotiator = new Negotiator({ supportedValues: ['br', 'gzip', 'identity'] });
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A page as the browser takes it; `encoding` is null for one that takes it as it is. */
export async function compressPage(html: string, acceptEncoding: string | undefined) {
  const encoding = acceptEncoding ? negotiator.negotiate(acceptEncoding) : null;
  if (encoding === 'br') {
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
    return { encoding, body: await brotli(html, { params }) };
  }
  if (encoding === 'gzip') return { encoding, body: await zip(html) };
  return { encoding: null, body: Buffer.from(html) };
}
