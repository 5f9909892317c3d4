import { useAuth } from 'shared/session';
import { readList, serverApi, skipToken } from 'shared/data';
import { Card, QueryState, Skeleton, SkeletonGroup, Stack } from 'shared/ui';
import { formatDayStates, WorkSheet } from './booked-days';
import { type OrderSchedule, orderScheduleSchema } from 'contract/calendar/order-schedule';
import type { Id } from 'contract/values/readers';

export function OrderDates({ orderno }: { orderno: string }) {
  const { user } = useAuth();
  const schedulesQuery = useGetSchedulesQuery(user?.id ?? skipToken, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <QueryState query={schedulesQuery} subject="the day of this order" skeleton={<DaySkeleton />}>
      {(orderSchedules) => {
        const orderSchedule = orderSchedules.find((candidate) => candidate.orderno === orderno);
        if (!orderSchedule || Object.keys(orderSchedule.schedule).length === 0) return null;
        return (
          <Card as="section" padded aria-labelledby="when">
            <Stack gap={3}>
              <h2 id="when">When</h2>
              <WorkSheet schedule={orderSchedule.schedule} titles={orderSchedule.daytitles} />
              {formatDayStates(orderSchedule.places, orderSchedule.daytitles).map((text) => (
                <p key={text}>{text}</p>
              ))}
            </Stack>
          </Card>
        );
      }}
    </QueryState>
  );
}

const DaySkeleton = () => (
  <SkeletonGroup label="the day of this order">
    <Skeleton shape="block" />
  </SkeletonGroup>
);

/** Calendar calls. Only backends with the feature `calendar` support these calls. */
const schedulesApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getSchedules: build.query<OrderSchedule[], Id>({
      query: (userid) => ({ url: `users/getschedules/${encodeURIComponent(userid)}` }),
      transformResponse: (response) => readList(orderScheduleSchema, response),
      providesTags: ['Orders'],
    }),
  }),
});

const { useGetSchedulesQuery } = schedulesApi;
