import { defineDateFormat } from 'contract/calendar/date-format';

/** Returns the day that is `count` days after a day 'YYYY-MM-DD'. */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** Returns the Monday of the week of a day. */
export function getMonday(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/** Returns whether one of the ranges contains the day. */
export const isWithin = (ranges: readonly { from: string; to: string }[], day: string): boolean =>
  ranges.some(({ from, to }) => from <= day && day <= to);

const shortFormat = defineDateFormat({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** Formats a day like 'Mon 3 Nov'. */
export const formatShortDay = (day: string): string =>
  shortFormat()
    .format(new Date(`${day}T00:00:00Z`))
    .replace(',', '');
