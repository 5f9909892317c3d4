import { buildRequest, readResponse } from 'contract/calls/request';
import * as calls from 'contract/orders/order-page';
import { serverApi } from 'shared/data';
import {
  type OrderAccess,
  type OrderPage,
  readOrderPage,
  updateCachedOrder,
} from '../order-page-api';

const payApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    /** Opens a payment page. Fails with status 409 if the amount cannot be paid now. */
    payOrder: build.mutation<{ url: string }, { access: OrderAccess; amount: number }>({
      query: ({ access, amount }) =>
        'token' in access
          ? buildRequest(calls.payOrderByLink, { ...access, amount })
          : buildRequest(calls.payOrder, { ...access, amount }),
      transformResponse: (response) => readResponse(calls.payOrder, response),
    }),
    /** Asks what became of a payment. The response has the present order too. */
    checkPayment: build.mutation<OrderPage, { access: OrderAccess; sessionid: string | undefined }>(
      {
        query: ({ access, sessionid }) =>
          'token' in access
            ? buildRequest(calls.checkOrderPaymentByLink, { ...access, sessionid })
            : buildRequest(calls.checkOrderPayment, { ...access, sessionid }),
        transformResponse: readOrderPage,
        onQueryStarted: ({ access }, { dispatch, queryFulfilled }) =>
          updateCachedOrder(access, dispatch, queryFulfilled),
      },
    ),
  }),
});

export const { usePayOrderMutation, useCheckPaymentMutation } = payApi;
