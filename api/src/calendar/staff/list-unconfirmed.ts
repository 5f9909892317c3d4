import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { bookings } from '../bookings/tables.ts';
import type { Db } from '../../db/db.ts';
import { orders } from '../../orders/records/tables.ts';

/**
 * Largest number of listed bookings. Further bookings follow when listed ones have been confirmed
 * or released.
 */
const MAX_ROWS = 200;

/** Returns the bookings that shoppers have not confirmed, sorted by expiry. Omits orders on hold. */
export async function listUnconfirmedBookings(db: Db) {
  const rows = await db
    .select({ booking: bookings, order: orders })
    .from(bookings)
    .innerJoin(orders, eq(orders.id, bookings.orderid))
    .where(and(isNotNull(bookings.heldUntil), isNull(orders.hold)))
    .orderBy(asc(bookings.heldUntil), asc(bookings.id))
    .limit(MAX_ROWS);
  const data = rows.map(({ booking: { trade, day, half, heldUntil }, order }) => ({
    trade,
    day,
    half,
    orderno: order.orderno,
    mobile: order.mobile,
    name: `${order.name} ${order.lastName}`.trim(),
    helduntil: heldUntil?.toISOString() ?? '',
  }));
  return { data };
}
