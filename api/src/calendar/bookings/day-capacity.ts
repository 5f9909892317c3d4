import { and, between, count, eq } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import { addDays, getWeekday } from '../../schedule/london-day.ts';
import { type Half, halves, type BookingKind } from '../../schedule/schedule.ts';
import { bookings, calendarDays } from './tables.ts';
import { loadBookingRules, type BookingRules } from './booking-rules.ts';

export interface HalfDayCapacity {
  /** Number of possible bookings. */
  capacity: number;
  /** Number of existing bookings. */
  bookingCount: number;
}

/**
 * Numbers of possible and existing bookings of one booking kind on a day. On a closed day, no
 * booking is possible.
 */
export interface DayCapacity extends Record<Half, HalfDayCapacity> {
  day: string;
  isClosed: boolean;
  note: string;
}

type DayException = typeof calendarDays.$inferSelect;

/** Returns the capacity and the number of bookings of every day from `from` to `to`, inclusive. */
export async function loadDayCapacities(
  tx: Tx,
  bookingKind: BookingKind,
  from: string,
  to: string,
): Promise<DayCapacity[]> {
  const rules = await loadBookingRules(tx, bookingKind);
  const exceptions = await tx
    .select()
    .from(calendarDays)
    .where(and(eq(calendarDays.trade, bookingKind), between(calendarDays.day, from, to)));
  const bookingCounts = await tx
    .select({ day: bookings.day, half: bookings.half, bookingCount: count() })
    .from(bookings)
    .where(and(eq(bookings.trade, bookingKind), between(bookings.day, from, to)))
    .groupBy(bookings.day, bookings.half);
  const exceptionsByDay = new Map(exceptions.map((row) => [row.day, row]));
  const countsByHalfDay = new Map(
    bookingCounts.map((row) => [`${row.day} ${row.half}`, row.bookingCount]),
  );
  return listDays(from, to).map((day) => {
    const exception = exceptionsByDay.get(day);
    const readHalfDay = (half: Half) => ({
      capacity: computeCapacity(half, day, rules, exception),
      bookingCount: countsByHalfDay.get(`${day} ${half}`) ?? 0,
    });
    return {
      day,
      isClosed: exception?.isClosed ?? false,
      note: exception?.note ?? '',
      morning: readHalfDay('morning'),
      afternoon: readHalfDay('afternoon'),
    };
  });
}

/**
 * Returns the possible number of bookings of a half day. A capacity that staff set for this day
 * applies even if the day is no working day.
 */
function computeCapacity(
  half: Half,
  day: string,
  rules: BookingRules,
  exception?: DayException,
): number {
  if (exception?.isClosed) return 0;
  const ownCapacity = exception?.[half] ?? null;
  if (ownCapacity !== null) return ownCapacity;
  return rules.workingDays.includes(getWeekday(day)) ? rules[half] : 0;
}

/**
 * Returns the number of bookings that are still possible. Returns 0 if staff booked more than the
 * capacity.
 */
export const getFreeCapacity = ({ capacity, bookingCount }: HalfDayCapacity): number =>
  Math.max(0, capacity - bookingCount);

export const hasFreeCapacity = (day: DayCapacity): boolean =>
  halves.some((half) => getFreeCapacity(day[half]) > 0);

/** Counts the days instead of comparing them as texts, so that the loop ends for any days. */
function listDays(from: string, to: string): string[] {
  const dayCount = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return Array.from({ length: Math.max(0, dayCount) }, (_, index) => addDays(from, index));
}

const DAY_MS = 86_400_000;
