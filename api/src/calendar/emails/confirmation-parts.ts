import type { ApiContext } from '../../http/api-routes.ts';
import { type MailPart, toParagraphs } from '../../mail/content.ts';
import type { OrderDetail } from '../../orders/records/load-orders.ts';
import { findAffectedBookingsOfOrder } from '../bookings/affected-bookings.ts';
import { loadBookings } from '../bookings/read-bookings.ts';
import { createConfirmToken } from '../confirm-link.ts';
import { formatDates, buildDateParts } from './schedule-lines.ts';

/**
 * Returns the parts of an email about the dates of an order. If a booking is unconfirmed, creates a
 * link that confirms the bookings, and includes a button with this link.
 */
export async function buildConfirmationParts(
  { db }: Pick<ApiContext, 'db'>,
  order: OrderDetail,
): Promise<MailPart[]> {
  const lines = formatDates(order);
  const orderBookings = lines.length === 0 ? [] : await loadBookings(db, order.id);
  const heldCount = orderBookings.filter(({ heldUntil }) => heldUntil !== null).length;
  if ((await findAffectedBookingsOfOrder(db, order.id)).length > 0)
    return [...buildDateParts(lines), ...toParagraphs(AFFECTED_DATE_TEXT)];
  if (heldCount === 0) return buildDateParts(lines);
  const token = await createConfirmToken(db, order.id);
  const href = `${order.site}/confirm-date#${token}`;
  return [
    ...buildDateParts(lines),
    ...toParagraphs(heldCount === 1 ? HELD_DATE_TEXT : HELD_DATES_TEXT),
    { kind: 'button', href, name: heldCount === 1 ? 'Confirm this date' : 'Confirm these dates' },
  ];
}

const AFFECTED_DATE_TEXT =
  'Our calendar has changed since you chose this date, so we check it first. We hold your place, and confirm it or offer you another day by e-mail.';
const HELD_DATE_TEXT =
  'We hold this date for you for 24 hours. Please confirm it by the link; otherwise the place goes to somebody else, and your order stays without a date.';
const HELD_DATES_TEXT =
  'We hold these dates for you for 24 hours. Please confirm them by the link; otherwise the places go to somebody else, and your order stays without dates.';
