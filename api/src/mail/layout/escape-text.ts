import { escapeHtml } from '../../http/escape-html.ts';

/**
 * Removes control characters, because the layout engine rejects even escaped control characters.
 */
export function escapeText(text: string): string {
  return escapeHtml(text.toWellFormed().replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, ''));
}

export const escapeLines = (text: string): string =>
  escapeText(text).replace(/\r\n?|\n/g, '<br />');
