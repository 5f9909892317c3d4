import { formatHalfDay, formatLongTime } from 'contract/calendar/date-texts';
import type { ApiContext } from '../../http/api-routes.ts';
import { type MailPart, toParagraphs } from '../../mail/email/content.ts';
import type { OrderDetail } from '../../orders/records/load-orders.ts';
import { describeCheck, findAffectedBookingsOfOrder } from '../bookings/affected-bookings.ts';
import { type Booking, loadBookings } from '../bookings/read-bookings.ts';
import { createConfirmToken } from '../confirm-link.ts';
import { formatAddressesOfStaff, formatDates, buildDateParts } from './schedule-lines.ts';

/**
 * Returns the parts of an email about the dates of an order. If a booking is unconfirmed that the
 * calendar would still take, creates a link that confirms it, and includes a button with this link.
 */
export async function buildConfirmationParts(
  { db }: Pick<ApiContext, 'db'>,
  order: OrderDetail,
): Promise<MailPart[]> {
  const lines = formatDates(order);
  const affected = await findAffectedBookingsOfOrder(db, order.id);
  const affectedIds = affected.map(({ booking }) => booking.id);
  const heldBookings = (lines.length === 0 ? [] : await loadBookings(db, order.id)).filter(
    ({ id, heldUntil }) => heldUntil !== null && !affectedIds.includes(id),
  );
  const parts = [
    ...buildDateParts([...lines, ...formatAddressesOfStaff(order)]),
    ...(affected.length === 0 ? [] : toParagraphs(describeCheck(affected))),
  ];
  if (heldBookings.length === 0) return parts;
  const token = await createConfirmToken(db, order.id);
  const href = `${order.site}/confirm-date#${token}`;
  const name = heldBookings.length === 1 ? 'Confirm this date' : 'Confirm these dates';
  const holdText = describeHold(heldBookings, affected.length > 0);
  return [...parts, ...toParagraphs(holdText), { kind: 'button', href, name }];
}

/**
 * Names the days if the email is also about others. If holds end at different times, says the
 * earliest.
 */
function describeHold(heldBookings: readonly Booking[], isNamed: boolean): string {
  const ends = heldBookings.flatMap(({ heldUntil }) => heldUntil?.getTime() ?? []);
  const end = formatLongTime(new Date(Math.min(...ends)));
  if (heldBookings.length > 1)
    return `We hold these dates for you until ${end}. Please confirm them by the link; otherwise the places go to somebody else, and your order stays without dates.`;
  const days = heldBookings.map(({ day, half }) => formatHalfDay(day, half));
  return isNamed
    ? `We hold ${days.join()} for you until ${end}. Please confirm it by the link; otherwise the place goes to somebody else.`
    : `We hold this date for you until ${end}. Please confirm it by the link; otherwise the place goes to somebody else, and your order stays without a date.`;
}
