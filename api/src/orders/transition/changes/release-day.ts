import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { bookings } from '../../../calendar/bookings/tables.ts';
import { enqueueMail } from '../../../mail/queue/queue.ts';
import { createOrderMail } from '../../records/order-mail.ts';
import { writeDayEvent } from '../../records/write-day-event.ts';
import { isCertain } from '../../state/order-states.ts';
import type { Effect } from '../order-event.ts';

/** Condition for bookings that nobody confirmed in time. */
export const isOverdue = and(isNotNull(bookings.heldUntil), lt(bookings.heldUntil, sql`now()`));

/**
 * Deletes the bookings of an order that nobody confirmed in time. Notifies the shopper only if the
 * order is to be paid on collection. The payment of a card order books the dates again if the dates
 * are still free.
 */
export const releaseDay: Effect<'releaseDay'> = async ({ tx, order, cause }) => {
  const releasedBookings = await tx
    .delete(bookings)
    .where(and(eq(bookings.orderid, order.id), isOverdue))
    .returning({ id: bookings.id });
  if (releasedBookings.length === 0) return 'unchanged';
  await writeDayEvent(tx, order, 'dayReleased', cause);
  if (isCertain(order)) await enqueueMail(tx, createOrderMail('date-released', order.id));
  return undefined;
};
