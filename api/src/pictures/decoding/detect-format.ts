import { RefusedPictureError } from './refusals.ts';

export type InputFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

/** Number of bytes at the start of a file that determine its format. */
const SIGNATURE_BYTES = 64;

/** Number of bytes in which the root element of an SVG drawing is searched. */
const MAX_PROLOGUE_BYTES = 4_096;

const PNG_SIGNATURE_BYTES = 8;
/** Size of a PNG chunk's length, type and checksum, in bytes. */
const PNG_CHUNK_FRAME_BYTES = 12;

const AVIF_BRANDS = ['avif', 'avis'];
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'];

/** Detects the format from the content. Throws a `RefusedPictureError` for any other format. */
export function detectFormat(body: Buffer): InputFormat {
  if (body.length === 0) throw new RefusedPictureError('empty');
  const start = body.subarray(0, SIGNATURE_BYTES).toString('latin1');
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) {
    if (isAnimatedPng(body)) throw new RefusedPictureError('animated');
    return 'png';
  }
  if (/^GIF8[79]a/.test(start)) return 'gif';
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'webp';
  if (start.slice(4, 8) === 'ftyp') return detectHeifFormat(start);
  const prologue = body.subarray(0, MAX_PROLOGUE_BYTES).toString('utf8');
  throw new RefusedPictureError(/<svg[\s>]|<!doctype svg/i.test(prologue) ? 'drawing' : 'unknown');
}

/**
 * Returns whether a chunk `acTL` comes before the pixels, which marks an animation. The decoder
 * would silently read only the first frame.
 */
function isAnimatedPng(body: Buffer): boolean {
  for (let offset = PNG_SIGNATURE_BYTES; offset + 8 <= body.length;) {
    const type = body.toString('latin1', offset + 4, offset + 8);
    if (type === 'acTL' || type === 'IDAT') return type === 'acTL';
    offset += body.readUInt32BE(offset) + PNG_CHUNK_FRAME_BYTES;
  }
  return false;
}

/**
 * Distinguishes AVIF from HEIC, which have the same container format. The first box of a file lists
 * its brands.
 */
function detectHeifFormat(start: string): InputFormat {
  const brands = [8, 16, 20, 24, 28, 32, 36].map((offset) => start.slice(offset, offset + 4));
  if (brands[0] === 'avis') throw new RefusedPictureError('animated');
  if (brands.some((brand) => AVIF_BRANDS.includes(brand))) return 'avif';
  const isHeic = brands.some((brand) => HEIC_BRANDS.includes(brand)) || brands[0] === 'mif1';
  throw new RefusedPictureError(isHeic ? 'heic' : 'unknown');
}
