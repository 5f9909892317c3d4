import type { FulfilmentGroup as ProgressTrade } from 'contract/catalog/fulfilment';
import { and, desc, eq, exists, inArray, notExists, or, type SQL, sql } from 'drizzle-orm';
import { products, scheduledServices } from '../../catalog/records/tables.ts';
import type { Tx } from '../../db/db.ts';
import { orderProgress } from '../../orders/steps/tables.ts';
import { orderLines, orders } from '../../orders/records/tables.ts';
import { listStatesWith } from '../../orders/state/order-states.ts';
import { type BookingKind, bookingKinds } from '../../schedule/schedule.ts';
import { bookings } from './tables.ts';

/**
 * Fulfilment group of the work that needs a booking, by booking kind. The progress of this group in
 * an order shows whether the work has begun.
 */
export const groupByBookingKind: Record<BookingKind, ProgressTrade> = {
  move: 'move',
  visit: 'care',
};

/**
 * Returns an SQL condition for orders that need a booking of this kind and have none. The firm is
 * going to do the work of these orders. An order lacks a booking if the shopper chose no day, or if
 * the booking has expired. An order whose work has begun needs no booking.
 */
export function isUnbooked(tx: Tx, bookingKind: BookingKind): SQL | undefined {
  const kindBookings = tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.orderid, orders.id), eq(bookings.trade, bookingKind)));
  const bookableLines = tx
    .select({ id: orderLines.id })
    .from(orderLines)
    .leftJoin(products, eq(products.id, orderLines.productid))
    .innerJoin(
      scheduledServices,
      eq(
        scheduledServices.serviceid,
        sql`coalesce(${products.serviceid}, ${orderLines.serviceid})`,
      ),
    )
    .where(and(eq(orderLines.orderid, orders.id), eq(scheduledServices.trade, bookingKind)));
  const latestStep = tx
    .select({ step: orderProgress.step })
    .from(orderProgress)
    .where(
      and(
        eq(orderProgress.orderid, orders.id),
        eq(orderProgress.trade, groupByBookingKind[bookingKind]),
      ),
    )
    .orderBy(desc(orderProgress.id))
    .limit(1);
  return and(
    inArray(orders.state, listStatesWith('certain')),
    or(sql`${orders.schedule} -> ${bookingKind}::text is not null`, exists(bookableLines)),
    notExists(kindBookings),
    sql`coalesce((${latestStep}), 'received') = 'received'`,
  );
}

/** Returns the booking kinds of which an order needs a booking and has none, by order id. */
export async function loadMissingBookingKinds(
  tx: Tx,
  ids: readonly number[],
): Promise<Map<number, BookingKind[]>> {
  const missingKinds = new Map<number, BookingKind[]>();
  for (const trade of bookingKinds) {
    const rows = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(inArray(orders.id, [...ids]), isUnbooked(tx, trade)));
    for (const { id } of rows) missingKinds.set(id, [...(missingKinds.get(id) ?? []), trade]);
  }
  return missingKinds;
}
