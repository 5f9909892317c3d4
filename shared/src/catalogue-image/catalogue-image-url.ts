const WIDTHS = [160, 320, 480, 640, 960, 1280, 1920];

export const buildImageUrl = (base: string, file: string) =>
  `${base}/images/${file.split('/').map(encodeURIComponent).join('/')}`;

/**
 * Returns a `srcset` in which the query parameter `w` is the width. Backends that cannot resize
 * images ignore `w`.
 */
export const buildSrcSet = (imageUrl: string) =>
  WIDTHS.map((width) => `${imageUrl}?w=${width} ${width}w`).join(', ');

/**
 * Returns `sizes` with smaller lengths for screens of 2.5 or more device pixels per CSS pixel.
 * These screens then load images for about two device pixels, which saves bytes.
 */
export const limitSizesDensity = (sizes: string) =>
  [...sizes.split(', ').map(toDenseScreenSize), sizes].join(', ');

const toDenseScreenSize = (size: string) =>
  size.replace(
    /^(\(.+\) )?(.+)$/,
    (_, condition: string | undefined, length: string) =>
      `${condition ? `${condition}and ` : ''}(resolution >= 2.5dppx) calc(${length} * 0.67)`,
  );
