import { type Address, addressSchema } from 'contract/accounts/address';
import type { AddressRequest } from 'contract/accounts/requests';
import type { Id } from 'contract/values/readers';
import { readList, serverApi } from 'shared/data';

/**
 * The saved addresses of an account. Only backends with the feature `account` have these calls
 * (rule 51).
 */
export const addressesApi = serverApi
  .enhanceEndpoints({ addTagTypes: ['Addresses'] })
  .injectEndpoints({
    endpoints: (build) => ({
      /** Reads the addresses of the signed-in user. The id separates the cached results of different users. */
      getKeptAddresses: build.query<Address[], Id>({
        query: () => ({ url: 'account/addresses' }),
        transformResponse: (answer) => readList(addressSchema, answer),
        providesTags: ['Addresses'],
      }),
      keepTypedAddress: build.mutation<unknown, AddressRequest>({
        query: (body) => ({ url: 'account/addresses', method: 'POST', body }),
        invalidatesTags: (_, failed) => (failed ? [] : ['Addresses']),
      }),
    }),
  });

export const { useGetKeptAddressesQuery, useKeepTypedAddressMutation } = addressesApi;
