import { createConfirmToken } from '../../../calendar/confirm-link.ts';
import { formatDates, buildWorkFacts } from '../../../calendar/emails/schedule-lines.ts';
import type { EmailTemplates } from '../../../mail/email/email.ts';
import { buildGreeting } from '../../../mail/email/typed-text.ts';
import { createOrderUrl } from '../../link/order-link.ts';
import { formatHalfDay, formatLongTime } from 'contract/calendar/date-texts';
import {
  buildFirmNewsEmail,
  buildNewsEmail,
  formatContactSentence,
} from '../../emails/news-email.ts';
import type { BookingSlot } from '../../../schedule/schedule.ts';
import { type OrderMail, loadMailOrder } from '../../records/order-mail.ts';
import { loadBookings } from '../../../calendar/bookings/read-bookings.ts';

interface DayMovedMail extends OrderMail {
  /** The previous day of the order. */
  before: BookingSlot;
}

export const dayMovedEmailTemplates = {
  'day-moved': {
    title: 'Day changed by the customer',
    recipient: 'customer',
    about: 'order',
    hasEditableText: true,
    build: async ({ db, config: { shop } }, mail: DayMovedMail) => {
      const order = await loadMailOrder(db, mail);
      const bookings = await loadBookings(db, order.id);
      const heldUntil = bookings.find((booking) => booking.heldUntil !== null)?.heldUntil ?? null;
      const orderButton = { href: await createOrderUrl(db, order), name: 'See your order' };
      return buildNewsEmail(order, shop, {
        title: 'Another day for your order',
        paragraphs: [
          buildGreeting(),
          `You asked for another day for order ${order.orderno}. It was ${formatBookingDay(mail.before)}, and is now:`,
          ...formatDates(order),
          heldUntil
            ? `We hold it for you until ${formatLongTime(heldUntil)}. Please confirm it by the link; otherwise the place goes to somebody else.`
            : 'The place is kept for you: you need not confirm it.',
          'If it was not you who asked for it, please tell us at once.',
          formatContactSentence(shop),
        ],
        button: heldUntil
          ? {
              href: `${order.site}/confirm-date#${await createConfirmToken(db, order.id)}`,
              name: 'Confirm this date',
            }
          : orderButton,
      });
    },
  },
  'day-moved-copy': {
    title: 'Day changed by the customer, for us',
    recipient: 'firm',
    about: 'order',
    hasEditableText: false,
    build: async ({ db, config: { shop, mail: mailSettings } }, mail: DayMovedMail) => {
      const order = await loadMailOrder(db, mail);
      return buildFirmNewsEmail(order, shop, mailSettings.to, {
        title: 'Another day, chosen by the customer',
        paragraphs: [
          `The customer has moved order ${order.orderno} from ${formatBookingDay(mail.before)} to:`,
        ],
        parts: [{ kind: 'facts', facts: buildWorkFacts(order) }],
      });
    },
  },
} satisfies EmailTemplates;

const formatBookingDay = ({ day, half }: BookingSlot) => formatHalfDay(day, half);
