/** A scanned code: the ticket, or why it cannot be opened. */
export type ScannedCode = { ticket: string } | { refusal: string };

const TICKET_PATTERN = /^slr\d+-\d+$/i;

/**
 * Reads the text of a scanned code or of the typed number. Codes of other shops look alike, so the
 * origin of the label must be that of this page.
 */
export function readTicket(text: string, origin: string): ScannedCode {
  const code = text.trim();
  if (TICKET_PATTERN.test(code)) return { ticket: code.toUpperCase() };
  if (!URL.canParse(code))
    return {
      refusal: 'This is no label of a garment. Scan the code of a label, or type its number.',
    };
  const url = new URL(code);
  const [, ticket = ''] = /^\/admin\/garments\/([^/]+)$/.exec(url.pathname) ?? [];
  if (!TICKET_PATTERN.test(ticket)) return { refusal: 'This code is no label of a garment.' };
  if (url.origin !== origin)
    return { refusal: `This label belongs to another shop (${url.host}).` };
  return { ticket: ticket.toUpperCase() };
}
