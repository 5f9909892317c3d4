/** Matches the status of an SMTP response, and its enhanced status (RFC 3463). */
const SMTP_STATUS = /^[245]\d\d(?:[ -][245]\.\d{1,3}\.\d{1,3})?\b/;

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
