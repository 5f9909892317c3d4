import { FREE_LINE_PRODUCT_ID } from 'contract/orders/free-line';
import { and, eq, exists, inArray, ne, notExists, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { enqueueMail } from '../mail/queue/queue.ts';
import { mails } from '../mail/queue/tables.ts';
import { createOrderMail } from '../orders/records/order-mail.ts';
import { orderHistory, orderLines, orders } from '../orders/records/tables.ts';
import { listStatesWith } from '../orders/state/order-states.ts';
import { addDays, toLondonDay } from '../schedule/london-day.ts';
import { reviews } from './records/tables.ts';

/** Number of orders per transaction. */
const BATCH_SIZE = 50;

/** Time of the day at which requests go, in ms after midnight in London. */
const REQUEST_TIME_MS = 10 * 3_600_000;

/** Age of a completion, in London days, from which nobody is asked any more. */
const MAX_AGE_DAYS = 14;

/**
 * Mails a request for reviews to the customer of each completed order, once, on the day after its
 * completion. Asks nobody for an order that is already reviewed, that has no products, or whose reminders staff switched
 * off.
 */
export async function requestReviews(db: Db, now = new Date()): Promise<void> {
  const day = toLondonDay(new Date(now.getTime() - REQUEST_TIME_MS));
  for (let count = BATCH_SIZE; count === BATCH_SIZE;) count = await requestBatch(db, day);
}

const requestBatch = (db: Db, day: string): Promise<number> =>
  db.transaction(async (tx) => {
    const completedOn = sql`(${orderHistory.at} at time zone 'Europe/London')::date`;
    const completions = tx
      .select({ orderid: orderHistory.orderid })
      .from(orderHistory)
      .where(
        and(
          sql`${orderHistory.state} = 'completed'`,
          eq(orderHistory.event, 'state'),
          // The index of completions is by time. The exact days are compared in London.
          sql`${orderHistory.at} > ${addDays(day, -MAX_AGE_DAYS - 1)}::date`,
          sql`${completedOn} between ${addDays(day, -MAX_AGE_DAYS)}::date and ${addDays(day, -1)}::date`,
        ),
      );
    const rows = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(
          inArray(orders.id, completions),
          inArray(orders.state, listStatesWith('completed')),
          ne(orders.email, ''),
          eq(orders.remindersOff, false),
          exists(
            tx
              .select({ id: orderLines.id })
              .from(orderLines)
              .where(
                and(
                  eq(orderLines.orderid, orders.id),
                  ne(orderLines.productid, FREE_LINE_PRODUCT_ID),
                ),
              ),
          ),
          notExists(
            tx.select({ id: reviews.id }).from(reviews).where(eq(reviews.orderid, orders.id)),
          ),
          notExists(
            tx
              .select({ id: mails.id })
              .from(mails)
              .where(sql`${mails.once} = 'review-request:' || ${orders.id}`),
          ),
        ),
      )
      .limit(BATCH_SIZE)
      .for('update', { skipLocked: true });
    for (const { id } of rows) await enqueueMail(tx, createOrderMail('review-request', id));
    return rows.length;
  });
