import { formatHalfDay } from 'contract/calendar/date-texts';
import type { orderHistory } from './tables.ts';

/** Returns the text of a history entry for staff: its cause, and both days of a day change. */
export function historyText({
  cause,
  dayChange,
  event,
}: Pick<typeof orderHistory.$inferSelect, 'cause' | 'dayChange' | 'event'>): string {
  if (event === 'dayConfirmed') return `the day was confirmed ${cause}`;
  if (event === 'dayReleased') return `the day was released ${cause}`;
  if (dayChange === null) return cause;
  const { from, to } = dayChange;
  const before = from === null ? '' : `, instead of ${formatHalfDay(from.day, from.half)}`;
  return `another day ${cause}: ${formatHalfDay(to.day, to.half)}${before}`;
}
