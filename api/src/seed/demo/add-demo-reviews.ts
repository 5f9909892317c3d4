import { toFulfilmentGroup } from 'contract/catalog/fulfilment';
import { isFreeLine } from 'contract/orders/free-line';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { mails } from '../../mail/queue/tables.ts';
import { orderHistory, orderLines, orders } from '../../orders/records/tables.ts';
import { listStatesWith } from '../../orders/state/order-states.ts';
import { reviews } from '../../reviews/records/tables.ts';
import { requestReviews } from '../../reviews/request-reviews.ts';
import { writeReview } from '../../reviews/write-review.ts';
import type { DemoClock } from './demo-clock.ts';
import { type DemoReview, demoReviews } from './demo-reviews.ts';

/**
 * Adds reviews to completed orders of the demo data. Other orders that are due for a request count as
 * asked, because no mail of the demo data is sent.
 */
export async function addDemoReviews(db: Db, clock: DemoClock): Promise<void> {
  const lines = await loadCompletedLines(db);
  const usedOrders = new Set<number>();
  for (const review of demoReviews) {
    const line = lines.find(
      ({ orderid, kind }) => !usedOrders.has(orderid) && toFulfilmentGroup(kind) === review.group,
    );
    if (line === undefined) continue;
    usedOrders.add(line.orderid);
    await addDemoReview(db, line, review);
  }
  await requestReviews(db, clock.now);
  await db
    .update(mails)
    .set({ attempts: 1, sentAt: sql`created_at` })
    .where(sql`${mails.job} ->> 'kind' = 'review-request'`);
}

/** Returns the products of completed orders, those that were completed first at the beginning. */
async function loadCompletedLines(db: Db) {
  const lines = await db
    .select({
      orderid: orders.id,
      productid: orderLines.productid,
      kind: orderLines.kind,
      completedAt: orderHistory.at,
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderid, orders.id))
    .innerJoin(
      orderHistory,
      and(eq(orderHistory.orderid, orders.id), eq(orderHistory.state, orders.state)),
    )
    .where(inArray(orders.state, listStatesWith('completed')))
    .orderBy(asc(orderHistory.at), asc(orderLines.id));
  return lines.filter((line) => !isFreeLine(line));
}

type CompletedLine = Awaited<ReturnType<typeof loadCompletedLines>>[number];

/** Hours between the completion of an order and its review. */
const REVIEW_HOURS = 30;

async function addDemoReview(
  db: Db,
  { orderid, productid, completedAt }: CompletedLine,
  { stars, text, state, reply = '', reason = '' }: DemoReview,
): Promise<void> {
  await writeReview(db, orderid, { productid, stars, text });
  const writtenAt = new Date(completedAt.getTime() + REVIEW_HOURS * 3_600_000);
  const createdAt = sql`least(${writtenAt.toISOString()}::timestamptz, now())`;
  await db
    .update(reviews)
    .set({ state, reply, reason, createdAt })
    .where(and(eq(reviews.orderid, orderid), eq(reviews.productid, productid)));
}
