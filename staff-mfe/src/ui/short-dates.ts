import { toLondonDay } from 'shared/forms';

const dayParts = { weekday: 'short', day: 'numeric', month: 'short' } as const;

const timeParts = { day: 'numeric', month: 'short', timeZone: 'Europe/London' } as const;

/**
 * Formats 'YYYY-MM-DD' for a dense table, like 'Tue 3 Mar'. Includes the year unless the day is in
 * the current year.
 */
export const formatShortDay = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { ...dayParts, ...getYearPart(day), timeZone: 'UTC' })
    .format(new Date(`${day}T00:00:00Z`))
    .replace(',', '');

/**
 * Formats the day of a time for a dense table, like '3 Mar'. Includes the year unless the day is in
 * the current year.
 */
export const formatShortTime = (time: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    ...timeParts,
    ...getYearPart(toLondonDay(new Date(time))),
  }).format(new Date(time));

const getYearPart = (day: string) =>
  day.slice(0, 4) === toLondonDay(new Date()).slice(0, 4) ? {} : ({ year: 'numeric' } as const);
