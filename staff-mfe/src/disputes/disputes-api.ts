import type { CallResponse } from 'contract/calls/call';
import { buildRequest, readResponse } from 'contract/calls/request';
import * as calls from 'contract/payments/staff/disputes';
import { serverApi } from 'shared/data';

const disputesApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    /** `after` is the `next` value of the previous page, or null for the first page. */
    getDisputes: build.query<
      CallResponse<typeof calls.listDisputes>,
      { state: calls.DisputeListName; after: string | null }
    >({
      query: ({ state, after }) =>
        buildRequest(calls.listDisputes, {
          state,
          after: after === null ? undefined : Number(after),
        }),
      transformResponse: (response: unknown) => readResponse(calls.listDisputes, response),
      providesTags: ['Staff'],
    }),
  }),
});

export const { useGetDisputesQuery } = disputesApi;
