/** A day (YYYY-MM-DD, London) with its free bookings. */
export interface OpenDay {
  day: string;
  morning: number;
  afternoon: number;
}

export const getFreeBookings = (day: OpenDay, half: string) =>
  half === 'morning' ? day.morning : day.afternoon;

export function selectAvailableHalf(day: OpenDay | undefined, half: string): string {
  if (day === undefined || getFreeBookings(day, half) > 0) return half;
  return half === 'morning' ? 'afternoon' : 'morning';
}
