import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/**
 * Returns the decoded emails to `recipient` about an order. The shop writes emails into the folder
 * `outbox`.
 */
export function findMails(dataDir: string, orderno: string, recipient: string): string[] {
  const folder = join(dataDir, 'outbox');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.eml'))
    .map((file) => decodeMail(readFileSync(join(folder, file), 'latin1')))
    .filter((mail) => mail.includes(orderno) && new RegExp(`^To: .*${recipient}`, 'm').test(mail));
}

/**
 * Time in ms for which a process of the backend reserves an email before sending it. If that
 * process is killed, another process can send the email only after this time.
 */
const MAIL_LEASE_MS = 180_000;

/** Returns whether an email has an invoice or a credit note attached. */
export const hasInvoice = (mail: string): boolean => mail.includes('application/pdf');

/** Waits for the confirmation email of an order and returns it. Expects exactly one such email. */
export async function readConfirmation(
  dataDir: string,
  orderno: string,
  recipient: string,
): Promise<string> {
  const findOtherMails = () =>
    findMails(dataDir, orderno, recipient).filter((mail) => !hasInvoice(mail));
  await expect
    .poll(() => findOtherMails().length, { timeout: MAIL_LEASE_MS + 60_000 })
    .toBeGreaterThan(0);
  const mails = findOtherMails();
  expect(mails, `one confirmation of ${orderno} for ${recipient}`).toHaveLength(1);
  return mails[0] ?? '';
}

/** Decodes the quoted-printable encoding. */
const decodeMail = (mail: string): string =>
  Buffer.from(
    mail
      .replaceAll('=\r\n', '')
      .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');
