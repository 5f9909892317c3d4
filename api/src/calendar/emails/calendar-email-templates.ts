import type { ApiContext } from '../../http/api-routes.ts';
import type { Fact } from '../../mail/email/content.ts';
import type { EmailTemplates } from '../../mail/email/email.ts';
import { buildOrderEmail } from '../../orders/emails/order-email.ts';
import { buildWorkSheet } from '../../orders/emails/work-sheet.ts';
import { loadOrderedQuote } from '../../quotes/records/load-ordered-quote.ts';
import { createOrderUrl } from '../../orders/link/order-link.ts';
import type { BookingKind } from '../../schedule/schedule.ts';
import { loadAssignmentTexts } from '../../work/records/load-assignment-texts.ts';
import { loadBookings } from '../bookings/read-bookings.ts';
import { buildConfirmationParts } from './confirmation-parts.ts';
import { buildDateEmail, type DateEvent } from './date-email.ts';
import { buildWorkFacts } from './schedule-lines.ts';
import { type OrderMail, loadMailOrder } from '../../orders/records/order-mail.ts';

/** The email that offers another day instead of the affected one. */
interface OfferMail extends OrderMail {
  trade: BookingKind;
}

/** Email templates about orders with their dates. */
export const calendarEmailTemplates = {
  'order-confirmation': {
    title: 'Confirmation of the order',
    recipient: 'customer',
    about: 'order',
    hasEditableText: true,
    build: async (context, mail: OrderMail) => {
      const order = await loadMailOrder(context.db, mail);
      const orderUrl = await createOrderUrl(context.db, order);
      const dateParts = await buildConfirmationParts(context, order);
      return buildOrderEmail(order, context.config, orderUrl, dateParts);
    },
  },
  'order-copy': {
    title: 'Work sheet',
    recipient: 'firm',
    about: 'order',
    hasEditableText: false,
    build: async ({ db, config }, mail: OrderMail) => {
      const order = await loadMailOrder(db, mail);
      const describeAssignment = await loadAssignmentTexts(db, [order.id]);
      const assignments = (await loadBookings(db, order.id)).map(describeAssignment);
      const facts: Fact[] = [
        ...buildWorkFacts(order),
        ...assignments.filter(Boolean).map((text) => ['Crew', text] as const),
      ];
      return buildWorkSheet(order, config, {
        parts: facts.length === 0 ? [] : [{ kind: 'facts', title: 'When and where', facts }],
        quote: await loadOrderedQuote(db, order.id),
      });
    },
  },
  'date-changed': {
    title: 'Day set by us',
    recipient: 'customer',
    about: 'order',
    hasEditableText: true,
    build: (context, mail: OrderMail) => loadDateEmail(context, mail, 'changed'),
  },
  'date-confirmed': {
    title: 'Day confirmed by us',
    recipient: 'customer',
    about: 'order',
    hasEditableText: true,
    build: (context, mail: OrderMail) => loadDateEmail(context, mail, 'confirmed'),
  },
  'date-offer': {
    title: 'Another day asked for by us',
    recipient: 'customer',
    about: 'order',
    hasEditableText: true,
    build: (context, mail: OfferMail) => loadDateEmail(context, mail, 'offer', mail.trade),
  },
  'date-released': {
    title: 'Day no longer held',
    recipient: 'customer',
    about: 'order',
    hasEditableText: true,
    build: (context, mail: OrderMail) => loadDateEmail(context, mail, 'released'),
  },
} satisfies EmailTemplates;

async function loadDateEmail(
  { db, config }: ApiContext,
  mail: OrderMail,
  event: DateEvent,
  onlyTrade?: BookingKind,
) {
  const order = await loadMailOrder(db, mail);
  return buildDateEmail(order, config.shop, event, await createOrderUrl(db, order), onlyTrade);
}
