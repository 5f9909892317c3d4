import type { NewDayRequest } from 'contract/calendar/requests';
import type { useAppDispatch } from 'shared/core';
import { serverApi } from 'shared/data';
import { type OrderPage, type OrderWay, readOrderPage } from './order-page';

/** Calls of the page of an order. Only our own backend has them (rule 50). */
const orderPageApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getOrderPage: build.query<OrderPage, string>({
      query: (orderno) => ({ url: `users/orderpage/${encodeURIComponent(orderno)}` }),
      transformResponse: readOrderPage,
      providesTags: ['Orders'],
    }),
    /** Reads an order by the token of an emailed link, without the sign-in. */
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
    /** Changes the day of one booking kind. If the day is full, the 409 lists the days that are left. */
    moveDay: build.mutation<OrderPage, OrderWay & NewDayRequest>({
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

/** Returns a call that changes an order. With a link it is public, because the sign-in does not matter. */
function changeOf(way: OrderWay, url: string, body: object) {
  const byLink = 'token' in way;
  return {
    url: byLink ? `${url}bylink` : url,
    method: 'POST' as const,
    body: { ...way, ...body },
    ...(byLink && { public: true as const }),
  };
}

/** Refetches own orders, also after a refusal, so that the page shows the current state. */
function ofOwnOrders(_: unknown, _failed: unknown, way: OrderWay) {
  return 'token' in way ? [] : (['Orders'] as const);
}

/** Replaces the cached order by the one in the response. The caller of the mutation handles a refusal. */
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
