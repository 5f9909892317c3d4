import type { OfflineOrderRequest, PaymentSessionRequest } from 'contract/orders/placement-calls';
import { serverApi } from 'shared/data';

export const ordersApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    placeOrder: build.mutation<unknown, OfflineOrderRequest>({
      query: (body) => ({ url: 'users/orderplace', method: 'POST', body }),
      invalidatesTags: ['Orders', 'SavedBasket'],
    }),
    createPaymentSession: build.mutation<unknown, PaymentSessionRequest>({
      query: (body) => ({
        url: 'users/create-stripe-session',
        method: 'POST',
        body,
        accepts: 'refusal',
      }),
      invalidatesTags: ['Orders'],
    }),
  }),
});
