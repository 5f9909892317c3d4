import { defineDateFormat } from 'contract/calendar/date-format';

const londonFormat = defineDateFormat({
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Europe/London',
});

/**
 * Formats a time as the value of a date and time field, in London time, like '2027-01-01T00:00'.
 */
export function toLondonInput(time: Date): string {
  const parts = Object.fromEntries(
    londonFormat()
      .formatToParts(time)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts['year']}-${parts['month']}-${parts['day']}T${parts['hour']}:${parts['minute']}`;
}

/** Converts a typed London time to ISO 8601. Returns '' for an invalid time. */
export function fromLondonInput(inputValue: string): string {
  const guess = Date.parse(`${inputValue}Z`);
  if (Number.isNaN(guess)) return '';
  // The guess reads the typed time as UTC. In summer, London's clock is an hour ahead of UTC.
  const shift = Date.parse(`${toLondonInput(new Date(guess))}Z`) - guess;
  const time = guess - shift;
  const isExact = toLondonInput(new Date(time)) === inputValue.slice(0, 16);
  return new Date(isExact ? time : guess).toISOString();
}
