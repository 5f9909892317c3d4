import {
  type DayPlan,
  dayPlanSchema,
  type Unconfirmed,
  unconfirmedSchema,
} from 'contract/staff/day-plan';
import { type Taking, takingSchema, takingsPageSchema } from 'contract/staff/takings';
import { type Today, todaySchema } from 'contract/staff/today';
import { readList, readRecord, serverApi } from 'shared/data';
import * as v from 'shared/schema';

/** First and last day of a range, 'YYYY-MM-DD'. Both days are included. */
export interface DayRange {
  from: string;
  to: string;
}

interface TakingsPage {
  rows: Taking[];
  /** Sum over all pages, in pence. */
  total: number;
  /** Key of the next page, or null on the last page. */
  next: string | null;
}

const todayApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getToday: build.query<Today | null, void>({
      query: () => ({ url: 'staff/today' }),
      transformResponse: (response) => readRecord(todaySchema, response),
      providesTags: ['Staff'],
    }),
    getTakings: build.query<TakingsPage, DayRange & { after: string | null }>({
      query: ({ from, to, after }) => ({
        url: `staff/takings?${new URLSearchParams({ from, to, ...(after !== null && { after }) }).toString()}`,
      }),
      transformResponse: (response) => {
        const { total, next } = v.parse(takingsPageSchema, response);
        return { rows: readList(takingSchema, response), total, next: next || null };
      },
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

export const { useGetTodayQuery, useGetTakingsQuery, useGetDayPlanQuery, useGetUnconfirmedQuery } =
  todayApi;
