const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });
const minute = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/London',
});

/** Formats a time as '3 March 2026' in London. Returns '' for any other text. */
export const showDay = (text: string) => show(day, text);

/** Formats a time as '3 Mar 2026, 14:05' in London. Returns '' for any other text. */
export const showTime = (text: string) => show(minute, text);

function show(format: Intl.DateTimeFormat, text: string): string {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? '' : format.format(date);
}
