import { type Fact, type MailPart, toParagraphs } from '../mail/content.ts';
import type { EmailDraft, EmailTemplates, MailJob } from '../mail/email.ts';
import { toSubjectLine } from '../mail/typed-text.ts';
import { buildAcknowledgement } from './acknowledgement.ts';
import { isEmailAddress } from './is-email-address.ts';

/** Job of the email with a visitor's message to the firm. */
interface ContactMail extends MailJob {
  to: string;
  message: { name: string; subject: string; email: string; phone: string; message: string };
  /** Origin of the storefront. Mails queued by older versions lack it. */
  site?: string;
}

export const contactEmailTemplates = {
  'contact-message': (_, mail: ContactMail) => buildContactEmail(mail),
  'contact-received': ({ config }, mail: MailJob & { to: string }) =>
    buildAcknowledgement(mail.to, config.shop),
} satisfies EmailTemplates;

/** Builds the email with a visitor's message for the firm. Its reply address is the visitor's. */
function buildContactEmail({ to, message, site }: ContactMail): EmailDraft {
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
