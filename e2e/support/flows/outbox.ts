import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** Returns the emails about an order to this address in a shop's outbox, decoded. */
export function mailsAbout(dataDir: string, orderno: string, to: string): string[] {
  const folder = join(dataDir, 'outbox');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.eml'))
    .map((file) => decoded(readFileSync(join(folder, file), 'latin1')))
    .filter((mail) => mail.includes(orderno) && new RegExp(`^To: .*${to}`, 'm').test(mail));
}

/** Time for which an email stays assigned to a worker, in ms, even if that worker was killed. */
const TAKEN_MS = 180_000;

/** Returns the confirmation email of an order once the worker has written it. Expects exactly one. */
export async function confirmation(dataDir: string, orderno: string, to: string): Promise<string> {
  await expect
    .poll(() => mailsAbout(dataDir, orderno, to).length, { timeout: TAKEN_MS + 60_000 })
    .toBeGreaterThan(0);
  const mails = mailsAbout(dataDir, orderno, to);
  expect(mails, `one confirmation of ${orderno} for ${to}`).toHaveLength(1);
  return mails[0] ?? '';
}

/** Decodes quoted-printable text. */
const decoded = (mail: string): string =>
  Buffer.from(
    mail
      .replaceAll('=\r\n', '')
      .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');
