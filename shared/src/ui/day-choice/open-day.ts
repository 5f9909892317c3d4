/** A day 'YYYY-MM-DD' in London, with the numbers of free bookings in the morning and afternoon. */
export interface OpenDay {
  day: string;
  morning: number;
  afternoon: number;
}

export const getFreeBookings = (day: OpenDay, half: string) =>
  half === 'morning' ? day.morning : day.afternoon;

/**
 * Returns the half of the day to select after the day changes. If the selected half is full on the
 * new day, returns the other half.
 */
export function selectAvailableHalf(day: OpenDay | undefined, half: string): string {
  if (day === undefined || getFreeBookings(day, half) > 0) return half;
  return half === 'morning' ? 'afternoon' : 'morning';
}
