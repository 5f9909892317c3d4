import { type OpenDays, openDaysSchema } from 'contract/calendar/open-days';
import { readList, serverApi } from 'shared/data';

/**
 * Reads the free days for each booking kind (a move, or a visit for garments). Only backends with a
 * calendar have this call (rule 47).
 */
export const calendarApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getCalendar: build.query<OpenDays[], void>({
      query: () => ({ url: 'users/getcalendar' }),
      transformResponse: (response) => readList(openDaysSchema, response),
    }),
  }),
});

export const { useGetCalendarQuery } = calendarApi;
