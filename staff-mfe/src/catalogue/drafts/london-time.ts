const londonFormat = new Intl.DateTimeFormat('en-GB', {
  ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
  ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  timeZone: 'Europe/London',
});

/** Returns a time as a field for date and time in London shows it, like '2027-01-01T00:00'. */
export function toLondonInput(time: Date): string {
  const parts = Object.fromEntries(
    londonFormat.formatToParts(time).map(({ type, value }) => [type, value]),
  );
  return `${parts['year']}-${parts['month']}-${parts['day']}T${parts['hour']}:${parts['minute']}`;
}

/** Returns a typed London time in ISO 8601, or '' if it is none. */
export function fromLondonInput(typed: string): string {
  const guess = Date.parse(`${typed}Z`);
  if (Number.isNaN(guess)) return '';
  // In summer, London's clock is ahead of the guess.
  const shift = Date.parse(`${toLondonInput(new Date(guess))}Z`) - guess;
  const time = guess - shift;
  const isExact = toLondonInput(new Date(time)) === typed.slice(0, 16);
  return new Date(isExact ? time : guess).toISOString();
}
