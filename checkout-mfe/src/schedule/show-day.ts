/** A day of the calendar, 'YYYY-MM-DD': it is London's, and read without any zone. */
const long = new Intl.DateTimeFormat('en-GB', {
  ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  timeZone: 'UTC',
} as const);

/** 'Tuesday 24 November 2026'. */
export const showDay = (day: string): string =>
  long.format(new Date(`${day}T00:00:00Z`)).replace(',', '');
