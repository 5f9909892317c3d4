import { readEndpoint, readResponse, sendEndpoint } from 'contract/calls/request';
import * as calls from 'contract/reviews/staff-reviews';
import { serverApi } from 'shared/data';

const reviewsApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    listReviews: build.query({
      ...sendEndpoint(calls.listReviews),
      transformResponse: (response: unknown) => readResponse(calls.listReviews, response),
      providesTags: ['Staff'],
    }),
    releaseReview: build.mutation({
      ...readEndpoint(calls.releaseReview),
      invalidatesTags: ['Staff'],
    }),
    refuseReview: build.mutation({
      ...readEndpoint(calls.refuseReview),
      invalidatesTags: ['Staff'],
    }),
    replyToReview: build.mutation({
      ...readEndpoint(calls.replyToReview),
      invalidatesTags: ['Staff'],
    }),
  }),
});

export const {
  useListReviewsQuery,
  useReleaseReviewMutation,
  useRefuseReviewMutation,
  useReplyToReviewMutation,
} = reviewsApi;
