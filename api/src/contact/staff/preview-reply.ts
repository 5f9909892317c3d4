import type { MailPreview } from 'contract/contact/inbox';
import type { ShopSettings } from 'server/settings/shop';
import type { Db } from '../../db/db.ts';
import { renderMailText } from '../../mail/email/layout/mail-text.ts';
import { draftReply } from '../reply-email.ts';
import { loadStaffMessage } from './load-message.ts';

/** Returns the mail that a reply would be. Throws 404 for an unknown message. */
export async function previewReply(
  db: Db,
  shop: ShopSettings,
  id: number,
  text: string,
): Promise<MailPreview> {
  const { email, subject, message, createdat } = await loadStaffMessage(db, id);
  const answeredMessage = { id, email, subject, message, createdAt: new Date(createdat) };
  const draft = await draftReply(db, shop, answeredMessage, { text });
  return {
    to: draft.to,
    replyto: draft.replyTo ?? '',
    subject: draft.subject,
    text: renderMailText(shop, draft.content),
  };
}
