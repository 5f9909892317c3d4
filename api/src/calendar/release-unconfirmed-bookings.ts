import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { lockOrder } from '../orders/records/find-order.ts';
import { orders } from '../orders/records/tables.ts';
import { isOverdue } from '../orders/transition/changes/release-day.ts';
import { transition } from '../orders/transition/transition.ts';
import { bookings } from './bookings/tables.ts';

/**
 * Largest number of orders whose bookings one run releases. The next run handles further orders.
 */
const MAX_ORDERS_PER_RUN = 100;

/** Deletes bookings that were not confirmed within 24 hours. Orders on hold keep theirs. */
export async function releaseUnconfirmedBookings(db: Db, signal?: AbortSignal): Promise<void> {
  const overdueOrders = await db
    .selectDistinct({ orderid: bookings.orderid })
    .from(bookings)
    .innerJoin(orders, eq(orders.id, bookings.orderid))
    .where(and(isOverdue, isNull(orders.hold)))
    .limit(MAX_ORDERS_PER_RUN);
  const cause = { by: 'system', text: 'because nobody confirmed it in time' } as const;
  for (const { orderid } of overdueOrders) {
    if (signal?.aborted) return;
    await db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderid);
      if (order?.hold === null) await transition(tx, order, { name: 'releaseDay' }, cause);
    });
  }
}
