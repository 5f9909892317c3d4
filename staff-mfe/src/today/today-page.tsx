import type { Today } from 'contract/staff/today';
import { formatDay } from 'contract/calendar/date-texts';
import { FailedState, Stack } from 'shared/ui';
import { StaffPage, StaffSkeleton, DeskSection } from 'shared/desk';
import { Figures } from './figures';
import { OpenWork } from './open-work';
import { QuoteFigures } from './quote-figures';
import { Takings } from './takings';
import { useGetTodayQuery } from './today-api';
import { WorkWeek } from './work-week';

/** First page of the staff area, with this week's work and everything that waits for staff. */
export const TodayPage = () => (
  <StaffPage permission="orders" title="Today">
    <TodayContent />
  </StaffPage>
);

function TodayContent() {
  const { data, isError, isFetching, refetch } = useGetTodayQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (isError) return <FailedState subject="today" busy={isFetching} onRetry={refetch} />;
  if (!data) return <StaffSkeleton />;
  return <TodaySections today={data} />;
}

function TodaySections({ today }: { today: Today }) {
  return (
    <Stack gap={6}>
      <p>{formatDay(today.day)}</p>
      <DeskSection title="To do">
        <OpenWork open={today.open} />
      </DeskSection>
      <QuoteFigures today={today} />
      <DeskSection title="Work of the week">
        <WorkWeek work={today.work} />
      </DeskSection>
      <DeskSection title="Orders and takings">
        <Stack gap={5}>
          <Figures today={today} />
          <Takings weeks={today.weeks} />
        </Stack>
      </DeskSection>
    </Stack>
  );
}
