import { id, readList, serverApi, text, whole } from 'shared/data';
import * as v from 'shared/schema';

const calendarSchema = v.object({
  trade: text,
  services: v.array(id),
  days: v.array(v.object({ day: text, morning: whole, afternoon: whole })),
});

export type CalendarTrade = v.InferOutput<typeof calendarSchema>;

/** When services can be done: asked of a backend that says it has a calendar, and of no other (decision 47). */
export const calendarApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getCalendar: build.query<CalendarTrade[], void>({
      query: () => ({ url: 'users/getcalendar' }),
      transformResponse: (answer) => readList(calendarSchema, answer),
    }),
  }),
});

export const { useGetCalendarQuery } = calendarApi;
