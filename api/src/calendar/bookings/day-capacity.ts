import { and, between, count, eq, ne } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import { addDays, getWeekday } from '../../schedule/london-day.ts';
import type { BookingKind, Half } from '../../schedule/schedule.ts';
import {
  type CrewDays,
  countPossibleJobs,
  loadCrewDays,
  loadCrewKinds,
} from '../../work/records/load-crew-days.ts';
import { countJobs, type JobCounts } from './crew-bookings.ts';
import { bookings, calendarDays } from './tables.ts';
import { loadBookingRules, type BookingRules } from './booking-rules.ts';

export interface HalfDayCapacity {
  /** Number of possible bookings. */
  capacity: number;
  /** Number of existing bookings. */
  bookingCount: number;
  /** Whether the calendar is open, but no crew or van can do a booking. */
  lacksCrews: boolean;
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

/**
 * Returns the capacity and the number of bookings of every day from `from` to `to`, inclusive. The
 * bookings of the order `exceptOrderid` do not count. If the firm keeps crews for this kind of work,
 * crews and vans limit the capacity instead of the rules.
 */
export async function loadDayCapacities(
  tx: Tx,
  bookingKind: BookingKind,
  from: string,
  to: string,
  exceptOrderid?: number,
): Promise<DayCapacity[]> {
  const rules = await loadBookingRules(tx, bookingKind);
  const exceptions = await tx
    .select()
    .from(calendarDays)
    .where(and(eq(calendarDays.trade, bookingKind), between(calendarDays.day, from, to)));
  const exceptionsByDay = new Map(exceptions.map((row) => [row.day, row]));
  const { crewDays, countBookings } = await loadBookingCounts(
    tx,
    bookingKind,
    from,
    to,
    exceptOrderid,
  );
  return listDays(from, to).map((day) => {
    const exception = exceptionsByDay.get(day);
    const crewDay = crewDays?.getDay(day);
    const readHalfDay = (half: Half) => {
      const counts = countBookings(day, half);
      const possibleJobs = crewDay && countPossibleJobs(crewDay, bookingKind, half, counts);
      const compute = (jobs: number | undefined) =>
        computeCapacity(half, day, { rules, exception, possibleJobs: jobs });
      return {
        capacity: compute(possibleJobs),
        bookingCount: counts[bookingKind],
        lacksCrews: possibleJobs === 0 && compute(1) > 0,
      };
    };
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
 * Returns the numbers of bookings, and the crews and vans if there are crews for this kind of work.
 * A booking then counts in each half day that its job occupies.
 */
async function loadBookingCounts(
  tx: Tx,
  bookingKind: BookingKind,
  from: string,
  to: string,
  exceptOrderid?: number,
): Promise<{ crewDays: CrewDays | null; countBookings: JobCounts }> {
  const { kinds } = await loadCrewKinds(tx);
  if (kinds.has(bookingKind)) {
    const crewDays = await loadCrewDays(tx, from, to);
    return { crewDays, countBookings: await countJobs(tx, crewDays, from, to, exceptOrderid) };
  }
  const rows = await tx
    .select({ day: bookings.day, half: bookings.half, bookingCount: count() })
    .from(bookings)
    .where(
      and(
        eq(bookings.trade, bookingKind),
        between(bookings.day, from, to),
        exceptOrderid === undefined ? undefined : ne(bookings.orderid, exceptOrderid),
      ),
    )
    .groupBy(bookings.day, bookings.half);
  const counts = new Map(rows.map((row) => [`${row.day} ${row.half}`, row.bookingCount]));
  const noCounts = { move: 0, visit: 0 };
  return {
    crewDays: null,
    countBookings: (day, half) => ({
      ...noCounts,
      [bookingKind]: counts.get(`${day} ${half}`) ?? 0,
    }),
  };
}

interface CapacityLimits {
  rules: BookingRules;
  exception: DayException | undefined;
  /** Number of jobs that crews and vans can do. Undefined without crews. */
  possibleJobs: number | undefined;
}

/**
 * Returns the possible number of bookings of a half day. A capacity that staff set for this day
 * applies even if the day is no working day. It cannot exceed what crews and vans can do.
 */
function computeCapacity(
  half: Half,
  day: string,
  { rules, exception, possibleJobs }: CapacityLimits,
): number {
  if (exception?.isClosed) return 0;
  const ownCapacity = exception?.[half] ?? null;
  if (ownCapacity !== null) return Math.min(ownCapacity, possibleJobs ?? Infinity);
  return rules.workingDays.includes(getWeekday(day)) ? (possibleJobs ?? rules[half]) : 0;
}

/**
 * Returns the number of bookings that are still possible. Returns 0 if staff booked more than the
 * capacity.
 */
export const getFreeCapacity = ({ capacity, bookingCount }: HalfDayCapacity): number =>
  Math.max(0, capacity - bookingCount);

/** Counts the days instead of comparing them as texts, so that the loop ends for any days. */
function listDays(from: string, to: string): string[] {
  const dayCount = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return Array.from({ length: Math.max(0, dayCount) }, (_, index) => addDays(from, index));
}

const DAY_MS = 86_400_000;
