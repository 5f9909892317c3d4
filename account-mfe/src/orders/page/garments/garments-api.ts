import type { CallInput } from 'contract/calls/call';
import { buildRequest } from 'contract/calls/request';
import * as calls from 'contract/orders/order-garments';
import { serverApi } from 'shared/data';
import {
  type OrderAccess,
  type OrderPage,
  readOrderPage,
  updateCachedOrder,
} from '../order-page-api';

type Agreement = Omit<CallInput<typeof calls.agreeToGarment>, 'orderno'>;
type Reply = Omit<CallInput<typeof calls.replyAboutGarment>, 'orderno'>;

const garmentsApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    /** Fails with status 409 if staff have changed the description meanwhile. */
    agreeToGarment: build.mutation<OrderPage, OrderAccess & Agreement>({
      query: (agreement) =>
        'token' in agreement
          ? buildRequest(calls.agreeToGarmentByLink, agreement)
          : buildRequest(calls.agreeToGarment, agreement),
      transformResponse: readOrderPage,
      onQueryStarted: (access, { dispatch, queryFulfilled }) =>
        updateCachedOrder(access, dispatch, queryFulfilled),
    }),
    replyAboutGarment: build.mutation<OrderPage, OrderAccess & Reply>({
      query: (reply) =>
        'token' in reply
          ? buildRequest(calls.replyAboutGarmentByLink, reply)
          : buildRequest(calls.replyAboutGarment, reply),
      transformResponse: readOrderPage,
      onQueryStarted: (access, { dispatch, queryFulfilled }) =>
        updateCachedOrder(access, dispatch, queryFulfilled),
    }),
  }),
});

export const { useAgreeToGarmentMutation, useReplyAboutGarmentMutation } = garmentsApi;
