import type { Product } from './product.ts';

interface PictureTexts {
  /** Alternative text by the firm, or ''. */
  alt: string;
  /** Focal point as CSS `object-position`, or undefined for the centre. */
  position: string | undefined;
}

/** Returns the firm's alternative text and focal point for a picture. */
export function getPictureTexts(
  { pictures }: Pick<Product, 'pictures'>,
  file: string | undefined,
): PictureTexts {
  const texts = pictures?.find((picture) => picture.file === file);
  if (!texts) return { alt: '', position: undefined };
  const { alt, focusx, focusy } = texts;
  const isCentred = focusx === 50 && focusy === 50;
  return { alt, position: isCentred ? undefined : `${focusx}% ${focusy}%` };
}
