import { MAX_SHOWN_REVIEWS } from 'contract/reviews/ratings';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import { products } from '../catalog/records/tables.ts';
import type { Tx } from '../db/db.ts';
import { toLondonDay } from '../schedule/london-day.ts';
import { reviews } from './records/tables.ts';

const isReleased = eq(reviews.state, 'released');

const ratingColumns = {
  average: sql<number>`coalesce(round(avg(${reviews.stars}), 1), 0)::float8`,
  count: count(),
};

/** Returns the rating of all products. */
export async function loadShopRating(tx: Tx) {
  const [rating] = await tx.select(ratingColumns).from(reviews).where(isReleased);
  return rating ?? noRating;
}

/** Returns the ratings of the reviewed products of a service. */
export const listRatings = (tx: Tx, serviceid: number) =>
  tx
    .select({ productid: reviews.productid, ...ratingColumns })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productid))
    .where(and(isReleased, eq(products.serviceid, serviceid)))
    .groupBy(reviews.productid)
    .orderBy(reviews.productid);

/** Returns the rating of a product and its newest reviews. */
export async function loadProductReviews(tx: Tx, productid: number) {
  const ofProduct = and(isReleased, eq(reviews.productid, productid));
  const [rating] = await tx.select(ratingColumns).from(reviews).where(ofProduct);
  const rows = await tx
    .select()
    .from(reviews)
    .where(ofProduct)
    .orderBy(desc(reviews.id))
    .limit(MAX_SHOWN_REVIEWS);
  return {
    ...(rating ?? noRating),
    reviews: rows.map(({ id, name, stars, text, createdAt, reply }) => ({
      id,
      name,
      stars,
      text,
      on: toLondonDay(createdAt),
      reply,
    })),
  };
}

const noRating = { average: 0, count: 0 };
