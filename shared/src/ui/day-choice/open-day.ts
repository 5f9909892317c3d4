/** A day 'YYYY-MM-DD' in London, with the free bookings of each half. */
export interface OpenDay {
  day: string;
  morning: number;
  afternoon: number;
}

export const leftIn = (day: OpenDay, half: string) =>
  half === 'morning' ? day.morning : day.afternoon;

/**
 * Returns the half to select after the day changes. If the selected half is full on the new day, this is the other
 * half.
 */
export function halfOn(day: OpenDay | undefined, half: string): string {
  if (day === undefined || leftIn(day, half) > 0) return half;
  return half === 'morning' ? 'afternoon' : 'morning';
}
