import { formatDay } from '../../calendar/date-texts.ts';
import { findOrderPart, type OrderOutline } from './outline.ts';

/** Days between the day when garments are due and the wedding or event (FAQ). */
const DUE_DAYS_BEFORE_EVENT = 7;

/** Returns the day on which garments are due for an event on this day, 'YYYY-MM-DD'. */
export function findDueDate(eventDate: string): string {
  const dueDate = new Date(`${eventDate}T00:00:00Z`);
  dueDate.setUTCDate(dueDate.getUTCDate() - DUE_DAYS_BEFORE_EVENT);
  return dueDate.toISOString().slice(0, 10);
}

/**
 * Returns the sentence about the wedding or event for the customer, or null without a date or
 * garments. It depends on the method, because with 'Collection Only' the customer fetches them
 * (rule 63).
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
