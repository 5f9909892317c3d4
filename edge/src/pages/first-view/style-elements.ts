/** A stylesheet of a page. */
export interface PageStyle {
  url: string;
  integrity: string;
  /** Its text as it stands in a page; null for a file that the release does not have. */
  css: string | null;
}

/**
 * The styles of what a page shows, in the page itself, so that it is painted as soon as it is there. They bear the
 * address of their file, by which the browser's loaders of rooms know that they need not fetch it.
 */
export const styleElements = (styles: PageStyle[]): string =>
  styles
    .map((style) => (style.css === null ? link(style) : inline(style.url, style.css)))
    .join('\n');

const inline = (url: string, css: string) => `<style data-href="${url}">${css}</style>`;

const link = ({ url, integrity }: PageStyle) =>
  `<link rel="stylesheet" href="${url}"${integrity ? ` integrity="${integrity}"` : ''}>`;
