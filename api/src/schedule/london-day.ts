import { isDay } from 'contract/calendar/day';

export { isDay };
export { toLondonDay } from 'contract/calendar/london-day';

/**
 * Returns whether the text is a time with a zone (ISO 8601) on a day of the calendar. `new Date`
 * alone would turn 30 February into 2 March.
 */
export const isInstant = (text: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/.test(text) &&
  isDay(text.slice(0, 10)) &&
  !Number.isNaN(Date.parse(text));

export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Returns the weekday, from 1 for Monday to 7 for Sunday. */
export const getWeekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
