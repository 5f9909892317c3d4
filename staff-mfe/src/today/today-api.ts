import {
  type DayPlan,
  dayPlanSchema,
  type Unconfirmed,
  unconfirmedSchema,
} from 'contract/staff/day-plan';
import { type Today, todaySchema } from 'contract/staff/today';
import { readList, readRecord, serverApi } from 'shared/data';

const todayApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getToday: build.query<Today | null, void>({
      query: () => ({ url: 'staff/today' }),
      transformResponse: (response) => readRecord(todaySchema, response),
      providesTags: ['Staff'],
    }),
    getUnconfirmed: build.query<Unconfirmed[], void>({
      query: () => ({ url: 'staff/unconfirmed' }),
      transformResponse: (response) => readList(unconfirmedSchema, response),
      providesTags: ['Staff'],
    }),
    getDayPlan: build.query<DayPlan | null, string>({
      query: (day) => ({ url: `staff/day/${day}` }),
      transformResponse: (response) => readRecord(dayPlanSchema, response),
      providesTags: ['Staff'],
    }),
  }),
});

export const { useGetTodayQuery, useGetDayPlanQuery, useGetUnconfirmedQuery } = todayApi;
