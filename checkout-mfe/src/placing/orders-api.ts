import { serverApi } from 'shared/data';

/** The calls that place an order (specification §7). */
export const ordersApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    countOrders: build.query<number, void>({
      query: () => ({ url: 'users/getorders' }),
      transformResponse: countRows,
    }),
    placeOrder: build.mutation<unknown, object>({
      query: (body) => ({ url: 'users/orderplace', method: 'POST', body }),
      invalidatesTags: ['Orders', 'SavedBasket'],
    }),
    sendOrderProduct: build.mutation<unknown, object>({
      query: (body) => ({ url: 'users/orderproducts', method: 'POST', body }),
    }),
    sendOrderPackage: build.mutation<unknown, object>({
      query: (body) => ({ url: 'users/addtopackage', method: 'POST', body }),
    }),
    requestMail: build.mutation<unknown, string>({
      query: (url) => ({ url }),
    }),
    createSession: build.mutation<unknown, object>({
      query: (body) => ({ url: 'users/create-stripe-session', method: 'POST', body }),
      invalidatesTags: ['Orders'],
    }),
  }),
});

/** How many orders an answer lists, itself or in `data` (decision 40); none when it lists nothing. */
function countRows(answer: unknown): number {
  const rows = answer && typeof answer === 'object' && 'data' in answer ? answer.data : answer;
  return Array.isArray(rows) ? rows.length : 0;
}
