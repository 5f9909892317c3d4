import { createApi } from '@reduxjs/toolkit/query/react';
import { axiosBaseQuery } from './axios-base-query';

/**
 * All server data of the page. Rooms inject their endpoints; tags are the channel between rooms.
 * Queries do not refetch on window focus and do not retry (specification §7).
 */
export const serverApi = createApi({
  reducerPath: 'server',
  baseQuery: axiosBaseQuery,
  tagTypes: ['Customer', 'Orders', 'SavedBasket', 'Staff'],
  refetchOnFocus: false,
  refetchOnReconnect: false,
  endpoints: () => ({}),
});
