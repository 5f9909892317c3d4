import type { CallInput, CallResponse } from 'contract/calls/call';
import { buildRequest, readEndpoint, readResponse } from 'contract/calls/request';
import * as calls from 'contract/payments/staff/refunds';
import { serverApi } from 'shared/data';

const refundsApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    /** `after` is `next` of the previous page, or null. */
    getRefunds: build.query<
      CallResponse<typeof calls.listRefunds>,
      { state: calls.RefundList; after: string | null }
    >({
      query: ({ state, after }) =>
        buildRequest(calls.listRefunds, {
          state,
          after: after === null ? undefined : Number(after),
        }),
      transformResponse: (response: unknown) => readResponse(calls.listRefunds, response),
      providesTags: ['Staff'],
    }),
    getOrderRefunds: build.query<calls.RefundsOfOrder, CallInput<typeof calls.getOrderRefunds>>({
      ...readEndpoint(calls.getOrderRefunds),
      providesTags: ['Staff'],
    }),
    createRefund: build.mutation<calls.Refund, CallInput<typeof calls.createRefund>>({
      ...readEndpoint(calls.createRefund),
      invalidatesTags: ['Staff'],
    }),
    retryRefund: build.mutation<calls.Refund, CallInput<typeof calls.retryRefund>>({
      ...readEndpoint(calls.retryRefund),
      invalidatesTags: ['Staff'],
    }),
    settleOutside: build.mutation<calls.Refund, CallInput<typeof calls.settleOutside>>({
      ...readEndpoint(calls.settleOutside),
      invalidatesTags: ['Staff'],
    }),
  }),
});

export const {
  useGetRefundsQuery,
  useGetOrderRefundsQuery,
  useCreateRefundMutation,
  useRetryRefundMutation,
  useSettleOutsideMutation,
} = refundsApi;
