import type { StaffReview } from 'contract/reviews/staff-reviews';
import type { ReviewState } from 'contract/reviews/review-fields';
import { and, desc, eq, lt, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import { notFound } from '../../http/http-error.ts';
import { orders } from '../../orders/records/tables.ts';
import { reviews } from '../records/tables.ts';

interface ReviewFilter {
  state?: ReviewState | undefined;
  after?: number | undefined;
  size: number;
}

/** Returns a page of the reviews, the newest first. */
export async function listReviews(tx: Tx, { state, after, size }: ReviewFilter) {
  const condition = and(
    state === undefined ? undefined : eq(reviews.state, state),
    after === undefined ? undefined : lt(reviews.id, after),
  );
  const rows = await selectReviews(tx, condition, size + 1);
  const data = rows.slice(0, size);
  return { data, next: rows.length > size ? String(data.at(-1)?.id ?? '') : null };
}

/** Throws 404 for an unknown id. */
export async function loadStaffReview(tx: Tx, id: number): Promise<StaffReview> {
  const [review] = await selectReviews(tx, eq(reviews.id, id), 1);
  if (review === undefined) throw createUnknownReviewError();
  return review;
}

export const createUnknownReviewError = () => notFound('This review is not kept any more.');

async function selectReviews(
  tx: Tx,
  condition: SQL | undefined,
  limit: number,
): Promise<StaffReview[]> {
  const rows = await tx
    .select({ review: reviews, orderno: orders.orderno })
    .from(reviews)
    .innerJoin(orders, eq(orders.id, reviews.orderid))
    .where(condition)
    .orderBy(desc(reviews.id))
    .limit(limit);
  return rows.map(({ review, orderno }) => ({
    id: review.id,
    orderno,
    product: review.product,
    name: review.name,
    stars: review.stars,
    text: review.text,
    state: review.state,
    held: review.held,
    reason: review.reason,
    reply: review.reply,
    at: review.createdAt.toISOString(),
    version: review.version,
  }));
}
