import { shortenText } from 'contract/values/shorten-text';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../../config/config.ts';
import type { Email } from '../email/email.ts';

/**
 * Sends emails. `send` rejects on failure or if `signal` aborts. `id` is the mail's id in the
 * queue.
 */
export interface MailTransport {
  send(email: Email, id: number, signal: AbortSignal): Promise<void>;
  close(): void;
}

/**
 * Creates an SMTP transport if `SMTP_URL` is set. Otherwise creates a transport that writes `.eml`
 * files into `outbox` under the data folder.
 */
export function createMailTransport({
  mail,
  dataDir,
}: Pick<Config, 'mail' | 'dataDir'>): MailTransport {
  return mail.smtpUrl === null
    ? createOutboxTransport(join(dataDir, 'outbox'), mail.from)
    : createSmtpTransport(mail.smtpUrl, mail.from);
}

/**
 * Opens one connection per email, so that a stalled connection delays no other email. The worker
 * limits the time of a mail to a third of `MAIL_LEASE_S`. That is less than the ten minutes that RFC
 * 5321 asks for (4.5.3.2.6), because a claim must not outlive its lease. A mail that the server
 * acknowledges later is sent again.
 */
function createSmtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketCloseTimeout: 0,
  });
  return {
    async send(email, _id, signal) {
      await transport.sendMail({ ...buildMessage(email, from), signal });
    },
    close: () => transport.close(),
  };
}

/** Writes each file atomically, so that no reader sees an incomplete email. */
function createOutboxTransport(folder: string, from: string): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(email, id, signal) {
      const { message } = await transport.sendMail({ ...buildMessage(email, from), signal });
      if (!Buffer.isBuffer(message)) throw new Error('Nodemailer returned no buffer for the mail.');
      await mkdir(folder, { recursive: true });
      const file = join(folder, `${String(id).padStart(8, '0')}.eml`);
      await writeFile(`${file}.${process.pid}.tmp`, message, { signal });
      await rename(`${file}.${process.pid}.tmp`, file);
    },
    close: () => transport.close(),
  };
}

/**
 * Builds a message for Nodemailer. Addresses are objects and the subject is one line, so that no
 * text can add a header.
 */
function buildMessage(email: Email, from: string) {
  const { to, replyTo, subject, isAutomaticReply = false, text, html } = email;
  const { messageId, references = [], attachments = [] } = email;
  const domain = from.split('@').at(-1)?.replace('>', '') ?? 'localhost';
  const addDomain = (localPart: string) => `<${localPart}@${domain}>`;
  const inReplyTo = references.at(-1);
  return {
    from,
    to: to.includes('<') ? to : { name: '', address: to },
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    subject: shortenText(subject.replace(/\s+/g, ' '), 200),
    // This header prevents an endless exchange between two auto-responders (RFC 3834).
    ...(isAutomaticReply && { headers: { 'Auto-Submitted': 'auto-replied' } }),
    text,
    html,
    // Recipients recognise a duplicate by this id, and a conversation by the other two.
    ...(messageId !== undefined && { messageId: addDomain(messageId) }),
    ...(inReplyTo !== undefined && {
      inReplyTo: addDomain(inReplyTo),
      references: references.map(addDomain),
    }),
    ...(attachments.length > 0 && { attachments: [...attachments] }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
