import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Page } from '../render-page.ts';

/** Brotli quality of cached pages. */
const CACHED_QUALITY = 5;
/**
 * Brotli quality of pages that are not cached. Compared with `CACHED_QUALITY`, halves the
 * compression time and makes the page a few per cent larger.
 */
export const UNCACHED_QUALITY = 4;

export const ENCODINGS = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof ENCODINGS)[number];

export interface CompressedPage extends Omit<Page, 'html'> {
  bodies: Partial<Record<Encoding, Buffer>>;
  digest: string;
}

/** The times are those of the cache's clock, in ms. */
export interface CachedPage extends CompressedPage {
  renderedAt: number;
  checkedAt: number;
  /** Time of the last check or rendering for which the backend responded. */
  upToDateAt: number;
}

const compressors: Record<Encoding, (html: string | Buffer, quality: number) => Promise<Buffer>> = {
  br: (html, quality) =>
    brotliAsync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: (html) => gzipAsync(html),
  identity: (html) => Promise.resolve(Buffer.from(html)),
};
const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

export async function compressPage(
  { html, ...page }: Page,
  encodings: readonly Encoding[],
  quality = CACHED_QUALITY,
): Promise<CompressedPage> {
  const bodies = await Promise.all(
    encodings.map(
      async (encoding) =>
        [encoding, copyToOwnMemory(await compressors[encoding](html, quality))] as const,
    ),
  );
  const digest = createHash('sha256').update(html).digest('base64url').slice(0, 22);
  return { ...page, bodies: Object.fromEntries(bodies), digest };
}

/** Adds the body in this encoding if the page has only the uncompressed body. */
export async function addEncoding(
  page: CompressedPage,
  encoding: Encoding,
): Promise<CompressedPage> {
  const { identity } = page.bodies;
  if (page.bodies[encoding] || !identity) return page;
  const body = copyToOwnMemory(await compressors[encoding](identity, UNCACHED_QUALITY));
  return { ...page, bodies: { ...page.bodies, [encoding]: body } };
}

/** Copies a buffer, because a slice would keep its complete block of up to 64 KiB in memory. */
function copyToOwnMemory(sourceBuffer: Buffer): Buffer {
  if (sourceBuffer.byteLength === sourceBuffer.buffer.byteLength) return sourceBuffer;
  const copy = Buffer.allocUnsafeSlow(sourceBuffer.byteLength);
  sourceBuffer.copy(copy);
  return copy;
}

export const computePageBytes = ({ bodies, policy }: CompressedPage): number =>
  Object.values(bodies).reduce((sum, { byteLength }) => sum + byteLength, 1024 + policy.length);
