import * as v from 'valibot';
import { dataResponse, declareCall } from '../calls/call.ts';
import { id, integer, linkToken, orderNumber, requiredText, openEnum } from '../calls/wire.ts';
import { MAX_REVIEW_LENGTH, reviewStates, stars } from './review-fields.ts';

/** Calls with which the owner of an order, or the holder of its mailed link, reviews its products. */

const reviewableProduct = v.object({
  productid: integer,
  name: v.string(),
  /** The customer's review, or null if there is none yet. */
  review: v.nullable(
    v.object({
      stars: integer,
      text: v.string(),
      state: openEnum(reviewStates),
      /** Name beside the review in the shop. */
      name: v.string(),
      /** Reply of the firm, or ''. */
      reply: v.string(),
    }),
  ),
});

export type ReviewableProduct = v.InferOutput<typeof reviewableProduct>;

/** The products of an order. Empty while the order is not completed. */
const response = dataResponse(v.array(reviewableProduct));

const newReview = {
  productid: id,
  stars,
  text: requiredText('text', 'Review', MAX_REVIEW_LENGTH),
};

export const getOrderReviews = declareCall({
  method: 'GET',
  path: 'users/orderreviews/{orderno}',
  access: 'session',
  summary: 'Products of an own completed order, with their reviews',
  params: v.object({ orderno: orderNumber }),
  response,
});

export const getOrderReviewsByLink = declareCall({
  method: 'POST',
  path: 'users/orderreviewsbylink',
  access: 'everybody',
  summary: "Products of the completed order of a mail's link, with their reviews",
  body: v.object({ token: linkToken }),
  response,
});

/** Refusals with 409 have the code `not_completed`, `not_bought` or `already_reviewed`. */
export const writeReview = declareCall({
  method: 'POST',
  path: 'users/writereview',
  access: 'session',
  summary: 'Reviews a product of an own completed order, once',
  body: v.object({ orderno: orderNumber, ...newReview }),
  response,
});

export const writeReviewByLink = declareCall({
  method: 'POST',
  path: 'users/writereviewbylink',
  access: 'everybody',
  summary: "Reviews a product of the completed order of a mail's link, once",
  body: v.object({ token: linkToken, ...newReview }),
  response,
});
