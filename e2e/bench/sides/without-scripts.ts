/** The same document with nothing in it that runs, or is fetched to run. Data for scripts and search engines stays. */
export const withoutScripts = (html: string): string =>
  html
    .replaceAll(/<script\b(?![^>]*\btype="application\/(?:ld\+)?json")[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link\b[^>]*(?:\bas="script"|\brel="modulepreload")[^>]*>/g, '');
