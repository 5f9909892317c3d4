import { asc, between, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../db/db.ts';
import { type OrderDetail, loadOrderDetails } from '../../orders/records/load-orders.ts';
import { orders } from '../../orders/records/tables.ts';
import { addDays, getLondonToday } from '../../schedule/london-day.ts';
import { type BookingKind, bookingKinds } from '../../schedule/schedule.ts';
import { type HalfDayCapacity, loadDayCapacities } from '../bookings/day-capacity.ts';
import { toApiWorkDayTitles } from '../../orders/records/day-texts.ts';
import { getBookingState } from '../read-schedules.ts';
import type { Booking } from '../bookings/read-bookings.ts';
import { bookings } from '../bookings/tables.ts';
import { isUnbooked } from '../bookings/unbooked-orders.ts';

/** Largest number of orders without a booking in the response, for each booking kind. */
const MAX_UNBOOKED = 100;

/**
 * Returns the capacities and bookings of `dayCount` days, beginning with `from`. Also returns the
 * orders that lack a booking.
 */
export async function readBookings(db: Db, from = getLondonToday(), dayCount: number) {
  const to = addDays(from, dayCount - 1);
  const bookedOrders = await db
    .select()
    .from(bookings)
    .innerJoin(orders, eq(orders.id, bookings.orderid))
    .where(between(bookings.day, from, to))
    .orderBy(asc(bookings.day), asc(bookings.half), asc(bookings.id));
  const details = await loadOrderDetails(
    db,
    bookedOrders.map(({ orders: order }) => order),
  );
  return {
    days: await readDayCapacities(db, from, to),
    data: bookedOrders.flatMap(({ bookings: booking }, index) =>
      details.slice(index, index + 1).map((order) => toBookedOrder(order, booking)),
    ),
    unplaced: (
      await Promise.all(bookingKinds.map((bookingKind) => loadUnbookedOrders(db, bookingKind)))
    ).flat(),
  };
}

/** Returns the capacity of each day from `from` to `to`, for each booking kind. */
export async function readDayCapacities(tx: Tx, from: string, to: string) {
  const days = await Promise.all(
    bookingKinds.map(async (bookingKind) =>
      (await loadDayCapacities(tx, bookingKind, from, to)).map(({ day, note, ...capacities }) => ({
        trade: bookingKind,
        closed: capacities.isClosed,
        day,
        note,
        morning: toApiHalfDay(capacities.morning),
        afternoon: toApiHalfDay(capacities.afternoon),
      })),
    ),
  );
  return days.flat();
}

export const toBookedOrder = (order: OrderDetail, booking: Booking) => ({
  ...toOrderFields(order),
  trade: booking.trade,
  day: booking.day,
  half: booking.half,
  state: getBookingState(booking),
  helduntil: booking.heldUntil?.toISOString() ?? null,
});

const toApiHalfDay = ({ capacity, bookingCount }: HalfDayCapacity) => ({
  places: capacity,
  taken: bookingCount,
});

/** Returns the orders that lack a booking of this kind, oldest first. */
async function loadUnbookedOrders(db: Db, bookingKind: BookingKind) {
  const unbookedOrders = await db
    .select()
    .from(orders)
    .where(isUnbooked(db, bookingKind))
    .orderBy(asc(orders.id))
    .limit(MAX_UNBOOKED);
  return (await loadOrderDetails(db, unbookedOrders)).map((order) => {
    const choice = order.schedule?.[bookingKind];
    return {
      ...toOrderFields(order),
      trade: bookingKind,
      day: choice?.date ?? null,
      half: choice?.half ?? null,
      state: 'none' as const,
      helduntil: null,
    };
  });
}

const toOrderFields = (order: OrderDetail) => ({
  orderno: order.orderno,
  mobile: order.mobile,
  name: `${order.name} ${order.lastName}`.trim(),
  schedule: order.schedule ?? {},
  daytitles: toApiWorkDayTitles(order),
});
