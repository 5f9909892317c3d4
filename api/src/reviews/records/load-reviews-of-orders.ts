import { asc, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import { reviews } from './tables.ts';

/** Returns what customers wrote and what they see of it, by order id, without what staff keep to themselves. */
export async function loadReviewsOfOrders(tx: Tx, orderIds: number[]) {
  const rows = await tx
    .select({
      orderid: reviews.orderid,
      productid: reviews.productid,
      product: reviews.product,
      name: reviews.name,
      stars: reviews.stars,
      text: reviews.text,
      state: reviews.state,
      reply: reviews.reply,
      createdAt: reviews.createdAt,
    })
    .from(reviews)
    .where(inArray(reviews.orderid, orderIds))
    .orderBy(asc(reviews.id));
  return Map.groupBy(rows, ({ orderid }) => orderid);
}
