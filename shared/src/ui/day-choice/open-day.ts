/** A day of the calendar, 'YYYY-MM-DD' in London, with the places left in each half of it. */
export interface OpenDay {
  day: string;
  morning: number;
  afternoon: number;
}

export const leftIn = (day: OpenDay, half: string) =>
  half === 'morning' ? day.morning : day.afternoon;

/** The half that stays chosen on another day: one that is full there is left for the other. */
export function halfOn(day: OpenDay | undefined, half: string): string {
  if (day === undefined || leftIn(day, half) > 0) return half;
  return half === 'morning' ? 'afternoon' : 'morning';
}
