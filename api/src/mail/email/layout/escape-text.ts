import { escapeHtml } from '../../../http/escape-html.ts';

/**
 * Escapes a text for the layout. Removes control characters, because the layout engine rejects them
 * even if they are escaped.
 */
export function escapeText(text: string): string {
  return escapeHtml(text.toWellFormed().replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, ''));
}

export const escapeLines = (text: string): string =>
  escapeText(text).replace(/\r\n?|\n/g, '<br />');
