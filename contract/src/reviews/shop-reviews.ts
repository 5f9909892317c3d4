import * as v from 'valibot';
import { dataResponse, declareCall } from '../calls/call.ts';
import { id } from '../calls/wire.ts';
import { productRatingSchema, productReviewsSchema, ratingSchema } from './ratings.ts';

/** Calls that read released reviews. Only our own backend has these calls. */

const readOptions = { method: 'GET', access: 'everybody', kind: 'catalogue' } as const;

export const getShopRating = declareCall({
  ...readOptions,
  path: 'users/getshoprating',
  summary: 'Number and average of the reviews of all products',
  response: dataResponse(ratingSchema),
});

export const getRatings = declareCall({
  ...readOptions,
  path: 'users/getratings/{serviceid}',
  summary: 'Ratings of the reviewed products of a service',
  params: v.object({ serviceid: id }),
  response: dataResponse(v.array(productRatingSchema)),
});

export const getReviews = declareCall({
  ...readOptions,
  path: 'users/getreviews/{productid}',
  summary: 'Rating and newest reviews of a product',
  params: v.object({ productid: id }),
  response: dataResponse(productReviewsSchema),
});
