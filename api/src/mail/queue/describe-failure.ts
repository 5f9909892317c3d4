/** Matches the status of an SMTP response, and its enhanced status (RFC 3463). */
const SMTP_STATUS = /^[245]\d\d(?:[ -][245]\.\d{1,3}\.\d{1,3})?\b/;

/**
 * Returns whether the mail server refused the recipient or the message for good (RFC 5321, 4.2.1).
 * A refusal of the firm's own sign-in or address is not for good, because it concerns all mails and
 * ends with a change of the settings.
 */
export function isRefusedForGood(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  const { responseCode, command } = cause as Error & Record<string, unknown>;
  return Number(responseCode) >= 500 && (command === 'RCPT TO' || command === 'DATA');
}

/**
 * Returns the error code, the SMTP status and the refused command, such as 'EENVELOPE 550 5.1.1 at
 * RCPT TO'. Omits the mail server's message, which may contain addresses.
 */
export function describeFailure(cause: unknown): string {
  if (!(cause instanceof Error)) return 'unknown';
  const { code, response, command } = cause as Error & Record<string, unknown>;
  const [status] = SMTP_STATUS.exec(String(response ?? cause.message)) ?? [];
  const isVerb = typeof command === 'string' && /^[A-Z]{1,10}(?: [A-Z]{1,10})?$/.test(command);
  return [code ?? cause.name, status, isVerb && `at ${command}`].filter(Boolean).join(' ');
}
