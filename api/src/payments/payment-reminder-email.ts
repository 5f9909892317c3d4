import { formatDay } from 'contract/calendar/date-texts';
import { formatMoney } from 'contract/values/pence';
import type { EmailTemplates } from '../mail/email/email.ts';
import { buildGreeting } from '../mail/email/typed-text.ts';
import { listProviders } from './find-provider.ts';
import { getLondonToday } from '../schedule/london-day.ts';
import { createOrderUrl } from '../orders/link/order-link.ts';
import type { OrderDetail } from '../orders/records/load-orders.ts';
import { loadMailOrder, type OrderMail } from '../orders/records/order-mail.ts';
import { buildNewsEmail, formatContactSentence } from '../orders/emails/news-email.ts';

export const paymentReminderTemplates = {
  'payment-reminder': {
    title: 'Reminder of a payment',
    recipient: 'customer',
    about: 'order',
    hasEditableText: true,
    build: async (context, mail: OrderMail) => {
      const { db, config } = context;
      const { shop } = config;
      const order = await loadMailOrder(db, mail);
      const { due, settled } = order.money;
      const takesCards = listProviders(context).length > 0;
      const paidSentence =
        settled > 0 ? `You have paid ${formatMoney(settled)} of ${formatMoney(order.total)}. ` : '';
      return buildNewsEmail(order, shop, {
        title: 'Payment for your order',
        paragraphs: [
          buildGreeting(order.name),
          `${paidSentence}${formatMoney(due)} is still to be paid for order ${order.orderno}.${describeDueDay(order)}`,
          ...(takesCards ? ['You can pay by card on the page of your order.'] : []),
          'If you have paid meanwhile, there is nothing to do.',
          formatContactSentence(shop),
        ],
        button: {
          href: await createOrderUrl(db, order),
          name: takesCards ? `Pay ${formatMoney(due)}` : 'See your order',
        },
      });
    },
  },
} satisfies EmailTemplates;

function describeDueDay({ restDueOn }: Pick<OrderDetail, 'restDueOn'>): string {
  if (restDueOn === null) return '';
  const verb = restDueOn < getLondonToday() ? 'was' : 'is';
  return ` It ${verb} due on ${formatDay(restDueOn)}.`;
}
