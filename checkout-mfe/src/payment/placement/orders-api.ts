import type { OfflineOrderRequest, PaymentSessionRequest } from 'contract/orders/requests';
import { readList, serverApi } from 'shared/data';
import * as v from 'shared/schema';

export const ordersApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    countOrders: build.query<number, void>({
      query: () => ({ url: 'users/getorders' }),
      transformResponse: (response) => readList(v.unknown(), response).length,
    }),
    placeOrder: build.mutation<unknown, OfflineOrderRequest>({
      query: (body) => ({ url: 'users/orderplace', method: 'POST', body }),
      invalidatesTags: ['Orders', 'SavedBasket'],
    }),
    sendOrderProduct: build.mutation<unknown, object>({
      query: (body) => ({ url: 'users/orderproducts', method: 'POST', body, accepts: 'empty' }),
    }),
    sendOrderPackage: build.mutation<unknown, object>({
      query: (body) => ({ url: 'users/addtopackage', method: 'POST', body, accepts: 'empty' }),
    }),
    requestMail: build.mutation<unknown, string>({
      query: (url) => ({ url, accepts: 'empty' }),
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
