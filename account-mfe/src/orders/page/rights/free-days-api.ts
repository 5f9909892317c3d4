import { readList, serverApi, text, whole } from 'shared/data';
import * as v from 'shared/schema';
import type { OrderWay } from '../order-page';

const calendarSchema = v.object({
  trade: text,
  days: v.array(v.object({ day: text, morning: whole, afternoon: whole })),
});

/**
 * The days that can be chosen now, by trade, for an order's owner or for whoever holds the link of its mail.
 * Only a backend with a calendar is asked.
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
