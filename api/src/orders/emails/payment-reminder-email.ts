import { formatDay } from 'contract/calendar/date-texts';
import { formatMoney } from 'contract/values/pence';
import type { EmailTemplates } from '../../mail/email/email.ts';
import { buildGreeting } from '../../mail/email/typed-text.ts';
import { createOrderUrl } from '../link/order-link.ts';
import { loadMailOrder, type OrderMail } from '../records/order-mail.ts';
import { buildNewsEmail, formatContactSentence } from './news-email.ts';

export const paymentReminderTemplates = {
  'payment-reminder': {
    title: 'Reminder of a payment',
    recipient: 'customer',
    about: 'order',
    hasEditableText: true,
    build: async ({ db, config: { shop } }, mail: OrderMail) => {
      const order = await loadMailOrder(db, mail);
      const { due, settled } = order.money;
      const day = order.restDueOn === null ? '' : ` It is due on ${formatDay(order.restDueOn)}.`;
      const paidSentence =
        settled > 0 ? `You have paid ${formatMoney(settled)} of ${formatMoney(order.total)}. ` : '';
      return buildNewsEmail(order, shop, {
        title: 'Payment for your order',
        paragraphs: [
          buildGreeting(order.name),
          `${paidSentence}${formatMoney(due)} is still to be paid for order ${order.orderno}.${day}`,
          'If you have paid meanwhile, there is nothing to do.',
          formatContactSentence(shop),
        ],
        button: { href: await createOrderUrl(db, order), name: 'See your order' },
      });
    },
  },
} satisfies EmailTemplates;
