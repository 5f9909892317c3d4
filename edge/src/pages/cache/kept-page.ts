import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Page } from '../render-page.ts';

/** Brotli quality of cached pages. They are smaller than with the best quality of gzip. */
const KEPT_QUALITY = 5;
/**
 * Brotli quality of uncached pages. They are a few per cent larger, but take half the time.
 */
export const PASSING_QUALITY = 4;

/** Content encodings in order of preference. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** A rendered page with its body in one or more encodings. */
export interface PackedPage extends Omit<Page, 'html'> {
  bodies: Partial<Record<Encoding, Buffer>>;
  /** Hash of the HTML before compression. */
  digest: string;
}

/** A cached page. */
export interface KeptPage extends PackedPage {
  /**
   * Times in ms: of the rendering, of the last check, and of the last check that found no change.
   */
  renderedAt: number;
  checkedAt: number;
  rightAt: number;
}

const pack: Record<Encoding, (html: string, quality: number) => Promise<Buffer>> = {
  br: (html, quality) => brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: (html) => zip(html),
  identity: (html) => Promise.resolve(Buffer.from(html)),
};
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export async function packedPage(
  { html, ...page }: Page,
  encodings: readonly Encoding[],
  quality = KEPT_QUALITY,
): Promise<PackedPage> {
  const bodies = await Promise.all(
    encodings.map(
      async (encoding) => [encoding, copyToOwnMemory(await pack[encoding](html, quality))] as const,
    ),
  );
  const digest = createHash('sha256').update(html).digest('base64url').slice(0, 22);
  return { ...page, bodies: Object.fromEntries(bodies), digest };
}

/**
 * Copies a buffer out of a larger block. Else a cached page would keep the whole block of up to 64
 * KiB in memory.
 */
function copyToOwnMemory(part: Buffer): Buffer {
  if (part.byteLength === part.buffer.byteLength) return part;
  const own = Buffer.allocUnsafeSlow(part.byteLength);
  part.copy(own);
  return own;
}

/** Returns the memory use of a page in bytes, with an estimate for its metadata. */
export const bytesOf = ({ bodies }: PackedPage): number =>
  Object.values(bodies).reduce((sum, { byteLength }) => sum + byteLength, 1024);
