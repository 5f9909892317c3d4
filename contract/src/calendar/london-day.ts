const inLondon = new Intl.DateTimeFormat('en-GB', {
  ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
  timeZone: 'Europe/London',
});

/**
 * Returns the date in London as 'YYYY-MM-DD'. Reads the parts, because date formats differ between
 * ICU versions.
 */
export function londonDay(at: Date): string {
  const parts = inLondon.formatToParts(at);
  const part = (type: 'year' | 'month' | 'day') =>
    parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}
