import { type OpenDays, openDaysSchema } from 'contract/calendar/open-days';
import { readList, serverApi } from 'shared/data';
import type { OrderAccess } from '../order-page';

/**
 * The order's owner can call it, or whoever has the link of its email. Only backends with a
 * calendar have this call.
 */
const freeDaysApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getFreeDays: build.query<OpenDays[], OrderAccess>({
      query: (access) =>
        'token' in access
          ? { url: 'users/calendarbylink', method: 'POST', body: access, public: true }
          : { url: 'users/getcalendar' },
      transformResponse: (response) => readList(openDaysSchema, response),
    }),
  }),
});

export const { useGetFreeDaysQuery } = freeDaysApi;
