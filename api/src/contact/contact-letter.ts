import { type Fact, type MailPart, sentences } from '../mail/content.ts';
import type { Draft, Letters, MailJob } from '../mail/letter.ts';
import { subjectOf } from '../mail/typed-text.ts';
import { acknowledgement } from './acknowledgement.ts';
import { isAddress } from './is-address.ts';

/** Job of the email with a visitor's message to the firm. */
interface ContactMail extends MailJob {
  to: string;
  message: { name: string; subject: string; email: string; phone: string; message: string };
  /** Origin of the storefront. Mails queued by older versions lack it. */
  site?: string;
}

export const contactLetters = {
  'contact-message': (_, mail: ContactMail) => contactLetter(mail),
  'contact-received': ({ config }, mail: MailJob & { to: string }) =>
    acknowledgement(mail.to, config.shop),
} satisfies Letters;

/** Builds the email with a visitor's message for the firm. Its reply address is the visitor's. */
function contactLetter({ to, message, site }: ContactMail): Draft {
  const { name, subject, email, phone, message: said } = message;
  const facts = [
    ['Name', oneLine(name)],
    ['E-mail', oneLine(email)],
    ['Phone', oneLine(phone)],
    ['Subject', oneLine(subject)],
  ] satisfies Fact[];
  return {
    to,
    ...(isAddress(email) && { replyTo: email }),
    subject: `Contact: ${subjectOf(subject) || 'a message'}`,
    content: {
      title: 'A message from the contact form',
      preview: subject,
      parts: [{ kind: 'facts', facts }, ...sentences(said), ...toMessages(site)],
    },
  };
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ');

const toMessages = (site: string | undefined): MailPart[] =>
  site === undefined
    ? []
    : [{ kind: 'button', name: 'See all messages', href: `${site}/admin/messages` }];
