/**
 * Returns whether pages preload this font. Pages preload one font, because preloading more fonts
 * would delay the largest picture.
 */
export const isFirstFont = (file: string): boolean => file.startsWith('serif.');
