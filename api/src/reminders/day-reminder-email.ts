import { formatHalfDay } from 'contract/calendar/date-texts';
import { listOrderParts } from 'contract/orders/order-texts/outline';
import { getBookingKind, describeBookedDay } from 'contract/orders/order-texts/order-texts';
import { buildDayFile } from '../calendar/day-file/build-day-file.ts';
import { listDayLocations } from '../calendar/day-file/day-locations.ts';
import type { Tx } from '../db/db.ts';
import { type EmailTemplates, ObsoleteMailError } from '../mail/email/email.ts';
import { buildGreeting } from '../mail/email/typed-text.ts';
import { buildNewsEmail, formatContactSentence } from '../orders/emails/news-email.ts';
import { describePayment } from '../orders/emails/order-sentences.ts';
import { hasTrustedTexts } from '../orders/emails/typed-texts.ts';
import { createOrderUrl } from '../orders/link/order-link.ts';
import { loadPermissionFacts } from '../orders/page/load-permission-facts.ts';
import { getDayPermissions } from '../orders/page/order-permissions.ts';
import { getDayTexts } from '../orders/records/day-texts.ts';
import { getOrderOutline, type OrderDetail } from '../orders/records/load-orders.ts';
import { loadMailOrder } from '../orders/records/order-mail.ts';
import type { BookingKind } from '../schedule/schedule.ts';
import { type DayReminderMail, findRemindedBooking } from './queue-day-reminders.ts';

export const dayReminderTemplates = {
  'day-reminder': {
    title: 'Reminder of tomorrow',
    recipient: 'customer',
    about: 'order',
    hasEditableText: true,
    build: async ({ db, config: { shop } }, mail: DayReminderMail) => {
      const now = new Date();
      const booking = await findRemindedBooking(db, mail, now);
      if (booking === null) throw new ObsoleteMailError();
      const { trade, day, half } = booking;
      const order = await loadMailOrder(db, mail);
      const { title, nounPhrase } = getDayTexts(order)[trade];
      const dayText = formatHalfDay(day, half);
      const isPaid = order.money.due === 0;
      const sentence = describeBookedDay(getOrderOutline(order), trade, dayText, isPaid);
      const where = listDayLocations(order, trade, shop);
      const payment = describePayment(order, shop);
      const canChangeDay = await hasDayPermission(db, order, trade, now);
      const email = buildNewsEmail(order, shop, {
        title: `Tomorrow: ${title.slice(0, 1).toLowerCase()}${title.slice(1)}`,
        paragraphs: [
          hasTrustedTexts(order) ? buildGreeting(order.name) : buildGreeting(),
          `This is a reminder of order ${order.orderno}. ${sentence}`,
          canChangeDay
            ? 'Another day suits you better? Until midnight you can change it on the page of your order, by the link below.'
            : `If you need another day for ${nounPhrase}, please call us as soon as you can: ${shop.phone}.`,
        ],
        parts: [
          {
            kind: 'facts',
            facts: [
              ['When', `Tomorrow, ${dayText}`],
              ...where,
              ['What', listLines(order, trade).join('\n')],
              ['Payment', payment],
            ],
          },
          {
            kind: 'paragraph',
            lines: [
              'The attached file puts the day into your calendar.',
              formatContactSentence(shop),
            ],
          },
        ],
        button: {
          href: await createOrderUrl(db, order),
          name: canChangeDay ? 'See your order or change the day' : 'See your order',
        },
      });
      return { ...email, attachments: [buildDayFile(order, { trade, day, half }, shop, now)] };
    },
  },
} satisfies EmailTemplates;

/** Returns whether the customer may still move the day on the order's page. */
async function hasDayPermission(tx: Tx, order: OrderDetail, trade: BookingKind, now: Date) {
  const permissions = getDayPermissions(await loadPermissionFacts(tx, order), now);
  return permissions.some((each) => each.trade === trade && each.refusal === null);
}

/** Returns the lines of a booked day, or all lines if a service of another kind is booked by day. */
function listLines({ lines }: OrderDetail, trade: BookingKind): string[] {
  const bookedLines = lines.filter(({ kind }) =>
    listOrderParts([kind]).some((part) => getBookingKind(part) === trade),
  );
  return (bookedLines.length > 0 ? bookedLines : lines).map(
    ({ name, quantity }) => `${quantity} × ${name}`,
  );
}
