import { type Fact, type MailPart, toParagraphs } from '../mail/email/content.ts';
import type { EmailDraft, EmailTemplates, MailJob } from '../mail/email/email.ts';
import { toSubjectLine, buildGreeting } from '../mail/email/typed-text.ts';
import { isEmailAddress } from './is-email-address.ts';
import type { ShopSettings } from 'server/settings/shop';

/** Queued mail to the firm with a visitor's message. */
interface ContactMailJob extends MailJob {
  to: string;
  message: { name: string; subject: string; email: string; phone: string; message: string };
  /** Origin of the storefront. Missing in mails that an older version of the shop queued. */
  site?: string;
}

/** Queued mail to a visitor whose message arrived. */
interface AcknowledgementJob extends MailJob {
  to: string;
  /** Missing in mails that an older version of the shop queued. */
  messageId?: string;
}

export const contactEmailTemplates = {
  'contact-message': {
    title: 'Message from a visitor',
    recipient: 'firm',
    about: 'message',
    hasEditableText: false,
    build: (_, mail: ContactMailJob) => buildContactEmail(mail),
  },
  'contact-received': {
    title: 'Acknowledgement of a message',
    recipient: 'customer',
    about: 'message',
    hasEditableText: false,
    build: ({ config }, { to, messageId }: AcknowledgementJob) => ({
      ...buildAcknowledgement(to, config.shop),
      ...(messageId !== undefined && { messageId }),
    }),
  },
} satisfies EmailTemplates;

/**
 * Builds the email to the firm with a visitor's message. A reply to this email goes to the visitor.
 */
function buildContactEmail({ to, message, site }: ContactMailJob): EmailDraft {
  const { name, subject, email, phone, message: messageText } = message;
  const facts = [
    ['Name', toOneLine(name)],
    ['E-mail', toOneLine(email)],
    ['Phone', toOneLine(phone)],
    ['Subject', toOneLine(subject)],
  ] satisfies Fact[];
  return {
    to,
    ...(isEmailAddress(email) && { replyTo: email }),
    subject: `Contact: ${toSubjectLine(subject) || 'a message'}`,
    content: {
      title: 'A message from the contact form',
      preview: subject,
      parts: [{ kind: 'facts', facts }, ...toParagraphs(messageText), ...buildMessagesButton(site)],
    },
  };
}

const toOneLine = (text: string) => text.replace(/\s+/g, ' ');

const buildMessagesButton = (site: string | undefined): MailPart[] =>
  site === undefined
    ? []
    : [{ kind: 'button', name: 'See all messages', href: `${site}/admin/messages` }];

/**
 * Builds the email that tells a visitor that a message has arrived. The email repeats nothing from
 * the message, because a stranger could otherwise send any text to any address.
 */
function buildAcknowledgement(to: string, shop: ShopSettings): EmailDraft {
  const title = 'We have your message';
  return {
    to,
    subject: `${title} – ${shop.brand}`,
    isAutomaticReply: true,
    content: {
      title,
      preview: 'We answer in person, usually within one working day.',
      parts: toParagraphs(
        buildGreeting(),
        'Thank you for writing to us. The message that you sent by the contact form on our website has arrived, and one of us reads it.',
        'We answer in person, usually within one working day, by e-mail or by phone.',
        `If it is urgent, or you want to add something, call ${shop.phone} or write to ${shop.email}.`,
        'What you wrote is kept with us and is not repeated in e-mails. If it was not you who wrote, somebody has typed your address; you need not do anything.',
      ),
    },
  };
}
