const WIDTHS = [160, 320, 480, 640, 960, 1280, 1920];

export const buildImageUrl = (base: string, file: string) =>
  `${base}/images/${file.split('/').map(encodeURIComponent).join('/')}`;

/** Uses the parameter `w` for the width. Backends that cannot resize images ignore `w`. */
export const buildSrcSet = (imageUrl: string) =>
  WIDTHS.map((width) => `${imageUrl}?w=${width} ${width}w`).join(', ');

/** Limits images to two device pixels per CSS pixel, to save bytes on denser screens. */
export const limitSizesDensity = (sizes: string) =>
  [...sizes.split(', ').map(toDenseScreenSize), sizes].join(', ');

const toDenseScreenSize = (size: string) =>
  size.replace(
    /^(\(.+\) )?(.+)$/,
    (_, condition: string | undefined, length: string) =>
      `${condition ? `${condition}and ` : ''}(resolution >= 2.5dppx) calc(${length} * 0.67)`,
  );
