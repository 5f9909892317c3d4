import { formatDate } from 'contract/calendar/date-texts';
import { shortenText } from 'contract/values/shorten-text';
import { eq } from 'drizzle-orm';
import type { ShopSettings } from 'server/settings/shop';
import type { MailPart } from '../mail/content.ts';
import {
  type EmailDraft,
  type EmailTemplates,
  type MailJob,
  NoRecipientError,
} from '../mail/email.ts';
import { toSubjectLine } from '../mail/typed-text.ts';
import { isEmailAddress } from './is-email-address.ts';
import { contactMessages, messageReplies } from './tables.ts';

export const REPLY_MAIL_KIND = 'message-reply';

/**
 * Queued mail with a reply of staff. The queued job contains only the reply's id, because jobs of
 * replies must contain no personal data.
 */
interface ReplyMail extends MailJob {
  replyid: number;
}

export const createReplyMail = (replyid: number) => ({ job: { kind: REPLY_MAIL_KIND, replyid } });

export const replyEmailTemplates = {
  [REPLY_MAIL_KIND]: async ({ db, config }, { replyid }: ReplyMail) => {
    const [row] = await db
      .select({ message: contactMessages, text: messageReplies.text })
      .from(messageReplies)
      .innerJoin(contactMessages, eq(contactMessages.id, messageReplies.messageid))
      .where(eq(messageReplies.id, replyid));
    if (row === undefined || !isEmailAddress(row.message.email)) throw new NoRecipientError();
    return buildReplyEmail(config.shop, row.message, row.text);
  },
} satisfies EmailTemplates;

type QuotedMessage = Pick<
  typeof contactMessages.$inferSelect,
  'email' | 'subject' | 'message' | 'createdAt'
>;

/**
 * Builds the email with a reply of staff and the quoted message. If the customer replies to this
 * email, the reply goes to the firm.
 */
export function buildReplyEmail(
  shop: ShopSettings,
  { email, subject, message, createdAt }: QuotedMessage,
  replyText: string,
): EmailDraft {
  const subjectLine = toSubjectLine(subject) || 'your message to us';
  return {
    to: email,
    replyTo: shop.email,
    subject: `Re: ${subjectLine}`,
    content: {
      title: 'Our answer to you',
      preview: shortenText(replyText.replace(/\s+/g, ' '), 120),
      parts: [...toLineParts(replyText), ...quoteMessage(message, createdAt)],
    },
  };
}

/** Returns a paragraph for each block of lines between empty lines. */
const toLineParts = (text: string): MailPart[] =>
  text
    .trim()
    .split(/\n{2,}/)
    .map((block) => ({ kind: 'paragraph', lines: block.split('\n') }));

function quoteMessage(message: string, createdAt: Date): MailPart[] {
  if (message.trim() === '') return [];
  const lines = message.trim().split('\n');
  const title = `You wrote on ${formatDate(createdAt)}`;
  return [{ kind: 'paragraph', title, lines: lines.map((line) => `> ${line}`), isSmall: true }];
}
