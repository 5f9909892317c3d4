import {
  type NewRefundRequest,
  type OrderRefunds,
  orderRefundsSchema,
  type Refund,
  refundPageSchema,
  refundSchema,
} from 'contract/staff/refund';
import { readList, readRecord, serverApi } from 'shared/data';
import * as v from 'shared/schema';

/** Lists of refunds. `due` also contains refunds without a result from the payment provider. */
export const refundLists = ['due', 'failed', 'done'] as const;

export type RefundList = (typeof refundLists)[number];

interface RefundPage {
  rows: Refund[];
  /** Key of the next page, or null on the last page. */
  next: string | null;
}

const refundsApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getRefunds: build.query<RefundPage, { state: RefundList; after: string | null }>({
      query: ({ state, after }) => ({
        url: `staff/refunds?${new URLSearchParams({ state, ...(after !== null && { after }) }).toString()}`,
      }),
      transformResponse: (response) => ({
        rows: readList(refundSchema, response),
        next: v.parse(refundPageSchema, response).next || null,
      }),
      providesTags: ['Staff'],
    }),
    getOrderRefunds: build.query<OrderRefunds | null, string>({
      query: (orderno) => ({ url: `staff/orders/${encodeURIComponent(orderno)}/refunds` }),
      transformResponse: (response) => readRecord(orderRefundsSchema, response),
      providesTags: ['Staff'],
    }),
    createRefund: build.mutation<Refund | null, NewRefundRequest & { orderno: string }>({
      query: ({ orderno, ...body }) => ({
        url: `staff/orders/${encodeURIComponent(orderno)}/refunds`,
        method: 'POST',
        body,
      }),
      transformResponse: (response) => readRecord(refundSchema, response),
      invalidatesTags: ['Staff'],
    }),
    retryRefund: build.mutation<Refund | null, Refund['id']>({
      query: (id) => ({ url: `staff/refunds/${id}/retry`, method: 'POST', body: {} }),
      transformResponse: (response) => readRecord(refundSchema, response),
      invalidatesTags: ['Staff'],
    }),
    settleOutside: build.mutation<Refund | null, { id: Refund['id']; reason: string }>({
      query: ({ id, reason }) => ({
        url: `staff/refunds/${id}/settle-outside`,
        method: 'POST',
        body: { reason },
      }),
      transformResponse: (response) => readRecord(refundSchema, response),
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
