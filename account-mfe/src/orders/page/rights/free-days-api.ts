import { type OpenDays, openDaysSchema } from 'contract/calendar/open-days';
import { readList, serverApi } from 'shared/data';
import type { OrderWay } from '../order-page';

/**
 * Reads the days that can be chosen now, by booking kind, for an order's owner or with the link of its email.
 * Only backends with a calendar have this call.
 */
const calendarApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getFreeDays: build.query<OpenDays[], OrderWay>({
      query: (way) =>
        'token' in way
          ? { url: 'users/calendarbylink', method: 'POST', body: way, public: true }
          : { url: 'users/getcalendar' },
      transformResponse: (answer) => readList(openDaysSchema, answer),
    }),
  }),
});

export const { useGetFreeDaysQuery } = calendarApi;
