import { createApi } from '@reduxjs/toolkit/query/react';
import { axiosBaseQuery } from './axios-base-query';

/** What a call needs beside its arguments; the store carries it. */
export interface ServerExtra {
  /** The specification's `{host}`, without a trailing slash. */
  apiHost: string;
  /** Who is signed in; absent on the server, which never carries a shopper's token (decision 44). */
  session?: {
    bearer(): string | null;
    /** A user-scoped call got 401 with this token. */
    expired(token: string | null): void;
  };
}

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
