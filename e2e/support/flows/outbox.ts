import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** Returns the emails about an order to this address in a shop's outbox, decoded. */
export function findMails(dataDir: string, orderno: string, recipient: string): string[] {
  const folder = join(dataDir, 'outbox');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.eml'))
    .map((file) => decodeMail(readFileSync(join(folder, file), 'latin1')))
    .filter((mail) => mail.includes(orderno) && new RegExp(`^To: .*${recipient}`, 'm').test(mail));
}

/** Time for which an email stays assigned to a worker, in ms, even if that worker was killed. */
const MAIL_LEASE_MS = 180_000;

/** Returns the confirmation email of an order once the worker has written it. Expects exactly one. */
export async function readConfirmation(
  dataDir: string,
  orderno: string,
  recipient: string,
): Promise<string> {
  await expect
    .poll(() => findMails(dataDir, orderno, recipient).length, { timeout: MAIL_LEASE_MS + 60_000 })
    .toBeGreaterThan(0);
  const mails = findMails(dataDir, orderno, recipient);
  expect(mails, `one confirmation of ${orderno} for ${recipient}`).toHaveLength(1);
  return mails[0] ?? '';
}

/** Decodes quoted-printable text. */
const decodeMail = (mail: string): string =>
  Buffer.from(
    mail
      .replaceAll('=\r\n', '')
      .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');
