const DAY_MS = 86_400_000;

/**
 * Returns the last day to pay the rest after a deposit, which is `restDays` days before the first
 * of the booked days. Days are 'YYYY-MM-DD'. Returns null without a booked day.
 */
export function findRestDay(bookedDays: readonly string[], restDays: number): string | null {
  const [firstDay] = bookedDays.toSorted();
  if (firstDay === undefined) return null;
  const restTime = Date.parse(`${firstDay}T00:00:00Z`) - restDays * DAY_MS;
  return new Date(restTime).toISOString().slice(0, 10);
}

/** Returns when the rest is due, for texts that are written before a day is booked. */
export function describeRestDays(restDays: number): string {
  if (restDays === 0) return 'by the day of the work';
  return restDays === 1
    ? 'by the day before the work'
    : `at least ${restDays} days before the work`;
}
