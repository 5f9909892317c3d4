import type { useAppDispatch } from 'shared/core';
import { serverApi } from 'shared/data';
import { type OrderPage, type OrderWay, readOrderPage } from './order-page';

/** An order's own page, of our own backend alone (decision 50). */
const orderPageApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getOrderPage: build.query<OrderPage, string>({
      query: (orderno) => ({ url: `users/orderpage/${encodeURIComponent(orderno)}` }),
      transformResponse: readOrderPage,
      providesTags: ['Orders'],
    }),
    /** By the token of a mail's link, without whoever is signed in. */
    getOrderByLink: build.query<OrderPage, string>({
      query: (token) => ({
        url: 'users/orderbylink',
        method: 'POST',
        body: { token },
        public: true,
      }),
      transformResponse: readOrderPage,
    }),
    cancelOrder: build.mutation<OrderPage, OrderWay>({
      query: (way) => changeOf(way, 'users/cancelorder', {}),
      transformResponse: readOrderPage,
      invalidatesTags: ofOwnOrders,
      onQueryStarted: (way, { dispatch, queryFulfilled }) => show(way, dispatch, queryFulfilled),
    }),
    /** Another day for one trade of an order; a refusal for want of a place says which days are left. */
    moveDay: build.mutation<OrderPage, OrderWay & NewDay>({
      query: ({ trade, date, half, ...way }) =>
        changeOf(way, 'users/changedate', { trade, date, half }),
      transformResponse: readOrderPage,
      invalidatesTags: ofOwnOrders,
      onQueryStarted: (way, { dispatch, queryFulfilled }) => show(way, dispatch, queryFulfilled),
    }),
    claimOrder: build.mutation<unknown, string>({
      query: (token) => ({ url: 'users/claimorder', method: 'POST', body: { token } }),
      invalidatesTags: ['Orders'],
    }),
  }),
});

export interface NewDay {
  trade: string;
  date: string;
  half: string;
}

/** With a link nobody need be signed in, and whoever is must not matter. */
function changeOf(way: OrderWay, url: string, body: object) {
  const byLink = 'token' in way;
  return {
    url: byLink ? `${url}bylink` : url,
    method: 'POST' as const,
    body: { ...way, ...body },
    ...(byLink && { public: true as const }),
  };
}

/** Refused too: the page then says what is so by now. */
function ofOwnOrders(_: unknown, _failed: unknown, way: OrderWay) {
  return 'token' in way ? [] : (['Orders'] as const);
}

/** The answer is the order as it is now. Whoever asked is told of a refusal. */
async function show(way: OrderWay, dispatch: Dispatch, answer: Promise<{ data: OrderPage }>) {
  const page = await answer.then(
    ({ data }) => data,
    () => null,
  );
  if (page === null) return;
  const { updateQueryData } = orderPageApi.util;
  if ('token' in way) dispatch(updateQueryData('getOrderByLink', way.token, () => page));
  else dispatch(updateQueryData('getOrderPage', way.orderno, () => page));
}

type Dispatch = ReturnType<typeof useAppDispatch>;

export const {
  useGetOrderPageQuery,
  useGetOrderByLinkQuery,
  useCancelOrderMutation,
  useMoveDayMutation,
  useClaimOrderMutation,
} = orderPageApi;
