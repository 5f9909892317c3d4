import type { ShopSettings } from 'server/settings/shop';
import { escapeHtml } from '../http/escape-html.ts';
import { linesOf, mailPage, paragraph, textFooter } from '../mail/layout.ts';
import type { Letter, Letters, MailJob } from '../mail/letter.ts';
import { subjectOf } from '../mail/typed-text.ts';

/** A visitor's message to the firm. */
interface ContactMail extends MailJob {
  to: string;
  message: { name: string; subject: string; email: string; phone: string; message: string };
}

export const contactLetters = {
  'contact-message': ({ config }, mail: ContactMail) => contactLetter(mail, config.shop),
} satisfies Letters;

/** A visitor's message as the firm gets it; answering it writes to the visitor (decision 39). */
function contactLetter({ to, message }: ContactMail, shop: ShopSettings): Letter {
  const { name, subject, email, phone, message: said } = message;
  const facts = [
    ['Name', name],
    ['E-mail', email],
    ['Phone', phone],
    ['Subject', subject],
  ] as const;
  const title = 'A message from the contact form';
  return {
    to,
    ...(isAddress(email) && { replyTo: email }),
    subject: `Contact: ${subjectOf(subject) || 'a message'}`,
    text: [
      title,
      facts.map(([label, value]) => `${label}: ${value.replace(/\s+/g, ' ')}`).join('\n'),
      said,
      textFooter(shop),
    ].join('\n\n'),
    html: mailPage(
      shop,
      title,
      subject,
      facts
        .map(([label, value]) => paragraph(`<strong>${label}</strong><br>${escapeHtml(value)}`))
        .join('\n') + paragraph(linesOf(said)),
    ),
  };
}

/** Visitors may type anything: only what is an address becomes one. */
function isAddress(text: string): boolean {
  return /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/.test(text);
}
