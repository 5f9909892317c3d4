import { formatDay } from '../../calendar/date-texts.ts';
import { findOrderPart, type OrderOutline } from './outline.ts';

/** Number of days before the wedding or event by which the garments are due, as the FAQ says. */
const DUE_DAYS_BEFORE_EVENT = 7;

/** Returns the day on which the garments for an event are due. Both days are 'YYYY-MM-DD'. */
export function findDueDate(eventDate: string): string {
  const dueDate = new Date(`${eventDate}T00:00:00Z`);
  dueDate.setUTCDate(dueDate.getUTCDate() - DUE_DAYS_BEFORE_EVENT);
  return dueDate.toISOString().slice(0, 10);
}

/**
 * Returns the sentence about the wedding or event for the customer, or null without a date or
 * garments. With 'Collection Only', the sentence says that the customer fetches the garments (rule
 * 63 in docs/product.md).
 */
export function describeDueDate(
  { kinds, method }: OrderOutline,
  { eventDate, dueDate }: { eventDate: string | null; dueDate: string | null },
): string | null {
  const care = findOrderPart(kinds, 'care');
  if (eventDate === null || dueDate === null || care === undefined) return null;
  const aim = method === 'online' ? 'have them back with you' : 'have them ready to be fetched';
  return `Your wedding or event is on ${formatDay(eventDate)}. We aim to ${aim} by ${formatDay(dueDate)}, a week before; if we cannot, we tell you.`;
}
