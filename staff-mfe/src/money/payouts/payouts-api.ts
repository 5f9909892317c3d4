import type { CallInput } from 'contract/calls/call';
import { readEndpoint } from 'contract/calls/request';
import {
  getPayout,
  listPayouts,
  type PayoutDetails,
  type PayoutList,
} from 'contract/payments/staff/payouts';
import { serverApi } from 'shared/data';

const payoutsApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    listPayouts: build.query<PayoutList, CallInput<typeof listPayouts>>({
      ...readEndpoint(listPayouts),
      providesTags: ['Staff'],
    }),
    getPayout: build.query<PayoutDetails, CallInput<typeof getPayout>>({
      ...readEndpoint(getPayout),
      providesTags: ['Staff'],
    }),
  }),
});

export const { useListPayoutsQuery, useGetPayoutQuery } = payoutsApi;
