import { formatDate } from 'contract/calendar/date-texts';
import { shortenText } from 'contract/values/shorten-text';
import { and, asc, eq, lt } from 'drizzle-orm';
import type { ShopSettings } from 'server/settings/shop';
import type { Db } from '../db/db.ts';
import type { MailPart } from '../mail/email/content.ts';
import {
  type EmailDraft,
  type EmailTemplates,
  type MailJob,
  NoRecipientError,
} from '../mail/email/email.ts';
import { toSubjectLine } from '../mail/email/typed-text.ts';
import { isEmailAddress } from './is-email-address.ts';
import { getMessageId, getReplyId } from './message-ids.ts';
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
  [REPLY_MAIL_KIND]: {
    title: 'Reply to a message',
    recipient: 'customer',
    about: 'message',
    hasEditableText: false,
    build: async ({ db, config }, { replyid }: ReplyMail) => {
      const [row] = await db
        .select({ message: contactMessages, reply: messageReplies })
        .from(messageReplies)
        .innerJoin(contactMessages, eq(contactMessages.id, messageReplies.messageid))
        .where(eq(messageReplies.id, replyid));
      if (row === undefined || !isEmailAddress(row.message.email)) throw new NoRecipientError();
      const { message, reply } = row;
      return {
        ...(await draftReply(db, config.shop, message, reply)),
        messageId: getReplyId(reply),
      };
    },
  },
} satisfies EmailTemplates;

type AnsweredMessage = Pick<
  typeof contactMessages.$inferSelect,
  'id' | 'kind' | 'email' | 'subject' | 'message' | 'createdAt'
>;

/**
 * Builds the email with a reply of staff. It quotes what the customer wrote last before the reply,
 * and belongs to the conversation of the message. If the customer replies to this email, the reply
 * goes to the firm. A reply that is not stored yet has no id.
 */
export async function draftReply(
  db: Db,
  shop: ShopSettings,
  message: AnsweredMessage,
  reply: { id?: number; text: string },
): Promise<EmailDraft> {
  const earlierReplies = await db
    .select()
    .from(messageReplies)
    .where(
      and(
        eq(messageReplies.messageid, message.id),
        reply.id === undefined ? undefined : lt(messageReplies.id, reply.id),
      ),
    )
    .orderBy(asc(messageReplies.id));
  const answer = earlierReplies.findLast(({ author }) => author === 'customer');
  const question = answer ?? { text: message.message, createdAt: message.createdAt };
  // Staff may have typed the request of a quote while its customer was on the phone.
  const verb = message.kind === 'quote' && answer === undefined ? 'asked' : 'wrote';
  const subjectLine = toSubjectLine(message.subject) || 'your message to us';
  return {
    to: message.email,
    replyTo: shop.email,
    subject: `Re: ${subjectLine}`,
    references: [
      getMessageId(message),
      ...earlierReplies.filter(({ author }) => author === 'staff').map(getReplyId),
    ],
    content: {
      title: 'Our answer to you',
      preview: shortenText(reply.text.replace(/\s+/g, ' '), 120),
      parts: [...toLineParts(reply.text), ...quoteQuestion(question, verb)],
    },
  };
}

/** Returns a paragraph for each block of lines between empty lines. */
const toLineParts = (text: string): MailPart[] =>
  text
    .trim()
    .split(/\n{2,}/)
    .map((block) => ({ kind: 'paragraph', lines: block.split('\n') }));

function quoteQuestion(
  { text, createdAt }: { text: string; createdAt: Date },
  verb: string,
): MailPart[] {
  if (text.trim() === '') return [];
  const lines = text.trim().split('\n');
  const title = `You ${verb} on ${formatDate(createdAt)}`;
  return [{ kind: 'paragraph', title, lines: lines.map((line) => `> ${line}`), isSmall: true }];
}
