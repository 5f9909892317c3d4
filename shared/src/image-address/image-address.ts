const WIDTHS = [160, 320, 480, 640, 960, 1280, 1920];

/** Where an image of the catalogue is (specification §7); backends that know no widths ignore them. */
export const imageAddress = (base: string, file: string) =>
  `${base}/images/${file.split('/').map(encodeURIComponent).join('/')}`;

/** The same image at the widths that pages use: px. */
export const imageWidths = (address: string) =>
  WIDTHS.map((width) => `${address}?w=${width} ${width}w`).join(', ');

/**
 * `sizes` for what eyes can tell apart: screens with three dots for a px, or more, get a picture for two. Each size may
 * have a condition in front of it, as in '(width <= 767px) 92vw, 24rem'.
 */
export const seenSizes = (sizes: string) =>
  [...sizes.split(', ').map(forDenseScreens), sizes].join(', ');

const forDenseScreens = (size: string) =>
  size.replace(
    /^(\(.+\) )?(.+)$/,
    (_, condition: string | undefined, length: string) =>
      `${condition ? `${condition}and ` : ''}(resolution >= 2.5dppx) calc(${length} * 0.67)`,
  );
