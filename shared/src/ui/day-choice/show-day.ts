/** Parses a calendar day 'YYYY-MM-DD'. Days are London's, so parsing and formatting use UTC and never shift them. */
const at = (day: string) => new Date(`${day}T00:00:00Z`);

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
  return (day: string) => formatter.format(at(day)).replace(',', '');
};

/** Formats like 'Tuesday 24 November 2026'. */
export const showDay = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** Formats like 'November 2026'. */
export const showMonth = format({ month: 'long', year: 'numeric' });
