import { defineDateFormat } from 'contract/calendar/date-format';
import { getLondonToday, toLondonDay } from 'shared/forms';

const dayParts = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
const dayFormat = defineDateFormat(dayParts);
const dayFormatWithYear = defineDateFormat({ ...dayParts, year: 'numeric' });

const timeParts = { day: 'numeric', month: 'short', timeZone: 'Europe/London' } as const;
const timeFormat = defineDateFormat(timeParts);
const timeFormatWithYear = defineDateFormat({ ...timeParts, year: 'numeric' });

/**
 * Formats 'YYYY-MM-DD' for a dense table, like 'Tue 3 Mar'. Includes the year unless the day is in
 * the current year.
 */
export function formatShortDay(day: string): string {
  const format = isThisYear(day) ? dayFormat() : dayFormatWithYear();
  return format.format(new Date(`${day}T00:00:00Z`)).replace(',', '');
}

/**
 * Formats the day of a time for a dense table, like '3 Mar'. Includes the year unless the day is in
 * the current year.
 */
export function formatShortTime(time: string): string {
  const date = new Date(time);
  const format = isThisYear(toLondonDay(date)) ? timeFormat() : timeFormatWithYear();
  return format.format(date);
}

const isThisYear = (day: string): boolean => day.slice(0, 4) === getLondonToday().slice(0, 4);
