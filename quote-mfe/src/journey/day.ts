import { londonDay } from 'shared/forms';

/** Returns today's date in London as 'YYYY-MM-DD', in every time zone of the browser. */
export const londonToday = (): string => londonDay(new Date());

const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });

/** Formats 'YYYY-MM-DD' as 'Tuesday 24 November 2026'. */
export const dayText = (day: string): string =>
  long.format(new Date(`${day}T00:00:00Z`)).replace(',', '');
