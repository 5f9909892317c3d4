import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config/config.ts';
import type { Letter } from './letter.ts';

/**
 * Hands a letter over, or rejects, as it does once `signal` is aborted: nothing of the letter goes
 * out after that. `id` is the queue's: the same letter again has the same one.
 */
export interface MailTransport {
  send(letter: Letter, id: number, signal: AbortSignal): Promise<void>;
  close(): void;
}

/** SMTP where `SMTP_URL` is set, else `.eml` files in the outbox under the data folder. */
export function mailTransport({ mail, dataDir }: Pick<Config, 'mail' | 'dataDir'>): MailTransport {
  return mail.smtpUrl === null
    ? outbox(join(dataDir, 'outbox'), mail.from)
    : smtp(mail.smtpUrl, mail.from);
}

/** A connection for each letter: one that hangs is closed and holds up no other. */
function smtp(url: string, from: string): MailTransport {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    socketCloseTimeout: 0,
  });
  return {
    async send(letter, id, signal) {
      await transport.sendMail({ ...envelope(letter, id, from), signal });
    },
    close: () => transport.close(),
  };
}

/** A file is whole or not there: it is written beside and then renamed. */
function outbox(folder: string, from: string): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(letter, id, signal) {
      const { message } = await transport.sendMail({ ...envelope(letter, id, from), signal });
      if (!Buffer.isBuffer(message)) throw new Error('The mail was not rendered.');
      await mkdir(folder, { recursive: true });
      const file = join(folder, `${String(id).padStart(8, '0')}.eml`);
      await writeFile(`${file}.${process.pid}.tmp`, message, { signal });
      await rename(`${file}.${process.pid}.tmp`, file);
    },
    close: () => transport.close(),
  };
}

/** Addresses go as objects and the subject on one line, so that no text becomes a header. */
function envelope(letter: Letter, id: number, from: string) {
  const { to, replyTo, subject, isAutomaticAnswer = false, text, html } = letter;
  const domain = from.split('@').at(-1)?.replace('>', '') ?? 'localhost';
  return {
    from,
    to: to.includes('<') ? to : { name: '', address: to },
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    subject: subject.replace(/\s+/g, ' ').slice(0, 200),
    // RFC 3834: two machines that answer each other would never end.
    ...(isAutomaticAnswer && { headers: { 'Auto-Submitted': 'auto-replied' } }),
    text,
    html,
    messageId: `<shop-mail-${id}@${domain}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
