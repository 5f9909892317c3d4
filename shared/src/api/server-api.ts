import { createApi } from '@reduxjs/toolkit/query/react';
import { axiosBaseQuery } from './axios-base-query';

/**
 * All remotes inject their endpoints here, so that one remote can invalidate another's queries by
 * tags.
 */
export const serverApi = createApi({
  reducerPath: 'server',
  baseQuery: axiosBaseQuery,
  tagTypes: ['Customer', 'Orders', 'SavedBasket', 'Staff'],
  refetchOnFocus: false,
  refetchOnReconnect: false,
  endpoints: () => ({}),
});
