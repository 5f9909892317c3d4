import type { DayPlan } from 'contract/staff/today';
import { formatDay } from 'contract/calendar/date-texts';
import { isDay } from 'contract/calendar/day';
import { useState } from 'react';
import { Field, getLondonToday } from 'shared/forms';
import { useNavigate, useParams } from 'shared/router';
import { Button, ButtonLink, Cluster, EmptyState, FailedState, Stack } from 'shared/ui';
import { StaffPage, StaffSkeleton, useListStatus, DeskSection } from 'shared/desk';
import { useGetDayPlanQuery } from '../today/today-api';
import styles from './day-plan.module.css';
import { addDays } from '../ui/days';
import { DueList } from './due-list';
import { JobList } from './job-list';

/** Page with all jobs of a day, for printing. The URL contains the day. The default is tomorrow. */
export function DayPlanPage() {
  const { day } = useParams();
  const plannedDay = day !== undefined && isDay(day) ? day : addDays(getLondonToday(), 1);
  return (
    <StaffPage
      permission="orders"
      title={`Work of ${formatDay(plannedDay)}`}
      actions={<DayActions day={plannedDay} />}
    >
      <DayPlanContent day={plannedDay} />
    </StaffPage>
  );
}

const DayActions = ({ day }: { day: string }) => (
  <div className={styles.controls}>
    <Cluster align="end">
      <DayField day={day} />
      <Cluster gap={2}>
        <ButtonLink variant="secondary" size="small" to={`/admin/day/${addDays(day, -1)}`}>
          Previous day
        </ButtonLink>
        <ButtonLink variant="secondary" size="small" to={`/admin/day/${addDays(day, 1)}`}>
          Next day
        </ButtonLink>
        <Button size="small" onClick={() => window.print()}>
          Print
        </Button>
      </Cluster>
    </Cluster>
  </div>
);

/** Opens the chosen day. A year that is being typed, such as 0202, opens nothing yet. */
function DayField({ day }: { day: string }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState({ day, text: day });
  return (
    <Field
      type="date"
      label="Day"
      value={typed.day === day ? typed.text : day}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped({ day, text });
        if (isDay(text)) void navigate(`/admin/day/${text}`);
      }}
    />
  );
}

function DayPlanContent({ day }: { day: string }) {
  const { currentData, isError, isFetching, refetch } = useGetDayPlanQuery(day, {
    refetchOnMountOrArgChange: true,
  });
  useListStatus({
    isFetching,
    count: isError ? undefined : currentData?.jobs.length,
    nouns: ['job', 'jobs'],
  });
  if (isError)
    return <FailedState subject="the work of the day" busy={isFetching} onRetry={refetch} />;
  if (!currentData) return <StaffSkeleton />;
  return <DayPlanSections plan={currentData} />;
}

function DayPlanSections({ plan: { day, jobs, due } }: { plan: DayPlan }) {
  if (jobs.length === 0 && due.length === 0)
    return <EmptyState title="There is no work on this day" />;
  return (
    <Stack gap={5}>
      <p className={styles.printedTitle}>{`Work of ${formatDay(day)}`}</p>
      {(['morning', 'afternoon'] as const).map((half) => {
        const jobsOfHalf = jobs.filter((job) => job.half === half);
        if (jobsOfHalf.length === 0) return null;
        return (
          <DeskSection key={half} title={half === 'morning' ? 'Morning' : 'Afternoon'}>
            <JobList jobs={jobsOfHalf} />
          </DeskSection>
        );
      })}
      {due.length > 0 && (
        <DeskSection title="Garments due">
          <DueList due={due} />
        </DeskSection>
      )}
    </Stack>
  );
}
