import { id, readList, serverApi, text, whole } from 'shared/data';
import * as v from 'shared/schema';

const calendarSchema = v.object({
  trade: text,
  services: v.array(id),
  days: v.array(v.object({ day: text, morning: whole, afternoon: whole })),
});

export type CalendarTrade = v.InferOutput<typeof calendarSchema>;

/** Reads the free days of services. Only backends with a calendar have this call (rule 47). */
export const calendarApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getCalendar: build.query<CalendarTrade[], void>({
      query: () => ({ url: 'users/getcalendar' }),
      transformResponse: (answer) => readList(calendarSchema, answer),
    }),
  }),
});

export const { useGetCalendarQuery } = calendarApi;
