import { formatHalfDay } from 'contract/calendar/date-texts';
import type { orderHistory } from './tables.ts';

/** Returns the text of a history entry for staff: its cause, and both days of a day change. */
export function historyText({
  cause,
  dayChange,
}: Pick<typeof orderHistory.$inferSelect, 'cause' | 'dayChange'>): string {
  if (dayChange === null) return cause;
  const { from, to } = dayChange;
  const before = from === null ? '' : `, instead of ${formatHalfDay(from.day, from.half)}`;
  return `another day ${cause}: ${formatHalfDay(to.day, to.half)}${before}`;
}
