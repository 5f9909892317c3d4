import type { Address } from 'contract/accounts/address';
import * as calls from 'contract/accounts/own-account';
import type { CallInput } from 'contract/calls/call';
import { buildRequest, readResponse, sendEndpoint } from 'contract/calls/request';
import type { Id } from 'contract/values/readers';
import { accountApi } from '../account/account-api';

const listInvalidatedTags = (_: unknown, error: unknown) => (error ? [] : (['Addresses'] as const));

export const addressApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The argument is not part of the request. The user's id separates the cached addresses of
     * different users.
     */
    getAddresses: build.query<Address[], Id>({
      query: () => buildRequest(calls.listAddresses, undefined),
      transformResponse: (response: unknown) => readResponse(calls.listAddresses, response).data,
      providesTags: ['Addresses'],
    }),
    saveAddress: build.mutation<unknown, calls.AddressToSave>({
      ...sendEndpoint(calls.saveAddress),
      invalidatesTags: listInvalidatedTags,
    }),
    removeAddress: build.mutation<unknown, CallInput<typeof calls.removeAddress>>({
      ...sendEndpoint(calls.removeAddress),
      invalidatesTags: listInvalidatedTags,
    }),
  }),
});

export const { useGetAddressesQuery, useSaveAddressMutation, useRemoveAddressMutation } =
  addressApi;
