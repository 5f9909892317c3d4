import type { NewDayRequest } from 'contract/calendar/requests';
import type { useAppDispatch } from 'shared/store';
import { serverApi } from 'shared/data';
import { type OrderPage, type OrderAccess, readOrderPage } from './order-page';

/**
 * Calls about single orders. Only backends with the feature `order-link` support these calls (rule
 * 50).
 */
const orderPageApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getOrderPage: build.query<OrderPage, string>({
      query: (orderno) => ({ url: `users/orderpage/${encodeURIComponent(orderno)}` }),
      transformResponse: readOrderPage,
      providesTags: ['Orders'],
    }),
    /** Reads an order with the token of an emailed link instead of a sign-in. */
    getOrderByLink: build.query<OrderPage, string>({
      query: (token) => ({
        url: 'users/orderbylink',
        method: 'POST',
        body: { token },
        public: true,
      }),
      transformResponse: readOrderPage,
    }),
    cancelOrder: build.mutation<OrderPage, OrderAccess>({
      query: (access) => createChangeCall(access, 'users/cancelorder', {}),
      transformResponse: readOrderPage,
      invalidatesTags: listInvalidatedTags,
      onQueryStarted: (access, { dispatch, queryFulfilled }) =>
        updateCachedOrder(access, dispatch, queryFulfilled),
    }),
    /** Fails with status 409 if the new day is full. */
    moveDay: build.mutation<OrderPage, OrderAccess & NewDayRequest>({
      query: ({ trade, date, half, ...access }) =>
        createChangeCall(access, 'users/changedate', { trade, date, half }),
      transformResponse: readOrderPage,
      invalidatesTags: listInvalidatedTags,
      onQueryStarted: (access, { dispatch, queryFulfilled }) =>
        updateCachedOrder(access, dispatch, queryFulfilled),
    }),
    claimOrder: build.mutation<unknown, string>({
      query: (token) => ({ url: 'users/claimorder', method: 'POST', body: { token } }),
      invalidatesTags: ['Orders'],
    }),
  }),
});

/** Creates a change call. With the token of an emailed link, the call contains no session token. */
function createChangeCall(access: OrderAccess, url: string, body: object) {
  const isByLink = 'token' in access;
  return {
    url: isByLink ? `${url}bylink` : url,
    method: 'POST' as const,
    body: { ...access, ...body },
    ...(isByLink && { public: true as const }),
  };
}

/**
 * Returns the tag of the user's orders, even after a refused change, because the order may have
 * changed meanwhile. A visitor with an emailed link has no list of orders.
 */
function listInvalidatedTags(_: unknown, _error: unknown, access: OrderAccess) {
  return 'token' in access ? [] : (['Orders'] as const);
}

/**
 * Caches the changed order from the response. Ignores a failed call, because the caller of the
 * mutation handles the failure.
 */
async function updateCachedOrder(
  access: OrderAccess,
  dispatch: Dispatch,
  response: Promise<{ data: OrderPage }>,
) {
  const page = await response.then(
    ({ data }) => data,
    () => null,
  );
  if (page === null) return;
  const { updateQueryData } = orderPageApi.util;
  if ('token' in access) dispatch(updateQueryData('getOrderByLink', access.token, () => page));
  else dispatch(updateQueryData('getOrderPage', access.orderno, () => page));
}

type Dispatch = ReturnType<typeof useAppDispatch>;

export const {
  useGetOrderPageQuery,
  useGetOrderByLinkQuery,
  useCancelOrderMutation,
  useMoveDayMutation,
  useClaimOrderMutation,
} = orderPageApi;
