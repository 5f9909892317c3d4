import { type OpenDays, openDaysSchema } from 'contract/calendar/open-days';
import { readList, serverApi } from 'shared/data';

/** Calendar calls. Only backends with the feature `calendar` support these calls (rule 47). */
export const calendarApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getCalendar: build.query<OpenDays[], void>({
      query: () => ({ url: 'users/getcalendar' }),
      transformResponse: (response) => readList(openDaysSchema, response),
    }),
  }),
});

export const { useGetCalendarQuery } = calendarApi;
