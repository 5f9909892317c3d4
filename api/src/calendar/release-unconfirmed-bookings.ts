import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { enqueueMail } from '../mail/queue.ts';
import { isPaidLater } from '../orders/state/order-states.ts';
import { refreshLateDay } from '../orders/due/refresh-late-day.ts';
import { lockOrder } from '../orders/records/find-order.ts';
import { bookings } from './bookings/tables.ts';
import { createOrderMail } from '../orders/records/order-mail.ts';
import { writeDayEvent } from '../orders/records/write-day-event.ts';

/**
 * Largest number of orders whose bookings one run releases. The next run handles further orders.
 */
const MAX_ORDERS_PER_RUN = 100;

/**
 * Deletes bookings that were not confirmed within 24 hours. Notifies the shopper only if the order
 * is to be paid on collection. The payment of a card order books the dates again if the dates are
 * still free.
 */
export async function releaseUnconfirmedBookings(db: Db, signal?: AbortSignal): Promise<void> {
  const isOverdue = and(isNotNull(bookings.heldUntil), lt(bookings.heldUntil, sql`now()`));
  const overdueOrders = await db
    .selectDistinct({ orderid: bookings.orderid })
    .from(bookings)
    .where(isOverdue)
    .limit(MAX_ORDERS_PER_RUN);
  for (const { orderid } of overdueOrders) {
    if (signal?.aborted) return;
    await db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderid);
      const releasedBookings = await tx
        .delete(bookings)
        .where(and(eq(bookings.orderid, orderid), isOverdue))
        .returning({ id: bookings.id });
      if (order !== null && order.eventDate !== null) await refreshLateDay(tx, orderid);
      if (releasedBookings.length === 0 || order === null) return;
      await writeDayEvent(tx, order, 'dayReleased', {
        text: 'because nobody confirmed it in time',
      });
      if (isPaidLater(order)) await enqueueMail(tx, createOrderMail('date-released', orderid));
    });
  }
}
