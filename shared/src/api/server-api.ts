import { createApi } from '@reduxjs/toolkit/query/react';
import { axiosBaseQuery } from './axios-base-query';

/**
 * Holds all data of the backend. Remotes inject their endpoints and share invalidations by tags. Queries do not refetch
 * on window focus and do not retry (specification, section 7).
 */
export const serverApi = createApi({
  reducerPath: 'server',
  baseQuery: axiosBaseQuery,
  tagTypes: ['Customer', 'Orders', 'SavedBasket', 'Staff'],
  refetchOnFocus: false,
  refetchOnReconnect: false,
  endpoints: () => ({}),
});
