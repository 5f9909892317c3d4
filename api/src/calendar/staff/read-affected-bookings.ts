import type { Db, Tx } from '../../db/db.ts';
import { loadOrderDetails } from '../../orders/records/load-orders.ts';
import { isUnpaid } from '../../orders/state/order-states.ts';
import { type AffectedOrderBooking, listAffectedBookings } from '../bookings/affected-bookings.ts';
import { toBookedOrder } from './bookings.ts';

/** Returns the bookings about which staff have to decide, with their problems in words. */
export const readAffectedBookings = async (db: Db) =>
  toAffectedResponse(db, await listAffectedBookings(db));

export async function toAffectedResponse(tx: Tx, affected: readonly AffectedOrderBooking[]) {
  const details = await loadOrderDetails(
    tx,
    affected.map(({ order }) => order),
  );
  return {
    data: affected.flatMap(({ booking, text }, index) =>
      details.slice(index, index + 1).map((order) => ({
        ...toBookedOrder(order, booking),
        problem: text,
        unpaid: isUnpaid(order),
        offeredat: booking.offeredAt?.toISOString() ?? null,
      })),
    ),
  };
}
