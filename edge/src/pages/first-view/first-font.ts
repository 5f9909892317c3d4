/**
 * Returns whether pages preload this font. Preloading more fonts would delay the largest picture.
 */
export const isFirstFont = (file: string): boolean => file.startsWith('serif.');
