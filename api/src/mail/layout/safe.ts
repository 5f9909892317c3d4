import { escapeHtml } from '../../http/escape-html.ts';

/**
 * Escapes text for HTML elements and quoted attributes. It removes control characters, because even
 * escaped ones make the layout fail, and the email would never be sent.
 */
export function safe(text: string): string {
  return escapeHtml(text.toWellFormed().replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, ''));
}

/** Converts line breaks to HTML. */
export const safeLines = (text: string): string => safe(text).replace(/\r\n?|\n/g, '<br />');
