/**
 * Returns whether pages preload this font. Only the serif of headings is preloaded, because further
 * fonts would delay the largest picture.
 */
export const isFirstFont = (file: string): boolean => file.startsWith('serif.');
