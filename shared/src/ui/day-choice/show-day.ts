/** Days of the calendar, 'YYYY-MM-DD': they are London's, and read without any zone. */
const at = (day: string) => new Date(`${day}T00:00:00Z`);

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
  return (day: string) => formatter.format(at(day)).replace(',', '');
};

/** 'Tuesday 24 November 2026'. */
export const showDay = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** 'November 2026'. */
export const showMonth = format({ month: 'long', year: 'numeric' });
