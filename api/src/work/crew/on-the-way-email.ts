import { formatDay } from 'contract/calendar/date-texts';
import { toOrderParagraphs, toParagraphs } from '../../mail/email/content.ts';
import type { EmailTemplates } from '../../mail/email/email.ts';
import { buildGreeting } from '../../mail/email/typed-text.ts';
import type { NewMail } from '../../mail/queue/queue.ts';
import { createOrderUrl } from '../../orders/link/order-link.ts';
import { getDayTexts } from '../../orders/records/day-texts.ts';
import { loadMailOrder, type OrderMail } from '../../orders/records/order-mail.ts';
import type { BookingKind } from '../../schedule/schedule.ts';

interface OnTheWayMail extends OrderMail {
  trade: BookingKind;
  day: string;
}

/** Returns the mail that the crew is on the way, which is sent once for each day of a job. */
export const createOnTheWayMail = (orderid: number, trade: BookingKind, day: string): NewMail => ({
  job: { kind: 'crew-on-the-way', orderid, trade, day },
  once: `crew-on-the-way:${orderid}:${trade}:${day}`,
});

export const crewEmailTemplates = {
  'crew-on-the-way': {
    title: 'The crew is on the way',
    recipient: 'customer',
    about: 'order',
    hasEditableText: true,
    build: async ({ db, config: { shop } }, mail: OnTheWayMail) => {
      const order = await loadMailOrder(db, mail);
      const { workTitle } = getDayTexts(order)[mail.trade];
      return {
        to: order.email,
        subject: `Our crew is on the way – order ${order.orderno} – ${shop.brand}`,
        content: {
          title: 'Our crew is on the way',
          preview: `Order ${order.orderno}`,
          parts: [
            ...toOrderParagraphs(
              order.orderno,
              buildGreeting(order.name),
              `Our crew has set out to you. It is about your order ${order.orderno}.`,
              `${workTitle}: ${formatDay(mail.day)}.`,
            ),
            { kind: 'button', name: 'See your order', href: await createOrderUrl(db, order) },
            ...toParagraphs(`Questions at any time: ${shop.phone} or ${shop.email}.`),
          ],
        },
      };
    },
  },
} satisfies EmailTemplates;
