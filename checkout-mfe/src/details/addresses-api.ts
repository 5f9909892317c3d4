import { type Address, addressSchema } from 'contract/accounts/address';
import type { AddressToSave } from 'contract/accounts/own-account';
import type { Id } from 'contract/values/readers';
import { readList, serverApi } from 'shared/data';

/**
 * Calls about saved addresses. Only backends with the feature `account` support these calls (rule
 * 51).
 */
export const addressesApi = serverApi
  .enhanceEndpoints({ addTagTypes: ['Addresses'] })
  .injectEndpoints({
    endpoints: (build) => ({
      /**
       * The argument is not part of the request. The user's id separates the cached addresses of
       * different users.
       */
      getSavedAddresses: build.query<Address[], Id>({
        query: () => ({ url: 'account/addresses' }),
        transformResponse: (response) => readList(addressSchema, response),
        providesTags: ['Addresses'],
      }),
      saveTypedAddress: build.mutation<unknown, AddressToSave>({
        query: (body) => ({ url: 'account/addresses', method: 'POST', body }),
        invalidatesTags: (_, error) => (error ? [] : ['Addresses']),
      }),
    }),
  });

export const { useGetSavedAddressesQuery, useSaveTypedAddressMutation } = addressesApi;
