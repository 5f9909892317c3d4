import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { enqueueMail } from '../mail/queue.ts';
import { lockOrder } from '../orders/find-order.ts';
import { orderMail } from '../orders/letters/order-letters.ts';
import { bookings } from './tables.ts';

/** Orders of one run: what is more waits for the next. */
const BATCH = 100;

/**
 * Gives back the places that nobody confirmed in time (decision 47), and tells the shopper of an order that
 * stands without its date. A card order's payment takes it again, where it is still free.
 */
export async function releaseUnconfirmed(db: Db, signal?: AbortSignal): Promise<void> {
  const overdue = and(isNotNull(bookings.heldUntil), lt(bookings.heldUntil, sql`now()`));
  const due = await db
    .selectDistinct({ orderid: bookings.orderid })
    .from(bookings)
    .where(overdue)
    .limit(BATCH);
  for (const { orderid } of due) {
    if (signal?.aborted) return;
    await db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderid);
      const released = await tx
        .delete(bookings)
        .where(and(eq(bookings.orderid, orderid), overdue))
        .returning({ id: bookings.id });
      const stands = order?.state === 'awaiting_collection';
      if (released.length > 0 && stands) {
        await enqueueMail(tx, orderMail('date-released', orderid));
      }
    });
  }
}
