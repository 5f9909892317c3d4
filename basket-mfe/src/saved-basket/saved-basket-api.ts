import { serverApi } from 'shared/api';
import {
  type CartLine,
  type PackageLine,
  savedCartLineSchema,
  savedPackageLineSchema,
} from 'shared/store';
import { readList } from 'shared/wire/answers';
import type { Id } from 'shared/wire/readers';

/** The basket that the backend kept for a user (specification §7, getcartitems and getpackageitems). */
export const savedBasketApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getCartItems: build.query<CartLine[], Id>({
      query: (userid) => ({
        url: `users/getcartitems/${encodeURIComponent(userid)}`,
      }),
      transformResponse: (answer) => readList(savedCartLineSchema, answer),
    }),
    getPackageItems: build.query<PackageLine[], Id>({
      query: (userid) => ({
        url: `users/getpackageitems/${encodeURIComponent(userid)}`,
      }),
      transformResponse: (answer) => readList(savedPackageLineSchema, answer),
    }),
  }),
});
