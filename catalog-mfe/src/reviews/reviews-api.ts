import {
  type ProductRating,
  productRatingSchema,
  type ProductReviews,
  productReviewsSchema,
  type Rating,
  ratingSchema,
} from 'contract/reviews/ratings';
import type { Id } from 'contract/values/readers';
import { readList, readRecord, serverApi, skipToken } from 'shared/data';
import { useFeature } from 'shared/session';

/** Calls that read released reviews. Only backends with the feature `reviews` support them. */
export const reviewsApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getShopRating: build.query<Rating | null, void>({
      query: () => ({ url: 'users/getshoprating', public: true }),
      transformResponse: (response) => readRecord(ratingSchema, response),
    }),
    getRatings: build.query<ProductRating[], Id>({
      query: (serviceid) => ({ url: `users/getratings/${serviceid}`, public: true }),
      transformResponse: (response) => readList(productRatingSchema, response),
    }),
    getReviews: build.query<ProductReviews | null, Id>({
      query: (productid) => ({ url: `users/getreviews/${productid}`, public: true }),
      transformResponse: (response) => readRecord(productReviewsSchema, response),
    }),
  }),
});

const { useGetShopRatingQuery, useGetRatingsQuery, useGetReviewsQuery } = reviewsApi;

/** Each hook returns undefined without reviews: during loading, after a failure, without the feature. */
export const useShopRating = () =>
  omitEmpty(useGetShopRatingQuery(useFeature('reviews') ? undefined : skipToken).data);

export const useReviews = (productid: Id) =>
  omitEmpty(useGetReviewsQuery(useFeature('reviews') ? productid : skipToken).currentData);

/** Returns the rating of a product of a service. */
export function useFindRating(serviceid: Id | null | undefined) {
  const hasReviews = useFeature('reviews') && serviceid != null;
  const { currentData = [] } = useGetRatingsQuery(hasReviews ? serviceid : skipToken);
  return (product: { id: Id }) => currentData.find(({ productid }) => productid === product.id);
}

const omitEmpty = <Rated extends Rating>(rating: Rated | null | undefined) =>
  rating && rating.count > 0 ? rating : undefined;
