const dayFormat = new Intl.DateTimeFormat('en-GB', {
  ...{ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' },
});

const timeFormat = new Intl.DateTimeFormat('en-GB', {
  ...{ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'Europe/London' },
});

/** Formats 'YYYY-MM-DD' for a dense table, like 'Tue 3 Mar 2026'. */
export const formatShortDay = (day: string): string =>
  dayFormat.format(new Date(`${day}T00:00:00Z`)).replace(',', '');

/** Formats the day of a time for a dense table, like '3 Mar 2026'. */
export const formatShortTime = (time: string): string => timeFormat.format(new Date(time));
