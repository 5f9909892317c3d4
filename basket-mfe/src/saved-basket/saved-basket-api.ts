import { serverApi } from 'shared/api';
import type { CartLine, PackageLine } from 'shared/store';
import { readList } from 'shared/wire/answers';
import type { Id } from 'shared/wire/readers';
import { savedLineSchema, savedPackageSchema } from './saved-lines';

/** The basket that the backend kept for a user (specification §7, getcartitems and getpackageitems). */
export const savedBasketApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getCartItems: build.query<CartLine[], Id>({
      query: (userid) => ({
        url: `users/getcartitems/${encodeURIComponent(userid)}`,
      }),
      transformResponse: (answer) => readList(savedLineSchema, answer),
    }),
    getPackageItems: build.query<PackageLine[], Id>({
      query: (userid) => ({
        url: `users/getpackageitems/${encodeURIComponent(userid)}`,
      }),
      transformResponse: (answer) => readList(savedPackageSchema, answer),
    }),
  }),
});
