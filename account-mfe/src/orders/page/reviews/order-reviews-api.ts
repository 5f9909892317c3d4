import { buildRequest, readResponse } from 'contract/calls/request';
import * as calls from 'contract/reviews/customer-reviews';
import type { ReviewableProduct } from 'contract/reviews/customer-reviews';
import { serverApi } from 'shared/data';
import type { OrderAccess } from '../order-page-api';

const readProducts = (response: unknown): ReviewableProduct[] =>
  readResponse(calls.getOrderReviews, response).data;

interface NewReview {
  access: OrderAccess;
  productid: number;
  stars: number;
  text: string;
}

/** Calls about reviews of an order. Only backends with the feature `reviews` support them. */
const orderReviewsApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getOrderReviews: build.query<ReviewableProduct[], OrderAccess>({
      query: (access) =>
        'token' in access
          ? buildRequest(calls.getOrderReviewsByLink, access)
          : buildRequest(calls.getOrderReviews, access),
      transformResponse: readProducts,
    }),
    writeReview: build.mutation<ReviewableProduct[], NewReview>({
      query: ({ access, ...review }) =>
        'token' in access
          ? buildRequest(calls.writeReviewByLink, { ...access, ...review })
          : buildRequest(calls.writeReview, { ...access, ...review }),
      transformResponse: readProducts,
      async onQueryStarted({ access }, { dispatch, queryFulfilled }) {
        const products = await queryFulfilled.then(
          ({ data }) => data,
          // The form shows the failure.
          () => null,
        );
        if (products === null) return;
        dispatch(orderReviewsApi.util.updateQueryData('getOrderReviews', access, () => products));
      },
    }),
  }),
});

export const { useGetOrderReviewsQuery, useWriteReviewMutation } = orderReviewsApi;
