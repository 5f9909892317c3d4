const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });
const minute = new Intl.DateTimeFormat('en-GB', {
  ...{ dateStyle: 'medium', timeStyle: 'short' },
  timeZone: 'Europe/London',
});

/**
 * Formats a time (ISO 8601) as its date in London, like '3 March 2026'. Returns '' for other text.
 */
export const dateText = (time: string): string => formatted(date, time);

/** Formats a time (ISO 8601) in London, like '3 Mar 2026, 14:05'. Returns '' for other text. */
export const timeText = (time: string): string => formatted(minute, time);

function formatted(format: Intl.DateTimeFormat, time: string): string {
  const at = new Date(time);
  return Number.isNaN(at.getTime()) ? '' : format.format(at);
}
