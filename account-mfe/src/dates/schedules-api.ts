import { type OrderSchedule, orderScheduleSchema } from 'contract/calendar/order-schedule';
import type { Id } from 'contract/values/readers';
import { readList, serverApi } from 'shared/data';

/** Only backends with a calendar have this call. */
const schedulesApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getSchedules: build.query<OrderSchedule[], Id>({
      query: (userid) => ({ url: `users/getschedules/${encodeURIComponent(userid)}` }),
      transformResponse: (response) => readList(orderScheduleSchema, response),
      providesTags: ['Orders'],
    }),
  }),
});

export const { useGetSchedulesQuery } = schedulesApi;
