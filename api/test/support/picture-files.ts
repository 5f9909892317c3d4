import { createHash } from 'node:crypto';
import { brotliDecompressSync, crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** Returns a picture whose pixels are derived from the name. */
export function createPhotograph(name: string, width = 64, height = 48): Sharp {
  const seed = createHash('sha256').update(name).digest();
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < pixels.length; at += 1) {
    pixels[at] = ((seed[at % seed.length] ?? 0) + Math.floor(at / (width * 3))) % 256;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

export const createJpeg = (name: string) => createPhotograph(name).jpeg().toBuffer();

/** Returns a PNG with a single colour, whose file is small for any number of pixels. */
export const createPlainPng = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#884422' }, limitInputPixels: false })
    .png({ compressionLevel: 9 })
    .toBuffer();

/** Returns an animation with two frames. */
export function createAnimation(format: 'gif' | 'webp') {
  const frames = Buffer.concat([Buffer.alloc(20 * 20 * 3, 50), Buffer.alloc(20 * 20 * 3, 200)]);
  const raw = { width: 20, height: 40, channels: 3 as const, pageHeight: 20 };
  return sharp(frames, { raw }).toFormat(format).toBuffer();
}

/** Returns an animated PNG whose first frame is the picture. */
export function createAnimatedPng(png: Buffer): Buffer {
  const afterHeader = 33;
  const control = Buffer.alloc(20);
  control.write('\0\0\0\x08acTL', 'latin1');
  control.writeUInt32BE(2, 8);
  control.writeUInt32BE(crc32(control.subarray(4, 16)), 16);
  return Buffer.concat([png.subarray(0, afterHeader), control, png.subarray(afterHeader)]);
}

/** Returns an AVIF whose brand marks a sequence of pictures. */
export async function createAvifSequence(): Promise<Buffer> {
  const avif = await createPhotograph('sequence').avif().toBuffer();
  avif.write('avis', 8, 'latin1');
  return avif;
}

/** Returns a PNG with another size in its header and a correct checksum. */
export function changePngSize(png: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(png);
  copy.writeUInt32BE(width, 16);
  copy.writeUInt32BE(height, 20);
  copy.writeUInt32BE(crc32(copy.subarray(12, 29)), 29);
  return copy;
}

/** Returns the first bytes of a photo from an iPhone. */
export const createHeicStart = () =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypheic\0\0\0\0mif1heic', 'latin1'),
    Buffer.alloc(500),
  ]);

/** An AVIF of 10,000 × 5,000 px in 1,253 bytes. Decoding this file needs far more than 512 MB. */
export const avifBomb = brotliDecompressSync(
  Buffer.from(
    'G+QEEZWaEOIjITfR+sFWBvFEidfBw3OzX2kvKhsLpCzbwPkeN4HkDG6AHSrYzfQ5eFM33GyAs1ciV/FfWyAXPAAYUawJY6C5' +
      '5e+Mv/SISPzXDpcxLUDvPL5H+Ro7gHXsApnXsUwlv6cbKWZyBovlwv9hqBWcOzrsNSqPEQDJ/i5BuqPeaLt1CYVIi7tWxFK+' +
      'fFZeFRfbx9rFFONxHYShono/y6ZegXhoNMero/vRAk9aahQQEPSYEOUA7GNbgsMYADFg2bo4moKEoFDgoWDg5U/hzdHC1AMN' +
      'BA5e+IsauYBfBsaGI4RtBxq9MGJC9uj//9Ol4RCQdmmW7gvXrxuAITTVIh3SzKdHspcfX4jIs43xpiSFTBe41fylD5o5AfEL' +
      'fOULipkiI2jGfNZhV5wj7wqMS+n2L6DoywHMFofl0kFHyeHjW2q3r1WDiRSrBtNFGiRjC1sLBV0QsvMNW2x6KxBXXAmcj2kb' +
      'bi+Fhe1ev5+XpqNUGmn65xzjnlZxzxh5ntzcd9i1ZpX9qE3m7gPByvzyxHdS4Ijba+YTfIMHjQlnQhavbC1FBhW6EMneqzKQ' +
      'QmGnd4cVG0LeBz3p2UlnDjFaN8S7nYj2L0LJ2CBPvZ1fP/7AHWmEhzeGjJWNdLL3Z5e7BcmroDXo0FyGh+hR0PMTb5QPwU+T' +
      'aYvIc9fqAhSFoW96tm7oFX5X9Qu09GepnZx+2zARcSeOlYzutCR7jgnXLR3loNCF/QP8LgEo0mQOIq84YhD5DsHDTSwtOT3c' +
      '6vCxtDb/4Ns7XztJIur8DZ9xHgN3qxSghwVs+g+cfl/zH7eOdNuIibOqYHBsKoK5QRXtKNX3WMqMqo92z584+S7N0qLN0jX8' +
      'pBw1bcU+UCyqjYPUB5S+OoQWhzP/o2iea6b30mqxhQnIXCFTv1X3d5LioZqoYFEyICdHgyWr5xat1gTJVZeo2L8mwQ7pf1Wd' +
      'Pj0DrpuznUgOwmhPawnuPh1Jf8b+zDG9jvzNzEMrxo3EYQfiUnJdi0xetl9JNy7VlIzd+Jt3enxmJLPjHI9xBUtsmcEWlK6o' +
      '0uHF/G9b6OF64kfvxWypRebedTb4oAOBHvphQ6wDEOmQp2ZrzBM52oROvMqi1agq7FHJGAjN22TuxrbdYn4YAZvTY8GA6WxH' +
      'g1mU3x/YaTz0fvoVzujrAw==',
    'base64',
  ),
);
