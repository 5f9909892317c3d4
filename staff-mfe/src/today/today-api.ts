import { buildRequest, readEndpoint, readResponse } from 'contract/calls/request';
import * as calls from 'contract/staff/today';
import { serverApi } from 'shared/data';

const todayApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getToday: build.query<calls.Today, void>({
      ...readEndpoint(calls.getToday),
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

export const { useGetTodayQuery, useGetDayPlanQuery, useGetUnconfirmedQuery } = todayApi;
