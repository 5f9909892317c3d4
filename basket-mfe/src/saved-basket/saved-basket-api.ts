import type { Id } from 'contract/values/readers';
import { readList, serverApi } from 'shared/data';
import {
  type CartLine,
  type PackageLine,
  savedCartLineSchema,
  savedPackageLineSchema,
} from 'shared/basket';

export const savedBasketApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getCartItems: build.query<CartLine[], Id>({
      query: (userid) => ({
        url: `users/getcartitems/${encodeURIComponent(userid)}`,
      }),
      transformResponse: (response) => readList(savedCartLineSchema, response),
    }),
    getPackageItems: build.query<PackageLine[], Id>({
      query: (userid) => ({
        url: `users/getpackageitems/${encodeURIComponent(userid)}`,
      }),
      transformResponse: (response) => readList(savedPackageLineSchema, response),
    }),
  }),
});
