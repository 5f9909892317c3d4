/**
 * Whether this is the one font that pages preload, by its file's name: the serif of headings. Each more would take
 * the way from the page's largest picture, and text in a stand-in looks much the same until the next page.
 */
export const isFirstFont = (file: string): boolean => file.startsWith('serif.');
