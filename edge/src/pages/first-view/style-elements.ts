export interface PageStyle {
  url: string;
  integrity: string;
  /** Null if the release does not have the file. */
  css: string | null;
}

/**
 * Inline styles make the first paint faster. Scripts find a style by its `data-href` and do not
 * fetch it again.
 */
export const renderStyles = (styles: PageStyle[]): string =>
  styles
    .map((style) =>
      style.css === null ? renderStylesheetLink(style) : renderInlineStyle(style.url, style.css),
    )
    .join('\n');

const renderInlineStyle = (url: string, css: string) => `<style data-href="${url}">${css}</style>`;

const renderStylesheetLink = ({ url, integrity }: PageStyle) =>
  `<link rel="stylesheet" href="${url}"${integrity ? ` integrity="${integrity}"` : ''}>`;
