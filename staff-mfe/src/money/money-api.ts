import type { CallInput, CallResponse } from 'contract/calls/call';
import type { DayRange } from 'contract/calls/day-range';
import { buildRequest, readEndpoint, readResponse } from 'contract/calls/request';
import { getOrderMoney, type OrderMoney } from 'contract/payments/staff/order-money';
import { getMoney, type Money } from 'contract/payments/staff/money';
import { listTakings } from 'contract/staff/today';
import { serverApi } from 'shared/data';

const moneyApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getOrderMoney: build.query<OrderMoney, CallInput<typeof getOrderMoney>>({
      ...readEndpoint(getOrderMoney),
      providesTags: ['Staff'],
    }),
    /** `after` is `next` of the previous page, or null. */
    getTakings: build.query<CallResponse<typeof listTakings>, DayRange & { after: string | null }>({
      query: ({ after, ...range }) =>
        buildRequest(listTakings, { ...range, after: after ?? undefined }),
      transformResponse: (response: unknown) => readResponse(listTakings, response),
      providesTags: ['Staff'],
    }),
    getMoney: build.query<Money, CallInput<typeof getMoney>>({
      ...readEndpoint(getMoney),
      providesTags: ['Staff'],
    }),
  }),
});

export const { useGetOrderMoneyQuery, useGetMoneyQuery, useGetTakingsQuery } = moneyApi;
