import * as v from 'valibot';
import { day, integer } from '../calls/plain-values.ts';

/** Released reviews, as pages of the shop read them. */

/** Largest number of reviews on the page of a product. */
export const MAX_SHOWN_REVIEWS = 20;

/** `average` has one decimal place. It is 0 without reviews. */
const ratingFields = { average: v.number(), count: integer };

export const ratingSchema = v.object(ratingFields);

export type Rating = v.InferOutput<typeof ratingSchema>;

export const productRatingSchema = v.object({ productid: integer, ...ratingFields });

export type ProductRating = v.InferOutput<typeof productRatingSchema>;

const shopReview = v.object({
  id: integer,
  /** First name and initial of the last name. */
  name: v.string(),
  stars: integer,
  text: v.string(),
  on: day,
  /** Reply of the firm, or ''. */
  reply: v.string(),
});

export type ShopReview = v.InferOutput<typeof shopReview>;

export const productReviewsSchema = v.object({
  ...ratingFields,
  /** The newest reviews. */
  reviews: v.array(shopReview),
});

export type ProductReviews = v.InferOutput<typeof productReviewsSchema>;
