import type { Email } from '../../src/mail/email/email.ts';
import { emailTemplates } from '../../src/email-templates.ts';
import { MailWorker } from '../../src/mail/sending/mail-worker.ts';
import type { TestApp } from './test-app.ts';

/** Sends all due emails. Returns the emails to this address, oldest first. */
export const sendAndReadMails = async (shop: TestApp, to: string): Promise<Email[]> =>
  (await sendAllMails(shop)).filter((email) => email.to === to);

/** Sends all due emails. Returns them, oldest first. */
export async function sendAllMails({ config, db }: TestApp): Promise<Email[]> {
  const sent: { id: number; letter: Email }[] = [];
  const silent = { warn: () => undefined, error: () => undefined };
  const transport = {
    send: async (email: Email, id: number) => void sent.push({ id, letter: email }),
    close: () => undefined,
  };
  const worker = new MailWorker({ config, db, emailTemplates, transport, log: silent });
  await worker.sendDueMails();
  await worker.waitUntilIdle();
  return sent.toSorted((one, other) => one.id - other.id).map(({ letter: email }) => email);
}

/** Returns the token of the link in an email. The token follows '#' at the end of the URL. */
export function readLinkToken(email: Email | undefined): string {
  const token = /#([\w-]{43})$/m.exec(email?.text ?? '')?.[1];
  if (token === undefined) throw new Error('There is no link in the letter.');
  return token;
}
