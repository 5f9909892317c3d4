import { type DayPlan, dayPlanSchema } from 'contract/staff/day-plan';
import { type Today, todaySchema } from 'contract/staff/today';
import { readRecord, serverApi } from 'shared/data';

const todayApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getToday: build.query<Today | null, void>({
      query: () => ({ url: 'staff/today' }),
      transformResponse: (response) => readRecord(todaySchema, response),
      providesTags: ['Staff'],
    }),
    getDayPlan: build.query<DayPlan | null, string>({
      query: (day) => ({ url: `staff/day/${day}` }),
      transformResponse: (response) => readRecord(dayPlanSchema, response),
      providesTags: ['Staff'],
    }),
  }),
});

export const { useGetTodayQuery, useGetDayPlanQuery } = todayApi;
