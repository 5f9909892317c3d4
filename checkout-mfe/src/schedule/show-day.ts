/** Formats calendar days 'YYYY-MM-DD'. They are London's, so parsing and formatting use UTC and never shift them. */
const long = new Intl.DateTimeFormat('en-GB', {
  ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  timeZone: 'UTC',
} as const);

/** Formats like 'Tuesday 24 November 2026'. */
export const showDay = (day: string): string =>
  long.format(new Date(`${day}T00:00:00Z`)).replace(',', '');
