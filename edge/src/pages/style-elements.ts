import { type InlineStyle, hashInlineText } from 'releases/inline-styles';

export interface PageStyle {
  url: string;
  integrity: string;
  /** Stylesheet that the page contains. Null if the page links the stylesheet's file instead. */
  inline: InlineStyle | null;
}

const LAYERS = '@layer reset, tokens, base, kit, room, remote;';
const LAYERS_HASH = hashInlineText(LAYERS);

/** Sets the order of the CSS layers before the browser reads any stylesheet. */
export const LAYERS_ELEMENT = `<style>${LAYERS}</style>`;

/** Returns the hashes of all `style` elements of a page. */
export const listStyleHashes = (styles: PageStyle[]): string[] => [
  LAYERS_HASH,
  ...styles.flatMap(({ inline }) => (inline === null ? [] : [inline.hash])),
];

/**
 * Inlines styles for a faster first paint. Scripts recognise the inlined styles by `data-href` and
 * do not fetch the stylesheets again.
 */
export const renderStyles = (styles: PageStyle[]): string =>
  styles
    .map((style) =>
      style.inline === null
        ? renderStylesheetLink(style)
        : renderInlineStyle(style.url, style.inline.text),
    )
    .join('\n');

const renderInlineStyle = (url: string, css: string) => `<style data-href="${url}">${css}</style>`;

const renderStylesheetLink = ({ url, integrity }: PageStyle) =>
  `<link rel="stylesheet" href="${url}"${integrity ? ` integrity="${integrity}"` : ''}>`;
