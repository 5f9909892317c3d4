import type { Id } from 'contract/values/readers';
import { readList, serverApi } from 'shared/data';
import { orderRowSchema } from 'contract/orders/order-row';
import { groupOrders, type PlacedOrder } from './placed-order';

/** The response has one row per ordered product (specification, section 7). */
export const ordersApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getOwnOrders: build.query<PlacedOrder[], Id>({
      query: (userid) => ({
        url: `users/getorderproducts/${encodeURIComponent(userid)}`,
      }),
      transformResponse: (response) => groupOrders(readList(orderRowSchema, response)),
      providesTags: ['Orders'],
    }),
  }),
});

export const { useGetOwnOrdersQuery } = ordersApi;
