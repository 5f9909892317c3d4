import { type Id, id, readList, text } from 'shared/data';
import * as v from 'shared/schema';
import { accountApi } from '../account/account-api';

const addressSchema = v.object({
  id,
  name: text,
  lastname: text,
  address: text,
  mobile: text,
  city: text,
  postalcode: text,
});

export type Address = v.InferOutput<typeof addressSchema>;
export type AddressParts = Omit<Address, 'id'>;

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
    keepAddress: build.mutation<unknown, AddressParts & { id?: Id }>({
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
