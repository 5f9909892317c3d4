const format = new Intl.DateTimeFormat('en-GB', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Formats a month 'YYYY-MM' as 'November 2026'. */
export const showMonth = (month: string): string =>
  format.format(new Date(`${month}-01T00:00:00Z`));
