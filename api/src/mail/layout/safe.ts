import { escapeHtml } from '../../http/escape-html.ts';

/**
 * Text for the layout, in an element or in a quoted attribute. Control characters, which nobody sees, have no
 * place in it even escaped: one of them would keep a mail from ever being sent.
 */
export function safe(text: string): string {
  return escapeHtml(text.toWellFormed().replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, ''));
}

/** Lines of text as lines of HTML. */
export const safeLines = (text: string): string => safe(text).replace(/\r\n?|\n/g, '<br />');
