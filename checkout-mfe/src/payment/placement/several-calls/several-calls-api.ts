import { readList, serverApi } from 'shared/data';
import * as v from 'shared/schema';

/** Calls of an order for backends without `order-in-one-call`. */
export const severalCallsApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    countOrders: build.query<number, void>({
      query: () => ({ url: 'users/getorders' }),
      transformResponse: (response) => readList(v.unknown(), response).length,
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
  }),
});
