import { buildRequest, readEndpoint, readResponse } from 'contract/calls/request';
import type { CallResponse } from 'contract/calls/call';
import * as calls from 'contract/staff/today';
import { serverApi } from 'shared/data';

/** First and last day of a range, 'YYYY-MM-DD'. Both days are included. */
export interface DayRange {
  from: string;
  to: string;
}

const todayApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getToday: build.query<calls.Today, void>({
      ...readEndpoint(calls.getToday),
      providesTags: ['Staff'],
    }),
    /** `after` is `next` of the previous page, or null. */
    getTakings: build.query<
      CallResponse<typeof calls.listTakings>,
      DayRange & { after: string | null }
    >({
      query: ({ after, ...range }) =>
        buildRequest(calls.listTakings, { ...range, after: after ?? undefined }),
      transformResponse: (response: unknown) => readResponse(calls.listTakings, response),
      providesTags: ['Staff'],
    }),
    getUnconfirmed: build.query<calls.Unconfirmed[], void>({
      ...readEndpoint(calls.listUnconfirmed),
      providesTags: ['Staff'],
    }),
    getDayPlan: build.query<calls.DayPlan, string>({
      query: (day) => buildRequest(calls.getDayPlan, { day }),
      transformResponse: (response: unknown) => readResponse(calls.getDayPlan, response).data,
      providesTags: ['Staff'],
    }),
  }),
});

export const { useGetTodayQuery, useGetTakingsQuery, useGetDayPlanQuery, useGetUnconfirmedQuery } =
  todayApi;
