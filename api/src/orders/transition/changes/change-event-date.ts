import { eq } from 'drizzle-orm';
import { readEventDate } from '../../due/event-date.ts';
import { refreshLateDay } from '../../due/refresh-late-day.ts';
import { orders } from '../../records/tables.ts';
import type { Effect } from '../order-event.ts';

/**
 * Changes the date of the wedding or event. The due date of the order's garments depends on this
 * date. Throws 400 with the field's name for an invalid date.
 */
export const changeEventDate: Effect<'changeEventDate'> = async ({ tx, order, input }) => {
  const eventDate = readEventDate(input.eventdate) || null;
  if (eventDate === order.eventDate) return 'unchanged';
  await tx.update(orders).set({ eventDate, lateFrom: null }).where(eq(orders.id, order.id));
  await refreshLateDay(tx, order.id);
  return { before: { eventdate: order.eventDate }, after: { eventdate: eventDate } };
};
