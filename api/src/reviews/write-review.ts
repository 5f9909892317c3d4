import { isFreeLine } from 'contract/orders/free-line';
import type { ReviewableProduct } from 'contract/reviews/customer-reviews';
import { asc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../db/db.ts';
import { conflict } from '../http/http-error.ts';
import { orderLines, orders, type OrderRow } from '../orders/records/tables.ts';
import { isCompleted } from '../orders/state/order-states.ts';
import { findHeldReasons } from './find-held-reasons.ts';
import { reviews } from './records/tables.ts';

export interface NewReview {
  productid: number;
  stars: number;
  text: string;
}

/** Returns the products of a completed order with their reviews. Returns [] if the order is not completed. */
export async function listReviewableProducts(
  tx: Tx,
  orderid: number,
): Promise<ReviewableProduct[]> {
  const order = await loadReviewedOrder(tx, orderid);
  if (!isCompleted(order)) return [];
  const writtenReviews = await tx.select().from(reviews).where(eq(reviews.orderid, orderid));
  return order.products.map(({ productid, name }) => {
    const review = writtenReviews.find((written) => written.productid === productid);
    return {
      productid,
      name,
      review: review === undefined ? null : toCustomerReview(review),
    };
  });
}

const toCustomerReview = ({ stars, text, state, name, reply }: typeof reviews.$inferSelect) => ({
  stars,
  text,
  state,
  name,
  reply,
});

/**
 * Stores a review, which staff must release. Throws 409 if the order is not completed, does not contain
 * the product, or already has a review of it.
 */
export async function writeReview(db: Db, orderid: number, review: NewReview): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await loadReviewedOrder(tx, orderid);
    if (!isCompleted(order))
      throw conflict('This order can be reviewed once it is completed.', 'not_completed');
    const product = order.products.find(({ productid }) => productid === review.productid);
    if (product === undefined)
      throw conflict('This product is not part of the order.', 'not_bought');
    const stored = await tx
      .insert(reviews)
      .values({
        orderid,
        ...review,
        product: product.name,
        name: formatPublicName(order),
        held: findHeldReasons(review.text),
      })
      .onConflictDoNothing()
      .returning({ id: reviews.id });
    if (stored.length === 0)
      throw conflict('You have reviewed this product of the order already.', 'already_reviewed');
  });
}

/** Locks the order, so that an erasure of its customer waits for the review. */
async function loadReviewedOrder(tx: Tx, orderid: number) {
  const [order] = await tx
    .select({ state: orders.state, name: orders.name, lastName: orders.lastName })
    .from(orders)
    .where(eq(orders.id, orderid))
    .for('share');
  if (order === undefined) throw new Error(`The reviewed order ${orderid} does not exist.`);
  const lines = await tx
    .select({ productid: orderLines.productid, name: orderLines.name })
    .from(orderLines)
    .where(eq(orderLines.orderid, orderid))
    .orderBy(asc(orderLines.id));
  const products = new Map(
    lines.filter((line) => !isFreeLine(line)).map((line) => [line.productid, line]),
  );
  return { ...order, products: [...products.values()] };
}

/** Returns a name such as 'Anna B.', which the shop displays beside the review. */
function formatPublicName({ name, lastName }: Pick<OrderRow, 'name' | 'lastName'>): string {
  const [firstName = '', ...otherNames] = name.trim().split(/\s+/);
  const lastWord = lastName.trim() === '' ? (otherNames.at(-1) ?? '') : lastName.trim();
  const [initial = ''] = lastWord;
  if (firstName === '') return 'A customer';
  return initial === '' ? firstName : `${firstName} ${initial.toUpperCase()}.`;
}
