import { type Id, readList, serverApi, text } from 'shared/data';
import * as v from 'shared/schema';
import { dayTitlesSchema, scheduleSchema } from 'contract/schedule';

const orderScheduleSchema = v.object({
  orderno: text,
  schedule: scheduleSchema,
  daytitles: dayTitlesSchema,
  places: v.array(v.object({ trade: text, state: text, helduntil: text })),
});

/** Reads the days of the customer's own orders. Only backends with a calendar have this call. */
const schedulesApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getSchedules: build.query<v.InferOutput<typeof orderScheduleSchema>[], Id>({
      query: (userid) => ({ url: `users/getschedules/${encodeURIComponent(userid)}` }),
      transformResponse: (answer) => readList(orderScheduleSchema, answer),
      providesTags: ['Orders'],
    }),
  }),
});

export const { useGetSchedulesQuery } = schedulesApi;
