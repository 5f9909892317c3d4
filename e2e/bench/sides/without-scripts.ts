/** Removes scripts and their preloads. Keeps JSON, such as data for search engines. */
export const removeScripts = (html: string): string =>
  html
    .replaceAll(/<script\b(?![^>]*\btype="application\/(?:ld\+)?json")[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link\b[^>]*(?:\bas="script"|\brel="modulepreload")[^>]*>/g, '');
