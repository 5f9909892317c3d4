import type { BookingProblem } from 'contract/calendar/booking-fields';
import { formatDay, formatHalfDay } from 'contract/calendar/date-texts';
import { and, asc, eq, getTableColumns, gte, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import { orders, type OrderRow } from '../../orders/records/tables.ts';
import { listStatesWith } from '../../orders/state/order-states.ts';
import { getLondonToday } from '../../schedule/london-day.ts';
import { type BookingKind, bookingKinds } from '../../schedule/schedule.ts';
import { type HalfDayCapacity, loadDayCapacities } from './day-capacity.ts';
import type { Booking } from './read-bookings.ts';
import { bookings } from './tables.ts';

/** A booking that the calendar would no longer accept, because its rules have changed. */
export interface AffectedBooking {
  booking: Booking;
  problem: BookingProblem;
  /** The problem as a sentence for staff. */
  text: string;
}

/**
 * Returns the bookings of this kind from today on that a change of the calendar has affected,
 * earliest first. Omits bookings that staff have kept in spite of the problem.
 */
export async function findAffectedBookings(tx: Tx, trade: BookingKind): Promise<AffectedBooking[]> {
  const today = getLondonToday();
  const rows = await tx
    .select()
    .from(bookings)
    .where(and(eq(bookings.trade, trade), gte(bookings.day, today)))
    .orderBy(asc(bookings.day), asc(bookings.half), asc(bookings.id));
  const lastDay = rows.at(-1)?.day;
  if (lastDay === undefined) return [];
  const days = await loadDayCapacities(tx, trade, today, lastDay);
  const capacities = new Map(days.map((day) => [day.day, day]));
  const keptBookings = countByHalfDay(
    rows.filter(({ acceptedProblem }) => acceptedProblem === 'day_full'),
  );
  return rows.flatMap((booking) => {
    const halfDay = capacities.get(booking.day)?.[booking.half];
    if (halfDay === undefined) return [];
    const keptCount = keptBookings.get(toHalfDayKey(booking)) ?? 0;
    const problem = findProblem(booking, halfDay, halfDay.bookingCount - keptCount);
    if (problem === null || problem === booking.acceptedProblem) return [];
    return [{ booking, problem, text: describeProblem(booking, problem, halfDay) }];
  });
}

/** Returns the affected bookings of one order. */
export async function findAffectedBookingsOfOrder(
  tx: Tx,
  orderid: number,
): Promise<AffectedBooking[]> {
  const ownBookings = await tx
    .select({ trade: bookings.trade })
    .from(bookings)
    .where(eq(bookings.orderid, orderid));
  const affected: AffectedBooking[] = [];
  for (const { trade } of ownBookings) affected.push(...(await findAffectedBookings(tx, trade)));
  return affected.filter(({ booking }) => booking.orderid === orderid);
}

export interface AffectedOrderBooking extends AffectedBooking {
  order: OrderRow;
}

/**
 * Returns the affected bookings, with their orders. Includes unpaid card orders, which hold their
 * place until the payment or the release of the place.
 */
export async function listAffectedBookings(tx: Tx): Promise<AffectedOrderBooking[]> {
  const affected: AffectedBooking[] = [];
  for (const trade of bookingKinds) affected.push(...(await findAffectedBookings(tx, trade)));
  if (affected.length === 0) return [];
  const orderIds = affected.map(({ booking }) => booking.orderid);
  const statesWithPlace = [...listStatesWith('certain'), ...listStatesWith('unpaid')];
  const rows = await tx
    .select(getTableColumns(orders))
    .from(orders)
    .where(and(inArray(orders.id, orderIds), inArray(orders.state, statesWithPlace)));
  const ordersById = new Map(rows.map((order) => [order.id, order]));
  return affected.flatMap((entry) => {
    const order = ordersById.get(entry.booking.orderid);
    return order === undefined ? [] : [{ ...entry, order }];
  });
}

function findProblem(
  booking: Booking,
  { capacity }: HalfDayCapacity,
  countedBookings: number,
): BookingProblem | null {
  if (capacity === 0) return 'day_closed';
  if (booking.acceptedProblem !== 'day_full' && countedBookings > capacity) return 'day_full';
  return booking.isShortNotice ? 'short_notice' : null;
}

function describeProblem(
  { day, half }: Booking,
  problem: BookingProblem,
  { capacity, bookingCount, lacksCrews }: HalfDayCapacity,
): string {
  if (problem === 'day_closed' && lacksCrews)
    return `No crew or van is left for the ${half} of ${formatDay(day)}.`;
  const dayText = `The ${half} of ${formatDay(day)}`;
  if (problem === 'day_closed') return `${dayText} is not a working time any more.`;
  if (problem === 'short_notice') return `${dayText} is sooner than the new days of notice.`;
  return `${dayText} has ${bookingCount} bookings for ${capacity} ${capacity === 1 ? 'place' : 'places'}.`;
}

/** Tells the customer what happens to their affected bookings. */
export function describeCheck(affected: readonly AffectedBooking[]): string {
  const days = affected.map(({ booking: { day, half } }) => formatHalfDay(day, half));
  return `Our calendar has changed since you chose ${days.join(' and ')}, so we check it first. We hold your place, and confirm it or offer you another day by e-mail.`;
}

const toHalfDayKey = ({ day, half }: Booking) => `${day} ${half}`;

function countByHalfDay(rows: readonly Booking[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const key = toHalfDayKey(row);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
