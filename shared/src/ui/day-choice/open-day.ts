/** A day (YYYY-MM-DD, London) with its free bookings in the morning and in the afternoon. */
export interface OpenDay {
  day: string;
  morning: number;
  afternoon: number;
}

export const getFreeBookings = (day: OpenDay, half: string) =>
  half === 'morning' ? day.morning : day.afternoon;

/** Returns the given half, or the other if it is full. */
export function selectAvailableHalf(day: OpenDay | undefined, half: string): string {
  if (day === undefined || getFreeBookings(day, half) > 0) return half;
  return half === 'morning' ? 'afternoon' : 'morning';
}
