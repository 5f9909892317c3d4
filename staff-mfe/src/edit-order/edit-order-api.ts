import type { CallInput } from 'contract/calls/call';
import { readEndpoint } from 'contract/calls/request';
import { getOrderComposition, type OrderComposition } from 'contract/compose/order-composition';
import { serverApi } from 'shared/data';

const editOrderApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getOrderComposition: build.query<OrderComposition, CallInput<typeof getOrderComposition>>({
      ...readEndpoint(getOrderComposition),
      // Not cached, because a change is based on the present version of the order.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGetOrderCompositionQuery } = editOrderApi;
