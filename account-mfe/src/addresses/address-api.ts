import { type Address, addressSchema } from 'contract/accounts/address';
import type { AddressRequest } from 'contract/accounts/requests';
import type { Id } from 'contract/values/readers';
import { readList } from 'shared/data';
import { accountApi } from '../account/account-api';

const kept = (_: unknown, failed: unknown) => (failed ? [] : (['Addresses'] as const));

/** The saved addresses of an account. */
export const addressApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    /** Reads the addresses of the signed-in user. The id separates the cached results of different users. */
    getAddresses: build.query<Address[], Id>({
      query: () => ({ url: 'account/addresses' }),
      transformResponse: (answer) => readList(addressSchema, answer),
      providesTags: ['Addresses'],
    }),
    keepAddress: build.mutation<unknown, AddressRequest>({
      query: (body) => ({ url: 'account/addresses', method: 'POST', body }),
      invalidatesTags: kept,
    }),
    removeAddress: build.mutation<unknown, Id>({
      query: (which) => ({ url: 'account/addresses/remove', method: 'POST', body: { id: which } }),
      invalidatesTags: kept,
    }),
  }),
});

export const { useGetAddressesQuery, useKeepAddressMutation, useRemoveAddressMutation } =
  addressApi;
