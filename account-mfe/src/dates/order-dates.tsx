import { useAuth } from 'shared/core';
import { skipToken } from 'shared/data';
import { Card, ReadState, Skeleton, SkeletonGroup, Stack } from 'shared/ui';
import { dayStateTexts } from './day-state-texts';
import { useGetSchedulesQuery } from './schedules-api';
import { WorkSheet } from './work-sheet';

/** The days of an order and the states of its bookings. */
export function OrderDates({ orderno }: { orderno: string }) {
  const { user } = useAuth();
  const read = useGetSchedulesQuery(user?.id ?? skipToken, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <ReadState read={read} what="the day of this order" pending={<Loading />}>
      {(all) => {
        const found = all.find((each) => each.orderno === orderno);
        if (!found || Object.keys(found.schedule).length === 0) return null;
        return (
          <Card as="section" padded aria-labelledby="when">
            <Stack gap={3}>
              <h2 id="when">When</h2>
              <WorkSheet schedule={found.schedule} titles={found.daytitles} />
              {dayStateTexts(found.places, found.daytitles).map((text) => (
                <p key={text}>{text}</p>
              ))}
            </Stack>
          </Card>
        );
      }}
    </ReadState>
  );
}

const Loading = () => (
  <SkeletonGroup label="the day of this order">
    <Skeleton shape="block" />
  </SkeletonGroup>
);
