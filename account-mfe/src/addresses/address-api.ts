import { type Address, addressSchema } from 'contract/accounts/address';
import type { AddressRequest } from 'contract/accounts/requests';
import type { Id } from 'contract/values/readers';
import { readList } from 'shared/data';
import { accountApi } from '../account/account-api';

const listInvalidatedTags = (_: unknown, error: unknown) => (error ? [] : (['Addresses'] as const));

export const addressApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The argument is not part of the request. The user's id separates the cached addresses of
     * different users.
     */
    getAddresses: build.query<Address[], Id>({
      query: () => ({ url: 'account/addresses' }),
      transformResponse: (response) => readList(addressSchema, response),
      providesTags: ['Addresses'],
    }),
    saveAddress: build.mutation<unknown, AddressRequest>({
      query: (body) => ({ url: 'account/addresses', method: 'POST', body }),
      invalidatesTags: listInvalidatedTags,
    }),
    removeAddress: build.mutation<unknown, Id>({
      query: (addressId) => ({
        url: 'account/addresses/remove',
        method: 'POST',
        body: { id: addressId },
      }),
      invalidatesTags: listInvalidatedTags,
    }),
  }),
});

export const { useGetAddressesQuery, useSaveAddressMutation, useRemoveAddressMutation } =
  addressApi;
