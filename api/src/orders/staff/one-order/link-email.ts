import type { EmailTemplates } from '../../../mail/email/email.ts';
import { buildGreeting } from '../../../mail/email/typed-text.ts';
import { buildConfirmationParts } from '../../../calendar/emails/confirmation-parts.ts';
import { createOrderUrl, findOtherAccountEmail, LINK_DAYS } from '../../link/order-link.ts';
import { buildNewsEmail, formatContactSentence } from '../../emails/news-email.ts';
import { loadMailOrder, type OrderMail } from '../../records/order-mail.ts';

export const linkEmailTemplates = {
  'order-link': {
    title: 'New link to the order',
    recipient: 'customer',
    about: 'order',
    hasEditableText: true,
    build: async ({ db, config: { shop } }, mail: OrderMail) => {
      const order = await loadMailOrder(db, mail);
      const href = await createOrderUrl(db, order);
      const isOfOtherAccount = (await findOtherAccountEmail(db, order)) !== null;
      const accountSentence = isOfOtherAccount
        ? `Order ${order.orderno} stays in the account that it belongs to, which has another e-mail address.`
        : `You see order ${order.orderno} when you sign in to your account.`;
      const linkSentence = href.includes('#')
        ? `Here is a new link to order ${order.orderno}. It opens the order for ${LINK_DAYS} days.`
        : accountSentence;
      return buildNewsEmail(order, shop, {
        title: 'A new link to your order',
        paragraphs: [
          buildGreeting(),
          `${linkSentence} The links in our earlier e-mails no longer work.`,
          'Please keep this e-mail to yourself: whoever has its links can see and confirm the order.',
          formatContactSentence(shop),
        ],
        parts: await buildConfirmationParts({ db }, order),
        button: { href, name: 'See your order' },
      });
    },
  },
} satisfies EmailTemplates;
