import { readList, serverApi, text, whole } from 'shared/data';
import * as v from 'shared/schema';

const calendarSchema = v.object({
  trade: text,
  days: v.array(v.object({ day: text, morning: whole, afternoon: whole })),
});

/** The days that can be chosen now, by trade: asked of a backend that has a calendar, and of no other. */
const calendarApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getFreeDays: build.query<v.InferOutput<typeof calendarSchema>[], void>({
      query: () => ({ url: 'users/getcalendar' }),
      transformResponse: (answer) => readList(calendarSchema, answer),
    }),
  }),
});

export const { useGetFreeDaysQuery } = calendarApi;
