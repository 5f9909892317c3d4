import type { EmailTemplates } from '../../mail/email/email.ts';
import { buildGreeting } from '../../mail/email/typed-text.ts';
import { buildNewsEmail, formatContactSentence } from '../../orders/emails/news-email.ts';
import { createOrderUrl } from '../../orders/link/order-link.ts';
import { loadMailOrder, type OrderMail } from '../../orders/records/order-mail.ts';

export const reviewEmailTemplates = {
  'review-request': {
    title: 'Request for a review',
    recipient: 'customer',
    about: 'order',
    hasEditableText: true,
    build: async ({ db, config: { shop } }, mail: OrderMail) => {
      const order = await loadMailOrder(db, mail);
      return buildNewsEmail(order, shop, {
        title: 'How did we do?',
        paragraphs: [
          buildGreeting(order.name),
          'Your order is completed, and we hope that all went well. A few words about it help others to choose, and us to get better.',
          'Stars and a sentence are enough. We read every review before it is in the shop, with your first name and an initial. This is the only mail in which we ask.',
          formatContactSentence(shop),
        ],
        button: {
          href: await createOrderUrl(db, order, { part: 'reviews' }),
          name: 'Write a review',
        },
      });
    },
  },
} satisfies EmailTemplates;
