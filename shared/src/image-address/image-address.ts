const WIDTHS = [160, 320, 480, 640, 960, 1280, 1920];

/** Where an image of the catalogue is (specification §7); backends that know no widths ignore them. */
export const imageAddress = (base: string, file: string) =>
  `${base}/images/${file.split('/').map(encodeURIComponent).join('/')}`;

/** The same image at the widths that pages use: px. */
export const imageWidths = (address: string) =>
  WIDTHS.map((width) => `${address}?w=${width} ${width}w`).join(', ');
