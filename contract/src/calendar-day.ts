const format = new Intl.DateTimeFormat('en-GB', {
  ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  timeZone: 'UTC',
});

/**
 * Formats a calendar day 'YYYY-MM-DD' as 'Tuesday 24 November 2026'. Returns '' for other text.
 * Calendar days are London's, so parsing and formatting use UTC and never shift them.
 */
export function dayText(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? '' : format.format(date).replace(',', '');
}

/** Formats a calendar day and its half as 'Tuesday 24 November 2026, in the morning'. */
export const halfDayText = (day: string, half: string): string => `${dayText(day)}, in the ${half}`;
