import type { ApiContext } from '../../http/api-routes.ts';
import { type MailPart, toParagraphs } from '../../mail/content.ts';
import type { EmailTemplates } from '../../mail/email.ts';
import { buildOrderEmail } from '../../orders/emails/order-email.ts';
import { buildWorkSheet } from '../../orders/emails/work-sheet.ts';
import { createOrderUrl } from '../../orders/link/order-link.ts';
import type { OrderDetail } from '../../orders/records/load-orders.ts';
import { createConfirmToken } from '../confirm-link.ts';
import { buildDateEmail, type DateEvent } from './date-email.ts';
import { formatDates, buildDateParts, buildWorkFacts } from './schedule-lines.ts';
import { type OrderMail, loadMailOrder } from '../../orders/records/order-mail.ts';
import { loadBookings } from '../bookings/read-bookings.ts';

/**
 * Email templates about orders, with the orders' dates. These templates replace templates of the
 * same kinds in the folder `orders`.
 */
export const calendarEmailTemplates = {
  'order-confirmation': async (context, mail: OrderMail) => {
    const order = await loadMailOrder(context.db, mail);
    const orderUrl = await createOrderUrl(context.db, order);
    return buildOrderEmail(
      order,
      context.config,
      orderUrl,
      await buildConfirmationParts(context, order),
    );
  },
  'order-copy': async ({ db, config }, mail: OrderMail) => {
    const order = await loadMailOrder(db, mail);
    return buildWorkSheet(order, config, buildWorkParts(order));
  },
  'date-changed': (context, mail: OrderMail) => loadDateEmail(context, mail, 'changed'),
  'date-confirmed': (context, mail: OrderMail) => loadDateEmail(context, mail, 'confirmed'),
  'date-released': (context, mail: OrderMail) => loadDateEmail(context, mail, 'released'),
} satisfies EmailTemplates;

async function loadDateEmail({ db, config }: ApiContext, mail: OrderMail, event: DateEvent) {
  const order = await loadMailOrder(db, mail);
  return buildDateEmail(order, config.shop, event, await createOrderUrl(db, order));
}

/**
 * Returns the parts of the order confirmation about dates. If a booking is unconfirmed, creates a
 * link that confirms the bookings, and includes a button with this link.
 */
async function buildConfirmationParts({ db }: ApiContext, order: OrderDetail): Promise<MailPart[]> {
  const lines = formatDates(order);
  const orderBookings = lines.length === 0 ? [] : await loadBookings(db, order.id);
  const heldCount = orderBookings.filter(({ heldUntil }) => heldUntil !== null).length;
  if (heldCount === 0) return buildDateParts(lines);
  const token = await createConfirmToken(db, order.id);
  const href = `${order.site}/confirm-date#${token}`;
  return [
    ...buildDateParts(lines),
    ...toParagraphs(heldCount === 1 ? HELD_DATE_TEXT : HELD_DATES_TEXT),
    { kind: 'button', href, name: heldCount === 1 ? 'Confirm this date' : 'Confirm these dates' },
  ];
}

/**
 * Returns the part of the work sheet with the dates and addresses, or no part if there are none.
 */
function buildWorkParts(order: OrderDetail): MailPart[] {
  const facts = buildWorkFacts(order);
  return facts.length === 0 ? [] : [{ kind: 'facts', title: 'When and where', facts }];
}

const HELD_DATE_TEXT =
  'We hold this date for you for 24 hours. Please confirm it by the link; otherwise the place goes to somebody else, and your order stays without a date.';
const HELD_DATES_TEXT =
  'We hold these dates for you for 24 hours. Please confirm them by the link; otherwise the places go to somebody else, and your order stays without dates.';
