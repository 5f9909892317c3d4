/** First and last day that any call accepts. A year outside of them is a typing error. */
export const FIRST_DAY = '2000-01-01';
export const LAST_DAY = '2100-12-31';

/**
 * Returns whether the text is a day of the calendar, 'YYYY-MM-DD', from `FIRST_DAY` to `LAST_DAY`.
 * 30 February, for example, is no day.
 */
export const isDay = (text: string): boolean =>
  text >= FIRST_DAY && text <= LAST_DAY && toIsoDay(text) === text;

function toIsoDay(text: string): string | null {
  const date = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? null : date.toISOString().slice(0, 10);
}

/**
 * Returns whether the text is a time with a zone (ISO 8601) on a day of the calendar. `new Date`
 * alone would turn 30 February into 2 March.
 */
export const isInstant = (text: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/.test(text) &&
  isDay(text.slice(0, 10)) &&
  !Number.isNaN(Date.parse(text));
