import { and, eq } from 'drizzle-orm';
import type { CurrentUser } from '../../people/sessions/sessions.ts';
import type { Db, Tx } from '../../db/db.ts';
import { badRequest } from '../../http/http-error.ts';
import { enqueueMail } from '../../mail/queue/queue.ts';
import { writeAudit } from '../../audit/records/write-audit.ts';
import { isEmailAddress } from '../is-email-address.ts';
import { createReplyMail, draftReply } from '../reply-email.ts';
import { messageReplies } from '../tables.ts';
import { buildAuditEntry, lockMessage, requireVersion, updateMessage } from './change-message.ts';
import type { MailPreview } from 'contract/contact/inbox';
import type { ShopSettings } from 'server/settings/shop';
import { renderMailText } from '../../mail/email/layout/mail-text.ts';
import { loadStaffMessage } from './load-message.ts';

interface NewReply {
  /** Idempotency key, unique within the message. */
  key: string;
  version: number;
  text: string;
  close: boolean;
}

/**
 * Stores a reply of staff, queues the mail with the reply, and marks the message as answered or
 * closed. Does nothing if a reply with the same key is stored, so that a retry sends no second
 * mail. Throws 409 if a colleague has changed the message since `version`.
 */
export async function replyToMessage(
  db: Db,
  user: CurrentUser,
  id: number,
  { key, version, text, close }: NewReply,
): Promise<void> {
  await db.transaction(async (tx) => {
    const message = await lockMessage(tx, id);
    if (await isStoredReply(tx, id, key)) return;
    if (!isEmailAddress(message.email))
      throw badRequest('This message has no e-mail address to reply to.', 'no_address');
    await requireVersion(tx, message, version);
    const replyid = await addReply(tx, { messageid: id, key, text, author: 'staff' }, user);
    await enqueueMail(tx, createReplyMail(replyid));
    const state = close ? 'closed' : 'answered';
    await updateMessage(tx, message, user, { state });
    await writeAudit(tx, user, {
      ...buildAuditEntry('message.replied', id),
      before: { state: message.state },
      after: { state, reply: replyid },
    });
  });
}

/**
 * Stores a reply that the customer sent to the firm by mail, and reopens the message. Does nothing
 * if a reply with the same key is stored.
 */
export async function recordCustomerReply(
  db: Db,
  user: CurrentUser,
  id: number,
  { key, text }: { key: string; text: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const message = await lockMessage(tx, id);
    if (await isStoredReply(tx, id, key)) return;
    const replyid = await addReply(tx, { messageid: id, key, text, author: 'customer' }, user);
    await updateMessage(tx, message, user, { state: 'open' });
    await writeAudit(tx, user, {
      ...buildAuditEntry('message.answerRecorded', id),
      before: { state: message.state },
      after: { state: 'open', reply: replyid },
    });
  });
}

async function isStoredReply(tx: Tx, messageid: number, key: string): Promise<boolean> {
  const isSameKey = and(eq(messageReplies.messageid, messageid), eq(messageReplies.key, key));
  return (await tx.$count(messageReplies, isSameKey)) > 0;
}

async function addReply(
  tx: Tx,
  reply: Omit<typeof messageReplies.$inferInsert, 'staffid'>,
  user: CurrentUser,
): Promise<number> {
  const [addedReply] = await tx
    .insert(messageReplies)
    .values({ ...reply, staffid: user.id })
    .returning({ id: messageReplies.id });
  if (addedReply === undefined) throw new Error('The added reply is missing.');
  return addedReply.id;
}

/** Returns the mail that a reply would be. Throws 404 for an unknown message. */
export async function previewReply(
  db: Db,
  shop: ShopSettings,
  id: number,
  text: string,
): Promise<MailPreview> {
  const { kind, email, subject, message, createdat } = await loadStaffMessage(db, id);
  const answeredMessage = { id, kind, email, subject, message, createdAt: new Date(createdat) };
  const draft = await draftReply(db, shop, answeredMessage, { text });
  return {
    to: draft.to,
    replyto: draft.replyTo ?? '',
    subject: draft.subject,
    text: renderMailText(shop, draft.content),
  };
}
