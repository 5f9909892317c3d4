import sharp, { type Metadata, type Raw } from 'sharp';
import { MAX_HEIGHT, MAX_PIXELS, MAX_WIDTH } from './limits.ts';
import { RefusedPictureError } from './refusals.ts';

export interface CleanPicture {
  body: Buffer;
  width: number;
  height: number;
  extension: 'jpg' | 'webp';
}

/**
 * Encoding quality of stored pictures. Smaller pictures are made from stored pictures, so the
 * quality is high.
 */
const QUALITY = 90;

/**
 * Decodes a picture and encodes only its pixels. The result is upright, in sRGB with 8 bits, at
 * most 2,400 px wide and 3,600 px high, and without metadata. Rejects with a `RefusedPictureError`
 * for a file that cannot be used.
 */
export async function cleanPicture(input: Buffer): Promise<CleanPicture> {
  refuseByMetadata(await readMetadata(input));
  const { data, info } = await decode(input);
  const raw: Raw = { width: info.width, height: info.height, channels: info.channels };
  const { width, height } = info;
  const hasAlpha = info.channels === 2 || info.channels === 4;
  const isOpaque = !hasAlpha || (await sharp(data, { raw }).stats()).isOpaque;
  const pixels = sharp(data, { raw });
  // Stores an opaque picture as JPEG. Clients without WebP then get a JPEG, which is much smaller
  // than a PNG of a photograph.
  if (isOpaque) {
    const image = pixels.removeAlpha().jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' });
    return { body: await image.toBuffer(), width, height, extension: 'jpg' };
  }
  const image = pixels.webp({ quality: QUALITY });
  return { body: await image.toBuffer(), width, height, extension: 'webp' };
}

async function readMetadata(input: Buffer): Promise<Metadata> {
  try {
    return await sharp(input, { limitInputPixels: false }).metadata();
  } catch (cause) {
    throw toRefusal(cause);
  }
}

function refuseByMetadata({ width, height, pages = 1, format }: Metadata): void {
  if (width * height > MAX_PIXELS) throw new RefusedPictureError('pixels');
  const isAnimation = format === 'gif' || format === 'webp';
  if (isAnimation && pages > 1) throw new RefusedPictureError('animated');
}

async function decode(input: Buffer) {
  try {
    return await sharp(input, {
      failOn: 'error',
      limitInputPixels: MAX_PIXELS,
      sequentialRead: true,
    })
      .autoOrient()
      .resize({ width: MAX_WIDTH, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (cause) {
    throw toRefusal(cause);
  }
}

const toRefusal = (cause: unknown) =>
  new RefusedPictureError(/pixel limit/i.test(String(cause)) ? 'pixels' : 'damaged');
