import { createApi } from '@reduxjs/toolkit/query/react';
import { axiosBaseQuery } from './axios-base-query';

/**
 * The API of the backend, into which all remotes inject their endpoints. One remote can then
 * invalidate another remote's queries by tags.
 */
export const serverApi = createApi({
  reducerPath: 'server',
  baseQuery: axiosBaseQuery,
  tagTypes: ['Customer', 'Orders', 'SavedBasket', 'Staff'],
  refetchOnFocus: false,
  refetchOnReconnect: false,
  endpoints: () => ({}),
});
