import type { CallInput } from 'contract/calls/call';
import { buildRequest, readResponse, sendEndpoint } from 'contract/calls/request';
import * as calls from 'contract/orders/order-page';
import type { useAppDispatch } from 'shared/store';
import { serverApi } from 'shared/data';
import { groupOrders, type PlacedOrder } from '../placed-order';

/** Data of an order's page. Amounts are in pence (rule 50). */
export interface OrderPage extends Omit<calls.OrderPageResponse, 'lines'> {
  order: PlacedOrder;
}

export type DayChangeRule = NonNullable<OrderPage['dates']>['changes'][number];

/**
 * The customer who placed the order identifies it by the order number. Other visitors need the
 * token of the order's emailed link.
 */
export type OrderAccess = { orderno: string } | { token: string };

/** Reads the response with an order, which most of these calls have. */
export function readOrderPage(response: unknown): OrderPage {
  const { lines, ...page } = readResponse(calls.getOrderPage, response).data;
  const [order] = groupOrders(lines);
  if (!order) throw new Error('The order could not be read.');
  return { ...page, order };
}

type NewDay = Omit<CallInput<typeof calls.changeDate>, 'orderno'>;

/**
 * Calls about single orders. Only backends with the feature `order-link` support these calls (rule
 * 50).
 */
const orderPageApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getOrderPage: build.query<OrderPage, CallInput<typeof calls.getOrderPage>>({
      ...sendEndpoint(calls.getOrderPage),
      transformResponse: readOrderPage,
      providesTags: ['Orders'],
    }),
    /** Reads an order with the token of an emailed link instead of a sign-in. */
    getOrderByLink: build.query<OrderPage, CallInput<typeof calls.getOrderByLink>>({
      ...sendEndpoint(calls.getOrderByLink),
      transformResponse: readOrderPage,
    }),
    cancelOrder: build.mutation<OrderPage, OrderAccess>({
      query: (access) =>
        'token' in access
          ? buildRequest(calls.cancelOrderByLink, access)
          : buildRequest(calls.cancelOrder, access),
      transformResponse: readOrderPage,
      invalidatesTags: listInvalidatedTags,
      onQueryStarted: (access, { dispatch, queryFulfilled }) =>
        updateCachedOrder(access, dispatch, queryFulfilled),
    }),
    /** Fails with status 409 if the new day is full. */
    moveDay: build.mutation<OrderPage, OrderAccess & NewDay>({
      query: (change) =>
        'token' in change
          ? buildRequest(calls.changeDateByLink, change)
          : buildRequest(calls.changeDate, change),
      transformResponse: readOrderPage,
      invalidatesTags: listInvalidatedTags,
      onQueryStarted: (access, { dispatch, queryFulfilled }) =>
        updateCachedOrder(access, dispatch, queryFulfilled),
    }),
    claimOrder: build.mutation<unknown, CallInput<typeof calls.claimOrder>>({
      ...sendEndpoint(calls.claimOrder),
      invalidatesTags: ['Orders'],
    }),
  }),
});

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
export async function updateCachedOrder(
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
  if ('token' in access)
    dispatch(updateQueryData('getOrderByLink', { token: access.token }, () => page));
  else dispatch(updateQueryData('getOrderPage', { orderno: access.orderno }, () => page));
}

type Dispatch = ReturnType<typeof useAppDispatch>;

export const {
  useGetOrderPageQuery,
  useGetOrderByLinkQuery,
  useCancelOrderMutation,
  useMoveDayMutation,
  useClaimOrderMutation,
} = orderPageApi;
