/**
 * Returns whether pages preload this font, the serif of headings. Each further font would delay the
 * page's largest picture. If other fonts are late, this page shows its text in a similar fallback font.
 */
export const isFirstFont = (file: string): boolean => file.startsWith('serif.');
