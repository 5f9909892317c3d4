import { readList, serverApi, text, whole } from 'shared/data';
import * as v from 'shared/schema';
import type { OrderWay } from '../order-page';

const calendarSchema = v.object({
  trade: text,
  days: v.array(v.object({ day: text, morning: whole, afternoon: whole })),
});

/**
 * Reads the days that can be chosen now, by booking kind, for an order's owner or with the link of its email.
 * Only backends with a calendar have this call.
 */
const calendarApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getFreeDays: build.query<v.InferOutput<typeof calendarSchema>[], OrderWay>({
      query: (way) =>
        'token' in way
          ? { url: 'users/calendarbylink', method: 'POST', body: way, public: true }
          : { url: 'users/getcalendar' },
      transformResponse: (answer) => readList(calendarSchema, answer),
    }),
  }),
});

export const { useGetFreeDaysQuery } = calendarApi;
