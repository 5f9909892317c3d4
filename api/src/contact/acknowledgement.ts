import type { ShopSettings } from 'server/settings/shop';
import { toParagraphs } from '../mail/content.ts';
import type { EmailDraft } from '../mail/email.ts';
import { buildGreeting } from '../mail/typed-text.ts';

/**
 * Builds the email that acknowledges a message. It repeats nothing from the message. A stranger
 * could otherwise send any text to any address.
 */
export function buildAcknowledgement(to: string, shop: ShopSettings): EmailDraft {
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
