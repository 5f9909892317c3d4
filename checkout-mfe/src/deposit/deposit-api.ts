import { depositOffer, type DepositOffer } from 'contract/orders/deposit-offer';
import type { DepositRequest } from 'contract/orders/placement-calls';
import { serverApi } from 'shared/data';
import * as v from 'shared/schema';

const responseSchema = v.object({ data: depositOffer });

const depositApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    /** Fetched again after each attempt to pay, because a refusal may mean another deposit. */
    getDeposit: build.query<DepositOffer, DepositRequest>({
      query: (body) => ({ url: 'users/getdeposit', method: 'POST', body }),
      transformResponse: (response: unknown) => v.parse(responseSchema, response).data,
      providesTags: ['Orders'],
    }),
  }),
});

export const { useGetDepositQuery } = depositApi;
