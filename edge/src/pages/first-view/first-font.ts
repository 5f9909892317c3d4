/**
 * Returns whether pages preload this font, the serif of headings. Each further font would delay the
 * page's largest picture. Text in a fallback font looks similar until the next page.
 */
export const isFirstFont = (file: string): boolean => file.startsWith('serif.');
