import { type OpenDays, openDaysSchema } from 'contract/calendar/open-days';
import { getCalendar } from 'contract/calendar/shopper-calendar';
import { buildRequest } from 'contract/calls/request';
import { readList, serverApi } from 'shared/data';

const openDaysApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    /** The days that shoppers can choose now. */
    getOpenDays: build.query<OpenDays[], void>({
      query: () => buildRequest(getCalendar, {}),
      transformResponse: (response: unknown) => readList(openDaysSchema, response),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGetOpenDaysQuery } = openDaysApi;
