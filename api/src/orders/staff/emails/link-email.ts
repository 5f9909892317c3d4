import type { EmailTemplates } from '../../../mail/email.ts';
import type { NewMail } from '../../../mail/queue.ts';
import { buildGreeting } from '../../../mail/typed-text.ts';
import { createOrderUrl, LINK_DAYS } from '../../link/order-link.ts';
import { buildNewsEmail, formatContactSentence } from '../../emails/news-email.ts';
import { loadMailOrder, type OrderMail } from '../../records/order-mail.ts';

/**
 * Returns the email with a new link to an order. The email has no `once` name, so every queued
 * email is sent.
 */
export const createLinkMail = (orderid: number): NewMail => ({
  job: { kind: 'order-link', orderid },
});

export const linkEmailTemplates = {
  'order-link': async ({ db, config: { shop } }, mail: OrderMail) => {
    const order = await loadMailOrder(db, mail);
    return buildNewsEmail(order, shop, {
      title: 'A new link to your order',
      paragraphs: [
        buildGreeting(),
        `Here is a new link to order ${order.orderno}. It opens the order for ${LINK_DAYS} days. The links in our earlier e-mails no longer work.`,
        'Please keep it to yourself: whoever has it can see the order.',
        formatContactSentence(shop),
      ],
      button: { href: await createOrderUrl(db, order), name: 'See your order' },
    });
  },
} satisfies EmailTemplates;
