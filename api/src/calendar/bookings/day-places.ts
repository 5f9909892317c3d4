import { and, between, count, eq } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import { addDays, weekdayOf } from '../../schedule/london-day.ts';
import { type Half, halves, type Trade } from '../../schedule/schedule.ts';
import { bookings, calendarDays } from './tables.ts';
import { rulesOf, type TradeRules } from './trade-rules.ts';

export interface HalfPlaces {
  places: number;
  taken: number;
}

/** Capacity and bookings of a day for one booking kind. A closed day has no capacity. */
export interface DayPlaces extends Record<Half, HalfPlaces> {
  day: string;
  isClosed: boolean;
  note: string;
}

type Exception = typeof calendarDays.$inferSelect;

/** Returns the capacity and the number of bookings of every day in the range. */
export async function dayPlaces(
  tx: Tx,
  trade: Trade,
  from: string,
  to: string,
): Promise<DayPlaces[]> {
  const rules = await rulesOf(tx, trade);
  const exceptions = await tx
    .select()
    .from(calendarDays)
    .where(and(eq(calendarDays.trade, trade), between(calendarDays.day, from, to)));
  const taken = await tx
    .select({ day: bookings.day, half: bookings.half, taken: count() })
    .from(bookings)
    .where(and(eq(bookings.trade, trade), between(bookings.day, from, to)))
    .groupBy(bookings.day, bookings.half);
  const exceptionOf = new Map(exceptions.map((row) => [row.day, row]));
  const takenOf = new Map(taken.map((row) => [`${row.day} ${row.half}`, row.taken]));
  return daysBetween(from, to).map((day) => {
    const exception = exceptionOf.get(day);
    const placesOf = (half: Half) => ({
      places: placesIn(half, day, rules, exception),
      taken: takenOf.get(`${day} ${half}`) ?? 0,
    });
    return {
      ...{ day, isClosed: exception?.isClosed ?? false, note: exception?.note ?? '' },
      ...{ morning: placesOf('morning'), afternoon: placesOf('afternoon') },
    };
  });
}

/** Returns the capacity of a half day. A day with an own capacity is open even on a day off. */
function placesIn(half: Half, day: string, rules: TradeRules, exception?: Exception): number {
  if (exception?.isClosed) return 0;
  const own = exception?.[half] ?? null;
  if (own !== null) return own;
  return rules.workingDays.includes(weekdayOf(day)) ? rules[half] : 0;
}

/** Returns the free capacity, or 0 if a day has more bookings than capacity. */
export const leftIn = ({ places, taken }: HalfPlaces): number => Math.max(0, places - taken);

export const hasAnyLeft = (day: DayPlaces): boolean => halves.some((half) => leftIn(day[half]) > 0);

function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
