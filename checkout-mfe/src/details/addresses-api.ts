import { type Id, id, readList, serverApi, text } from 'shared/data';
import * as v from 'shared/schema';

const addressSchema = v.object({
  id,
  name: text,
  lastname: text,
  address: text,
  mobile: text,
  city: text,
  postalcode: text,
});

export type KeptAddress = v.InferOutput<typeof addressSchema>;

/**
 * The saved addresses of an account. Only backends with the feature `account` have these calls
 * (rule 51).
 */
export const addressesApi = serverApi
  .enhanceEndpoints({ addTagTypes: ['Addresses'] })
  .injectEndpoints({
    endpoints: (build) => ({
      /** Reads the addresses of the signed-in user. The id separates the cached results of different users. */
      getKeptAddresses: build.query<KeptAddress[], Id>({
        query: () => ({ url: 'account/addresses' }),
        transformResponse: (answer) => readList(addressSchema, answer),
        providesTags: ['Addresses'],
      }),
      keepTypedAddress: build.mutation<unknown, Omit<KeptAddress, 'id'>>({
        query: (body) => ({ url: 'account/addresses', method: 'POST', body }),
        invalidatesTags: (_, failed) => (failed ? [] : ['Addresses']),
      }),
    }),
  });

export const { useGetKeptAddressesQuery, useKeepTypedAddressMutation } = addressesApi;
