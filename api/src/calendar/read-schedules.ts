import { and, desc, inArray, isNotNull, type SQL } from 'drizzle-orm';
import type { Tx } from '../db/db.ts';
import { type OrderDetail, loadOrderDetails } from '../orders/records/load-orders.ts';
import { orders } from '../orders/records/tables.ts';
import { listChoices } from '../schedule/schedule.ts';
import { toApiDayTitles } from '../orders/records/day-texts.ts';
import type { Booking } from './bookings/read-bookings.ts';
import { bookings } from './bookings/tables.ts';

/**
 * Returns the dates of the orders that match `condition`, newest order first, with the state of
 * each booking. Omits orders without dates.
 */
export async function readSchedules(tx: Tx, condition: SQL | undefined) {
  const datedOrders = await tx
    .select()
    .from(orders)
    .where(and(condition, isNotNull(orders.schedule)))
    .orderBy(desc(orders.id));
  const orderBookings = await tx
    .select()
    .from(bookings)
    .where(
      inArray(
        bookings.orderid,
        datedOrders.map(({ id }) => id),
      ),
    );
  return (await loadOrderDetails(tx, datedOrders)).map((order) =>
    toApiSchedule(order, orderBookings),
  );
}

/** Converts the dates of an order and the states of its bookings to API fields. */
export function toApiSchedule(order: OrderDetail, orderBookings: readonly Booking[]) {
  const { id, orderno, schedule } = order;
  return {
    orderno,
    daytitles: toApiDayTitles(order),
    schedule: schedule ?? {},
    places: listChoices(schedule).map(({ trade }) => {
      const booking = orderBookings.find((row) => row.orderid === id && row.trade === trade);
      return {
        trade,
        state: getBookingState(booking),
        helduntil: booking?.heldUntil?.toISOString() ?? null,
      };
    }),
  };
}

export function getBookingState(booking: Booking | undefined): 'confirmed' | 'held' | 'none' {
  if (booking === undefined) return 'none';
  return booking.heldUntil === null ? 'confirmed' : 'held';
}
