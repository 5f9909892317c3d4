import type { Product } from 'contract/catalog/product';

interface PictureTexts {
  /** '' without a text of the firm. */
  alt: string;
  /** Focal point as CSS `object-position`, if it is not the centre. */
  position: string | undefined;
}

/** Returns what the firm says about a picture of the product. */
export function getPictureTexts({ pictures }: Product, file: string | undefined): PictureTexts {
  const texts = pictures?.find((picture) => picture.file === file);
  if (!texts) return { alt: '', position: undefined };
  const { alt, focusx, focusy } = texts;
  const isCentred = focusx === 50 && focusy === 50;
  return { alt, position: isCentred ? undefined : `${focusx}% ${focusy}%` };
}
