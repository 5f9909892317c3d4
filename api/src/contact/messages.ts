import { QUOTE_SUBJECT_PREFIX } from 'contract/content/quote-subject';
import type { MessageKind } from 'contract/contact/inbox';
import type { CheckedCaptcha } from '../captcha/captcha-check.ts';
import type { Config } from '../config/config.ts';
import type { Db, Tx } from '../db/db.ts';
import { enqueueMail } from '../mail/queue/queue.ts';
import { contactMessages } from './tables.ts';
import { findMailbox } from '../people/records/build-mailbox-sql.ts';
import { countAttempt, createCounters } from '../rate-limit/count-attempt.ts';
import { getVisitorSubjects } from '../rate-limit/limit-calls.ts';
import { getMessageId } from './message-ids.ts';
import { isEmailAddress } from './is-email-address.ts';

type NewMessage = typeof contactMessages.$inferInsert;

/** Origin of a message: the sender's IP address, and the URL origin of the storefront. */
interface MessageSource {
  ip: string;
  site: string;
}

/**
 * Stores a visitor's message, marks the captcha solution as used and queues the mail to the firm,
 * in one transaction. Also queues an acknowledgement to the visitor if the limits for
 * acknowledgements permit one.
 */
export async function storeMessage(
  db: Db,
  config: Pick<Config, 'mail' | 'rateLimitScale'>,
  captcha: CheckedCaptcha,
  message: NewMessage,
  { ip, site }: MessageSource,
): Promise<void> {
  const firmMail = { job: { kind: 'contact-message', to: config.mail.to, message, site } };
  await db.transaction(async (tx) => {
    await captcha.spend(tx);
    const storedMessage = await insertMessage(tx, { ...message, kind: deriveKind(message) });
    await enqueueMail(tx, firmMail);
    const to = message.email;
    if (await countAcknowledgement(tx, config, to, ip))
      await enqueueMail(tx, {
        job: { kind: 'contact-received', to, messageId: getMessageId(storedMessage) },
      });
  });
}

/** Stores a message of a visitor and returns its row. */
export async function insertMessage(tx: Tx, message: NewMessage) {
  const [storedMessage] = await tx.insert(contactMessages).values(message).returning();
  if (storedMessage === undefined) throw new Error('The stored message is missing.');
  return storedMessage;
}

/** A quote request is a contact message whose subject begins with a fixed text. */
const deriveKind = ({ subject }: NewMessage): MessageKind =>
  subject.startsWith(QUOTE_SUBJECT_PREFIX) ? 'quote' : 'message';

/**
 * Counts an acknowledgement to the visitor. Returns true if all limits permit the acknowledgement.
 * The sender's IP address and the recipient's mailbox have limits, so that nobody can flood a
 * mailbox through the form. Stops counting at the first limit that refuses. The caller passes the
 * transaction that stores the message, so that a message counts only if it is stored.
 */
export async function countAcknowledgement(
  tx: Tx,
  { rateLimitScale }: Pick<Config, 'rateLimitScale'>,
  email: string,
  ip: string,
): Promise<boolean> {
  if (!isEmailAddress(email)) return false;
  const limitSubjects = { ...getVisitorSubjects(ip, ''), recipient: await findMailbox(tx, email) };
  for (const counter of createCounters('contact-answer', limitSubjects, rateLimitScale)) {
    if ((await countAttempt(tx, [counter])) > 0) return false;
  }
  return true;
}
